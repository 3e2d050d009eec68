import { expect, test } from 'vitest';
import { readOutput } from './output.ts';

test('readers see nothing of what a fence says for the checks', () => {
  const { pages } = readOutput();
  expect(pages.filter((page) => page.html.includes('credentialSubject')).length).toBeGreaterThan(5);
  const told = pages.filter((page) => /(?:schema|nocheck)=(?:"|&quot;|&#x22;)/.test(page.html));
  expect(told.map(({ file }) => file)).toEqual([]);
});
