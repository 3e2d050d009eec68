import { printJson } from '../jsonEdits.ts';
import type { Change, Site } from '../site.ts';
import { refuseOddName, refuseTakenFile, tagOnPage } from './todo.ts';

export interface NewSample {
  name: string;
  title: string;
  /** Address or file of the page that shows it. */
  on?: string;
}

/**
 * Plans a new sample that runs in the page: a program that works, its form, and what it gives.
 * @throws ChoreError where there is one of that name
 */
export function newSample(site: Site, { name, title, on }: NewSample): Change[] {
  refuseOddName(name, 'a sample');
  const file = `${site.docs}/_samples/${name}`;
  refuseTakenFile(site, `${file}.ts`);
  const form = { title, fields: [{ name: 'text', label: 'Text', value: 'Hello' }] };
  return [
    { kind: 'write', file: `${file}.ts`, text: PROGRAM },
    { kind: 'write', file: `${file}.json`, text: `${printJson(form)}\n` },
    { kind: 'write', file: `${file}.txt`, text: `${JSON.stringify({ letters: 5 }, null, 2)}\n` },
    ...tagOnPage(site, on, `<LiveSample name="${name}" />`),
  ];
}

const PROGRAM = `/** Counts the letters of a text. Replace this with what your readers want to try. */
export async function run({ text }: { text: string }) {
  if (text.trim() === '') throw new Error('Write a text.');
  return { letters: [...text].length };
}
`;
