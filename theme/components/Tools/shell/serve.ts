import { InputError, rejectLong } from '../../../../tools-core/base/index.ts';
import type { Examples } from '../tool.ts';
import type { FromWorker, ToWorker, WorkerTool } from './contract.ts';

/**
 * Runs a tool for the shell, inside a worker.
 * @param loadExamples `() => import('./examples.virtual.ts')`, or what was imported of it
 */
export function serve(
  tool: WorkerTool,
  loadExamples: () => Promise<{ examples: Examples }>,
  scope: Pick<typeof globalThis, 'addEventListener' | 'postMessage'> = globalThis,
): void {
  const report = (message: FromWorker) => scope.postMessage(message);
  scope.addEventListener('message', async ({ data }: MessageEvent<ToWorker>) => {
    const { id } = data;
    const step = async (name: string) => report({ kind: 'step', id, name });
    try {
      if (data.kind === 'examples') report({ kind: 'examples', id, ...(await loadExamples()) });
      else if (data.kind === 'picture') {
        report({ kind: 'text', id, text: await tool.readPicture?.(data.picture, step) });
      } else {
        for (const text of Object.values(data.input)) rejectLong(text);
        report({ kind: 'report', id, report: await tool.run(data.input, data.options, step) });
      }
    } catch (error) {
      const kind = error instanceof InputError ? 'rejected' : 'failed';
      report({ kind, id, message: (error as Error).message });
    }
  });
  report({ kind: 'ready', id: 0 });
}
