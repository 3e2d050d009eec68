import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FromWorker, ToWorker } from '../../../../../theme/components/Tools/shell/contract.ts';
import { Runner } from '../../../../../theme/components/Tools/shell/runner.ts';
import type { Report } from '../../../../../tools-core/base/index.ts';

const REPORT: Report = { outcome: 'success', summary: 'Good.', sections: [] };

class FakeWorker {
  got: ToWorker[] = [];
  ended = false;
  private listen: (event: { data: FromWorker }) => void = () => {};
  fail: (event: { message?: string }) => void = () => {};

  postMessage(message: ToWorker): void {
    this.got.push(message);
  }

  terminate(): void {
    this.ended = true;
  }

  addEventListener(type: 'message' | 'error', listen: never): void {
    if (type === 'message') this.listen = listen;
    else this.fail = listen;
  }

  say(data: FromWorker): void {
    this.listen({ data });
  }
}

let workers: FakeWorker[] = [];
const start = () => {
  const worker = new FakeWorker();
  workers.push(worker);
  return worker as unknown as Worker;
};
const idOf = (worker: FakeWorker) => worker.got.findLast(({ kind }) => kind === 'run')?.id ?? 0;

beforeEach(() => {
  workers = [];
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

test('hands the input over and gives the report back, in one worker for all runs', async () => {
  const runner = new Runner(start);
  for (const input of ['a', 'b']) {
    const run = runner.run({ input }, { strict: true });
    const [worker] = workers;
    worker.say({ kind: 'ready', id: 0 });
    expect(worker.got.at(-1)).toMatchObject({ kind: 'run', input: { input }, options: { strict: true } });
    worker.say({ kind: 'report', id: idOf(worker), report: REPORT });
    expect(await run).toMatchObject({ kind: 'report', report: REPORT });
  }
  expect(workers).toHaveLength(1);
});

test('a step that takes longer than two seconds is named, and its worker ended', async () => {
  const steps: string[] = [];
  const runner = new Runner(start, (name) => steps.push(name));
  const run = runner.run({ input: 'x' }, {});
  workers[0].say({ kind: 'ready', id: 0 });
  vi.advanceTimersByTime(1_900);
  workers[0].say({ kind: 'step', id: idOf(workers[0]), name: 'the proof' });
  vi.advanceTimersByTime(1_900);
  expect(workers[0].ended).toBe(false);
  vi.advanceTimersByTime(200);
  expect(await run).toEqual({ kind: 'late', step: 'the proof' });
  expect(steps).toEqual(['the proof']);
  expect(workers.map(({ ended }) => ended)).toEqual([true, false]);
});

test('a new run ends the one before, and reaches a new worker', async () => {
  const runner = new Runner(start);
  const first = runner.run({ input: 'endless' }, {});
  workers[0].say({ kind: 'ready', id: 0 });
  const second = runner.run({ input: 'short' }, {});
  expect(await first).toEqual({ kind: 'canceled' });
  expect(workers[0].ended).toBe(true);
  workers[1].say({ kind: 'ready', id: 0 });
  expect(workers[1].got).toMatchObject([{ kind: 'run', input: { input: 'short' } }]);
  workers[0].say({ kind: 'report', id: 2, report: { ...REPORT, summary: 'too late' } });
  workers[1].say({ kind: 'report', id: 2, report: REPORT });
  expect(await second).toMatchObject({ kind: 'report', report: REPORT });
});

test('a worker that is still loading gets the latest run alone', async () => {
  const runner = new Runner(start);
  void runner.run({ input: 'a' }, {});
  void runner.run({ input: 'b' }, {});
  expect(workers[0].got).toEqual([]);
  workers[0].say({ kind: 'ready', id: 0 });
  expect(workers[0].got).toMatchObject([{ kind: 'run', input: { input: 'b' } }]);
  expect(workers).toHaveLength(1);
});

test('what reads a picture may take its time to come over the network, and then two seconds', async () => {
  const runner = new Runner(start);
  runner.warm();
  const [worker] = workers;
  worker.say({ kind: 'ready', id: 0 });
  const first = runner.read(new Blob(['x']));
  expect(runner.isBusy()).toBe(true);
  vi.advanceTimersByTime(10_000);
  const id = worker.got.at(-1)?.id ?? 0;
  worker.say({ kind: 'step', id, name: 'looking for a QR code' });
  worker.say({ kind: 'text', id, text: 'found' });
  expect(await first).toMatchObject({ kind: 'text', text: 'found' });
  expect(runner.isBusy()).toBe(false);
  const second = runner.read(new Blob(['x']));
  worker.say({ kind: 'step', id: worker.got.at(-1)?.id ?? 0, name: 'looking for a QR code' });
  vi.advanceTimersByTime(2_000);
  expect(await second).toEqual({ kind: 'late', step: 'looking for a QR code' });
});

test('examples that could not be fetched are asked for again', async () => {
  const runner = new Runner(start);
  const first = runner.loadExamples();
  workers[0].say({ kind: 'failed', id: 0, message: 'No network.' });
  await expect(first).rejects.toThrow('No network.');
  const second = runner.loadExamples();
  workers[0].say({ kind: 'examples', id: 0, examples: { one: { input: 'x' } } });
  expect(await second).toEqual({ one: { input: 'x' } });
  expect(workers[0].got.map(({ kind }) => kind)).toEqual(['examples', 'examples']);
});
