import { describe, expect, it } from 'vitest';
import { highlightTerms } from '../../../../../theme/components/Search/engine/highlight.ts';
import { snippet } from '../../../../../theme/components/Search/engine/hits.ts';
import { parseQuery } from '../../../../../theme/components/Search/engine/parseQuery.ts';

/** A snippet with its highlights in brackets. */
function marked(text: string, query: string): string {
  const { statement, highlight } = snippet(text, highlightTerms(parseQuery(query).terms));
  return highlight.reduceRight(
    (result, { start, length }) =>
      `${result.slice(0, start)}[${result.slice(start, start + length)}]${result.slice(start + length)}`,
    statement,
  );
}

describe('a snippet', () => {
  it('is from the code of a sample rather than from a comment, and is marked as code', () => {
    const text = 'Verify one.\n/** Decodes the SD-JWT before verify. */\nconst verify = await sdJwt.verify(token);';
    const terms = highlightTerms(parseQuery('verify await').terms);
    expect(snippet(text, terms)).toMatchObject({ statement: text.split('\n')[2], isCode: true });
    const same = '/** Verify the token. */\nverify(token);';
    expect(snippet(same, highlightTerms(parseQuery('verify token').terms)).statement).toBe('verify(token);');
    expect(snippet('Verify a token.', highlightTerms(parseQuery('verify').terms))).not.toHaveProperty('isCode');
  });

  it.each([
    [
      'marks whole words',
      'It is trusted, unsupported and done.',
      'trust support',
      'It is [trusted], [unsupported] and done.',
    ],
    ['marks a name as one', 'The SD-JWT of a wallet.', 'sd-jwt', 'The [SD-JWT] of a wallet.'],
    ['marks characters where words have no spaces', '撤销凭证的状态', '凭证', '撤销[凭证]的状态'],
    [
      'stays in one paragraph, row or line of code',
      'export API_SECRET\nIt verifies an SD-JWT.\nmdoc · yes',
      'verify sd-jwt mdoc',
      'It [verifies] an [SD-JWT].',
    ],
    ['marks no filler', 'How to rotate a key.', 'how to rotate', 'How to [rotate] a key.'],
  ])('%s', (_, text, query, expected) => expect(marked(text, query)).toBe(expected));

  it('shows the part with most of the terms, cut between words, with dots where text is left out', () => {
    const filler = 'nothing to see here '.repeat(20);
    const text = `A key. ${filler}Rotate the key of a client each year. ${filler}`;
    const shown = marked(text, 'rotate key');
    expect(shown).toContain('[Rotate] the [key] of a client');
    expect(shown).toMatch(/^…\w.*\w…$/);
    expect(shown.length).toBeLessThan(110);
  });
});
