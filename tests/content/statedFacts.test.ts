import { expect, test } from 'vitest';
import { numberOf } from '../../plugins/checks/rules/numberWords.ts';
import { readFacts } from '../../plugins/data/factLedger.ts';
import { docs, docsDir } from './spec.ts';

const rows = docs.pages.flatMap(({ source }) => source.split('\n'));

/** Whether a row has the number of a fact, what it counts, and the words by which a sentence is about it. */
function states(row: string, number: string, unit: string, about: readonly string[]): boolean {
  const numbers = row.match(/\w+/g) ?? [];
  const nouns = unit.split(/[ -]/).map((word) => word.replace(/ies$|s$/, ''));
  return (
    numbers.some((one) => one === number || (numberOf(one) >= 0 && numberOf(one) === numberOf(number))) &&
    nouns.every((noun) => row.toLowerCase().includes(noun.toLowerCase())) &&
    about.every((words) => new RegExp(`\\b(?:${words})`, 'i').test(row))
  );
}

test('what each fact says stands on a page still', () => {
  const lost = readFacts(docsDir).filter(({ says, about = [] }) => {
    const [, number = '', unit = ''] = /^([\w.]+)[ -](.+)$/.exec(says) ?? [];
    return !rows.some((row) => states(row, number, unit, about));
  });
  expect(lost).toEqual([]);
});
