import { describe, expect, it } from 'vitest';
import { foldText } from '../../../../../theme/components/Search/engine/foldText.ts';
import { parseQuery } from '../../../../../theme/components/Search/engine/searchQuery.ts';
import { SNIPPET_LENGTH, snippet } from '../../../../../theme/components/Search/engine/snippet.ts';

const filler = 'Every page of this text is made of plain words that say nothing. '.repeat(10);
const snippetOf = (text: string, query: string) => snippet(foldText(text), parseQuery(query).terms);

describe('snippet', () => {
  it('shows a short text whole', () => {
    expect(snippetOf('A key has two parts.', 'key')).toEqual({
      statement: 'A key has two parts.',
      highlight: [{ start: 2, length: 3 }],
    });
  });

  it.each([
    [`${filler}The tolerance is five minutes. ${filler}`, 'tolerance', 'in the middle'],
    [`Tolerance comes first. ${filler}`, 'tolerance', 'at the beginning'],
    [`${filler}The last word is tolerance`, 'tolerance', 'at the end'],
  ])('shows about 100 characters around a match %#', (text, query) => {
    const { statement, highlight } = snippetOf(text, query);
    expect(statement.length).toBeGreaterThan(SNIPPET_LENGTH - 45);
    expect(statement.length).toBeLessThanOrEqual(SNIPPET_LENGTH + 2);
    expect(highlight.map(({ start, length }) => statement.slice(start, start + length).toLowerCase())).toEqual([query]);
  });

  it('says with dots where text was left out, and cuts between words', () => {
    const { statement } = snippetOf(`${filler}The tolerance is five minutes. ${filler}`, 'tolerance');
    expect(statement).toMatch(/^…\w/);
    expect(statement).toMatch(/\w…$|\.…$/);
    const words = new Set(`${filler} The tolerance is five minutes.`.split(/\s+/));
    for (const word of statement.replaceAll('…', '').split(' ')) expect(words).toContain(word);
  });

  it('prefers the place where the terms stand together', () => {
    const { statement } = snippetOf(`One key here. ${filler}The API key is public. ${filler}An API there.`, 'api key');
    expect(statement).toContain('The API key is public.');
  });

  it('joins lines and never begins inside a character', () => {
    expect(snippetOf('one\n  two\nthree', 'two').statement).toBe('one two three');
    const { statement } = snippetOf(`${'😀'.repeat(200)}key${'😀'.repeat(200)}`, 'key');
    expect(statement).toMatch(/^…(?:😀)+key(?:😀)+…$/u);
  });

  it('shows the whole match where it is longer than a snippet', () => {
    const long = 'x'.repeat(150);
    expect(snippetOf(`${filler}${long} ${filler}`, long).statement).toContain(long);
  });
});
