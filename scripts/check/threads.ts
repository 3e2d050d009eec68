// A check of many pages on two threads. The first one waits for nothing but the end: each takes the next page when it
// is done with the last, by one number that both count up.
import {
  MessageChannel,
  type MessagePort,
  parentPort,
  receiveMessageOnPort,
  Worker,
  workerData,
} from 'node:worker_threads';
import { brandTokens, readBrand } from '../../engine/base/brand.ts';
import { BASE } from '../../engine/base/site.ts';
import { readSiteOptions } from '../../engine/base/siteOptions.ts';
import { pageLooker } from '../../engine/checks/pageLook.ts';
import type { SecondThread, SharedPages } from '../../engine/checks/secondThread.ts';
import { withoutTrees } from '../../engine/checks/siteChecker.ts';
import { siteSources } from '../../engine/checks/siteSources.ts';
import { judgeWords, parseWordList, readWordList } from '../../engine/checks/spelling.ts';

/** Places of the numbers that both threads count up. */
const NEXT = 0;
const TAKEN = 1;
const DONE = 2;
/** Milliseconds after which a thread that found nothing more is given up, and its pages are looked at here. */
const LOST = 30_000;

interface Share {
  root: string;
  env: Record<string, string | undefined>;
  files: readonly string[];
  counts: Int32Array;
  port: MessagePort;
}

type Found = readonly [name: string, looked: unknown];
type Asked = { words: readonly string[]; own: readonly string[] };

/**
 * Runs a second thread when pages are shared with it.
 * @param thread path of the module that runs this program in a thread, in its function `lookInThread`
 * @param program path of the kept program, for that module
 */
export function secondThread(
  root: string,
  env: Record<string, string | undefined>,
  thread: string,
  program: string,
): SecondThread {
  let worker: Worker | undefined;
  const second: SecondThread = {
    share(files) {
      const counts = new Int32Array(new SharedArrayBuffer(3 * Int32Array.BYTES_PER_ELEMENT));
      const { port1, port2 } = new MessageChannel();
      const share = { root, env: { ...env }, files, counts, port: port2 };
      worker = new Worker(thread, { workerData: { program, ...share }, transferList: [port2] });
      // Without it the work is done here.
      worker.on('error', () => second.end());
      worker.unref();
      const working = worker;
      second.judge = (words, own) => judgeIn(working, { words, own });
      return sharedPages(files, counts, port1);
    },
    end() {
      void worker?.terminate();
      worker = undefined;
      second.judge = undefined;
    },
  };
  return second;
}

function sharedPages(files: readonly string[], counts: Int32Array, port: MessagePort): SharedPages {
  return {
    next: () => files[Atomics.add(counts, NEXT, 1)],
    found() {
      const found: Found[] = [];
      // A page that was taken up to now; a thread that starts later finds none left.
      for (let done = Atomics.load(counts, DONE); done < Atomics.load(counts, TAKEN); ) {
        if (Atomics.wait(counts, DONE, done, LOST) === 'timed-out') break;
        done = Atomics.load(counts, DONE);
      }
      for (let one = receiveMessageOnPort(port); one; one = receiveMessageOnPort(port)) found.push(one.message);
      port.close();
      return found;
    },
  };
}

function judgeIn(worker: Worker, asked: Asked): Promise<Map<string, string[]>> {
  return new Promise((resolve, reject) => {
    worker.ref();
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('The thread ended.')));
    worker.postMessage(asked);
  }).catch(() => judgeWords(asked.words, asked.own)) as Promise<Map<string, string[]>>;
}

/** What the second thread does: pages, then words. */
export async function lookInThread(): Promise<void> {
  const { root, env, files, counts, port } = workerData as Share;
  const options = readSiteOptions(root, env);
  const tokens = brandTokens(readBrand(options.brandFile), BASE);
  const sources = siteSources(options.docsDir, root, tokens);
  const look = pageLooker(options, tokens, { ...sources, page: withoutTrees(sources.page) });
  // First, as the first thread begins with what it does alone: what is shared evens out the rest.
  await judgeWords(['dictionary'], parseWordList(readWordList(options.docsDir)));
  for (;;) {
    Atomics.add(counts, TAKEN, 1);
    const next = files[Atomics.add(counts, NEXT, 1)];
    if (next !== undefined) send(port, () => look(next));
    Atomics.add(counts, DONE, 1);
    Atomics.notify(counts, DONE);
    if (next === undefined) break;
  }
  parentPort?.on('message', async ({ words, own }: Asked) => parentPort?.postMessage(await judgeWords(words, own)));
}

/** A page that this thread stumbles over is looked at again by the first one, which says what is wrong. */
function send(port: MessagePort, look: () => Found | undefined): void {
  try {
    const found = look();
    if (found) port.postMessage(found);
  } catch {
    // See above.
  }
}
