import { InputError, type Report, rejectLong } from '../../../../tools-core/base/index.ts';
import type { Examples } from '../tool.ts';
import type { FromWorker, ToWorker, WorkerTool } from './contract.ts';

/** What a worker has to offer, so that tests need none. */
export interface WorkerScope {
  postMessage(message: FromWorker): void;
  addEventListener(type: 'message', listen: (event: { data: ToWorker }) => void): void;
}

/**
 * Answers the shell from inside a worker.
 * @param loadExamples `() => import('./examples.virtual.ts')`, or what was imported of it
 */
export function serve(
  tool: WorkerTool,
  loadExamples: () => Promise<{ examples: Examples }>,
  scope: WorkerScope = globalThis as unknown as WorkerScope,
): void {
  const running = new Map<number, AbortController>();
  scope.addEventListener('message', async ({ data }) => {
    if (data.kind === 'cancel') {
      running.get(data.id)?.abort();
      scope.postMessage({ kind: 'idle', id: data.id });
      return;
    }
    const { id } = data;
    const ending = new AbortController();
    running.set(id, ending);
    const step = async (name: string) => {
      scope.postMessage({ kind: 'step', id, name });
      // A message of the page comes in between two tasks only.
      await new Promise((resolve) => setTimeout(resolve));
      ending.signal.throwIfAborted();
    };
    try {
      const answer =
        data.kind === 'examples'
          ? { kind: data.kind, ...(await loadExamples()) }
          : await answerTo(tool, data, ending.signal, step);
      if (!ending.signal.aborted) scope.postMessage({ ...answer, id });
    } catch (error) {
      if (ending.signal.aborted) return;
      const kind = error instanceof InputError ? 'refused' : 'failed';
      scope.postMessage({ kind, id, message: (error as Error).message });
    } finally {
      running.delete(id);
    }
  });
  scope.postMessage({ kind: 'ready', id: 0 });
}

async function answerTo(
  tool: WorkerTool,
  asked: Extract<ToWorker, { kind: 'run' | 'picture' }>,
  signal: AbortSignal,
  step: (name: string) => Promise<void>,
): Promise<{ kind: 'report'; report: Report } | { kind: 'text'; text: string | undefined }> {
  if (asked.kind === 'picture') return { kind: 'text', text: await tool.readPicture?.(asked.picture, step) };
  for (const text of Object.values(asked.input)) rejectLong(text);
  return { kind: 'report', report: await tool.run(asked.input, asked.options, signal, step) };
}
