import { expect, test } from 'vitest';
import type { PageNotes } from '../../../plugins/search/knowledge/pageNotes.ts';
import { withoutLike } from '../../../scripts/search/strangers.ts';

const page = (...answers: string[]): PageNotes => ({ defines: [], answers, summary: '', linked: [], leadsTo: [] });

test('leaves out answers that are like a question, in any form of its words, and keeps all others', () => {
  const notes = new Map([
    ['/rotate', page('how do I rotate an API key', 'rotating API keys', 'what if a secret leaks')],
    ['/logs', page('who used this API key last month')],
  ]);
  const left = withoutLike([{ ask: 'rotate api key' }], notes);
  expect([...left].map(([route, { answers }]) => [route, answers])).toEqual([
    ['/rotate', ['what if a secret leaks']],
    ['/logs', ['who used this API key last month']],
  ]);
  expect(notes.get('/rotate')?.answers).toHaveLength(3);
});
