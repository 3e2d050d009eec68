import { describe, expect, it } from 'vitest';
import {
  decodeLists,
  decodePostings,
  decodeWords,
  encodeLists,
  encodePostings,
  encodeWords,
  type PagePosting,
} from '../../../../../theme/components/Search/engine/codec.ts';

describe('places', () => {
  it('are read as they were written, with impacts in 63 steps', () => {
    const postings: PagePosting[] = [
      { page: 0, impact: 1, sections: [{ section: 0, impact: 1 / 63 }] },
      { page: 70, impact: 0.5, sections: [] },
      {
        page: 5000,
        impact: 20 / 63,
        sections: [
          { section: 3, impact: 10 / 63 },
          { section: 1200, impact: 1 },
        ],
      },
    ];
    const read: PagePosting[] = [];
    decodePostings(encodePostings(postings), {
      page: (page, impact) => read.push({ page, impact, sections: [] }),
      section: (page, section, impact) => {
        expect(page).toBe(read.at(-1)?.page);
        read.at(-1)?.sections.push({ section, impact });
      },
    });
    expect(read).toEqual([postings[0], { ...postings[1], impact: 32 / 63 }, postings[2]]);
  });

  it('never are of no impact, so that what is found stays found', () => {
    let least = 0;
    decodePostings(encodePostings([{ page: 1, impact: 0.0001, sections: [] }]), {
      page: (_, impact) => {
        least = impact;
      },
      section: () => {},
    });
    expect(least).toBeGreaterThan(0);
  });

  it('end where a text is cut off', () => {
    const text = encodePostings([{ page: 5000, impact: 1, sections: [{ section: 40, impact: 1 }] }]);
    for (let length = 0; length < text.length; length++) {
      expect(() => decodePostings(text.slice(0, length), { page: () => {}, section: () => {} })).not.toThrow();
    }
  });
});

it.each([
  [[]],
  [['a']],
  [['verifiable', 'verification', 'verify', '~z6mk', 'ключ', '凭证']],
  [[`${'x'.repeat(70)}a`, `${'x'.repeat(70)}b`]],
])('words are read as they were written (%#)', (words) => expect(decodeWords(encodeWords(words))).toEqual(words));

it.each([[[]], [[[]]], [[[0], [], [5, 6, 900], [1]]]])('lists are read as they were written (%#)', (lists) =>
  expect(decodeLists(encodeLists(lists))).toEqual(lists),
);

it('lists end where a text is cut off', () => {
  const text = encodeLists([[3, 700], [40]]);
  for (let length = 0; length < text.length; length++) expect(() => decodeLists(text.slice(0, length))).not.toThrow();
});
