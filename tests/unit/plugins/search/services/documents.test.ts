import { expect, test } from 'vitest';
import type { PageNotes } from '../../../../../plugins/search/knowledge/pageNotes.ts';
import { sectionDocuments } from '../../../../../plugins/search/services/documents.ts';

const long = Array.from({ length: 1000 }, (_, line) => `line ${line}`).join('\n');
const content = `Lead.\nRotate\n${long}`;
const index = {
  info: { name: 'en', label: 'en', lang: 'en', version: '', file: '', head: '' },
  records: [
    {
      id: 4,
      title: 'Keys',
      content,
      toc: [{ text: 'Rotate', id: 'rotate', depth: 2, charIndex: content.indexOf('Rotate') }],
      routePath: '/keys',
      domain: '',
    },
  ],
  notes: new Map([
    ['/keys', { defines: ['key'], answers: ['What is a key?'], summary: 'About keys.', linked: ['keys'], leadsTo: [] }],
  ]),
};
const documents = sectionDocuments(index, 'https://docs.example.com/docs');

test('each section is a document, in the order of the page', () => {
  expect(documents.map(({ id, anchor, heading, position }) => [id, anchor, heading, position])).toEqual([
    ['en-4-0', '', '', 0],
    ['en-4-1', 'rotate', 'Rotate', 1],
    ['en-4-2', 'rotate', 'Rotate', 2],
    ['en-4-3', 'rotate', 'Rotate', 3],
  ]);
  expect(documents.every(({ page, title, domain }) => page === '/keys' && title === 'Keys' && domain !== '')).toBe(
    true,
  );
});

test('what is known of the page stands with its first section only', () => {
  const { leadsTo, ...known } = index.notes.get('/keys') as PageNotes;
  expect(documents[0]).toMatchObject(known);
  expect(documents[1]).toMatchObject({ defines: [], answers: [], summary: '', linked: [] });
});

test('a long text is cut between lines, and nothing of it is lost', () => {
  const texts = documents.slice(1).map(({ text }) => text);
  expect(texts.every((text) => text.length <= 4000)).toBe(true);
  expect(texts.join('\n')).toBe(long);
});

test('a text without a place to cut is cut all the same', () => {
  const record = { ...index.records[0], content: 'x'.repeat(9000), toc: [] };
  const cut = sectionDocuments({ ...index, records: [record] }, '');
  expect(cut.map(({ text }) => text.length)).toEqual([4000, 4000, 1000]);
});
