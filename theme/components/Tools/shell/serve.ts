import { InputError, rejectLong } from '../../../../tools-core/base/index.ts';
import type { Examples } from '../tool.ts';
import type { FromWorker, ToWorker, WorkerTool } from './contract.ts';

/** What a worker has to offer, so that tests need none. */
export interface WorkerScope {
  postMessage(message: FromWorker): void;
  addEventListener(type: 'message', listen: (event: { data: ToWorker }) => void): void;
}

/**
 * Runs a tool for the shell, inside a worker.
 * @param loadExamples `() => import('./examples.virtual.ts')`, or what was imported of it
 */
export function serve(
  tool: WorkerTool,
  loadExamples: () => Promise<{ examples: Examples }>,
  scope: WorkerScope = globalThis as unknown as WorkerScope,
): void {
  scope.addEventListener('message', async ({ data }) => {
    const { id } = data;
    const step = async (name: string) => scope.postMessage({ kind: 'step', id, name });
    try {
      if (data.kind === 'examples') scope.postMessage({ kind: 'examples', id, ...(await loadExamples()) });
      else if (data.kind === 'picture') {
        scope.postMessage({ kind: 'text', id, text: await tool.readPicture?.(data.picture, step) });
      } else {
        for (const text of Object.values(data.input)) rejectLong(text);
        scope.postMessage({ kind: 'report', id, report: await tool.run(data.input, data.options, step) });
      }
    } catch (error) {
      const kind = error instanceof InputError ? 'rejected' : 'failed';
      scope.postMessage({ kind, id, message: (error as Error).message });
    }
  });
  scope.postMessage({ kind: 'ready', id: 0 });
}
