import { expect, test } from 'vitest';
import type { FromWorker, ToWorker, WorkerTool } from '../../../../../theme/components/Tools/shell/contract.ts';
import { serve } from '../../../../../theme/components/Tools/shell/serve.ts';
import { InputError, type Report } from '../../../../../tools-core/base/index.ts';

const REPORT: Report = { outcome: 'success', summary: 'Good.', sections: [] };

/** A worker that answers in this thread. */
function worker(tool: WorkerTool, loadExamples = async () => ({ examples: { one: { input: 'x' } } })) {
  const said: FromWorker[] = [];
  let listen: (event: { data: ToWorker }) => unknown = () => {};
  serve(tool, loadExamples, {
    postMessage: (message: FromWorker) => said.push(message),
    addEventListener: (_: string, listener: typeof listen) => {
      listen = listener;
    },
  } as unknown as typeof globalThis);
  return { said, send: (data: ToWorker) => listen({ data }) };
}

test('says that it is ready, its steps and its report', async () => {
  const { said, send } = worker({
    run: async ({ input }, _, step) => {
      await step('reading');
      return { ...REPORT, summary: input };
    },
  });
  await send({ kind: 'run', id: 4, input: { input: 'in' }, options: {} });
  expect(said).toEqual([
    { kind: 'ready', id: 0 },
    { kind: 'step', id: 4, name: 'reading' },
    { kind: 'report', id: 4, report: { ...REPORT, summary: 'in' } },
  ]);
});

test.each([
  ['rejects in words', new InputError('Too much.'), { kind: 'rejected', message: 'Too much.' }],
  ['tells a fault of ours apart', new TypeError('x is undefined'), { kind: 'failed', message: 'x is undefined' }],
])('%s', async (_, error, answer) => {
  const { said, send } = worker({
    run: () => {
      throw error;
    },
  });
  await send({ kind: 'run', id: 1, input: { input: 'in' }, options: {} });
  expect(said.at(-1)).toMatchObject(answer);
});

test('hands a picture to the tool, and its text back', async () => {
  const { said, send } = worker({
    run: () => REPORT,
    readPicture: async (picture, step) => {
      await step('looking');
      return `${(picture as Blob).size} bytes`;
    },
  });
  await send({ kind: 'picture', id: 7, picture: new Blob(['abc']) });
  expect(said.slice(1)).toEqual([
    { kind: 'step', id: 7, name: 'looking' },
    { kind: 'text', id: 7, text: '3 bytes' },
  ]);
});

test('gives its examples, or says why it cannot', async () => {
  const tool = { run: () => REPORT };
  const { said, send } = worker(tool);
  await send({ kind: 'examples', id: 0 });
  expect(said.at(-1)).toEqual({ kind: 'examples', id: 0, examples: { one: { input: 'x' } } });
  const offline = worker(tool, () => Promise.reject(new Error('No network.')));
  await offline.send({ kind: 'examples', id: 0 });
  expect(offline.said.at(-1)).toEqual({ kind: 'failed', id: 0, message: 'No network.' });
});
