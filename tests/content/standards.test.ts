import { describe, expect, test } from 'vitest';
import { readPublishedData, standardEntries } from '../../plugins/data/publishedData.ts';
import { dateText } from '../../plugins/shortcodes/standards.ts';
import { docs, docsDir, root, tokens } from './spec.ts';

const standards = standardEntries(readPublishedData(docsDir, root, tokens).standards);

/** Addresses of the same texts that pages use as well. */
const ALIASES: Record<string, string> = {
  'https://www.w3.org/TR/did-1.0/': 'did-1.0',
  'https://www.w3.org/TR/vc-data-model-1.1/': 'vc-data-model-1.1',
};

const statuses = [...new Set(standards.map(({ status }) => status))].sort((a, b) => b.length - a.length);
/** A link to a text and the status that the same sentence or row gives it, with its date. */
const claim = new RegExp(
  String.raw`\]\((https://[^)#]+)(?:#[^)]*)?\)[^[\n]{0,24}?(?:\| |is a |, a )(?:W3C |IETF |DIF |OpenID )?(${statuses.join('|')})\b(?:,? (?:of )?((?:\d{1,2} )?(?:[A-Z][a-z]+ )?\d{4}))?`,
  'g',
);

/** Every status that a text gives a standard, with what is wrong about it. */
function claimsIn(text: string): { claimed: string; known: string | undefined }[] {
  return [...text.matchAll(claim)].map(([, address, status, date = '']) => {
    const entry = standards.find(({ id, address: own }) => own === address || id === ALIASES[address]);
    const whole = entry && dateText(entry.date);
    // A page may be less exact than the data: "May 2025".
    const known = entry && `${entry.status} ${whole?.endsWith(date) ? date : whole}`.trim();
    return { claimed: `${status} ${date}`.trim(), known };
  });
}

test('a page that gives the status of a standard gives the one that the data has', () => {
  const claims = docs.pages.flatMap(({ file, source }) => claimsIn(source).map((found) => ({ file, ...found })));
  const held = claims.filter(({ known }) => known !== undefined);
  expect(held.filter(({ claimed, known }) => claimed !== known)).toEqual([]);
  expect(held.length).toBeGreaterThan(30);
});

describe('a wrong status is found', () => {
  const link = '[BBS](https://www.w3.org/TR/vc-di-bbs/)';
  test.each([
    [`${link} is a W3C Recommendation of 7 April 2026`, 'Recommendation 7 April 2026'],
    [`| ${link} | W3C Candidate Recommendation Draft, 7 April 2025 |`, 'Candidate Recommendation Draft 7 April 2025'],
    [`${link}, a W3C Candidate Recommendation Draft of May 2026`, 'Candidate Recommendation Draft May 2026'],
  ])('%s', (text, claimed) => {
    expect(claimsIn(text)).toEqual([{ claimed, known: 'Candidate Recommendation Draft 7 April 2026' }]);
  });

  test('and a true one that is less exact is not', () => {
    const [{ claimed, known }] = claimsIn(`${link} is a W3C Candidate Recommendation Draft of April 2026`);
    expect(claimed).toBe(known);
  });
});

test('a link to a revision of a draft is to the one that the data says is read', () => {
  const links = docs.pages.flatMap(({ file, source }) =>
    [...source.matchAll(/\/(draft-[a-z0-9-]+?)-(\d\d)(?=[)#])/g)].map(([, draft, revision]) => ({
      file,
      draft,
      revision,
    })),
  );
  const readOf = (draft: string) => standards.find(({ address }) => address.includes(`/${draft}/`))?.revision;
  expect(links.length).toBeGreaterThan(0);
  expect(links.filter(({ draft, revision }) => readOf(draft) !== revision)).toEqual([]);
});

test('what is read of drafts has a revision and a date, and nothing was checked in the future', () => {
  const drafts = standards.filter(({ status }) => status === 'Internet-Draft');
  expect(drafts.filter(({ revision, date }) => !revision || !date).map(({ id }) => id)).toEqual([]);
  const today = new Date().toISOString().slice(0, 10);
  expect(standards.filter(({ checked }) => checked > today).map(({ id }) => id)).toEqual([]);
});
