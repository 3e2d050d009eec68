// A check of many pages on two threads. The first one waits for nothing but the end: each takes the next page when it
// is done with the last, by one number that both count up.
import { once } from 'node:events';
import {
  MessageChannel,
  type MessagePort,
  parentPort,
  receiveMessageOnPort,
  Worker,
  workerData,
} from 'node:worker_threads';
import { keptChecks } from '../../plugins/checks/keptChecks.ts';
import type { Entry } from '../../plugins/checks/lookUp.ts';
import { pageLooker } from '../../plugins/checks/pageLook.ts';
import type { SecondThread, SharedPages } from '../../plugins/checks/secondThread.ts';
import { sourcesToCheck } from '../../plugins/checks/siteSources.ts';
import { judgeWords, parseWordList, readWordList } from '../../plugins/checks/spelling.ts';
import { brandTokens, readBrand } from '../../plugins/shared/brand.ts';
import { BASE } from '../../plugins/shared/site.ts';
import { readSiteOptions } from '../../plugins/shared/siteOptions.ts';

/** Places of the numbers that both threads count up. */
const NEXT = 0;
const TAKEN = 1;
const DONE = 2;
/** Milliseconds after which a thread that found nothing more is given up, and its pages are looked at here. */
const LOST = 30_000;

interface Share {
  root: string;
  env: Record<string, string | undefined>;
  isFresh: boolean;
  counts: Int32Array;
  port: MessagePort;
}

type Asked = { words: readonly string[]; own: readonly string[] };

/**
 * Runs a second thread when pages are shared with it.
 * @param thread path of the module that runs this program in a thread, in its function `lookInThread`
 * @param program path of the kept program, for that module
 */
export function secondThread(
  { root, env, isFresh }: Pick<Share, 'root' | 'env' | 'isFresh'>,
  thread: string,
  program: string,
): SecondThread {
  let started: Started | undefined;
  const start = (): Started => {
    const counts = new Int32Array(new SharedArrayBuffer(3 * Int32Array.BYTES_PER_ELEMENT));
    const { port1, port2 } = new MessageChannel();
    const share: Share = { root, env: { ...env }, isFresh, counts, port: port2 };
    const worker = new Worker(thread, { workerData: { program, ...share }, transferList: [port2] });
    // Without it the work is done here.
    worker.on('error', () => second.end());
    worker.unref();
    return { worker, counts, port: port1 };
  };
  const second: SecondThread = {
    prepare() {
      started ??= start();
    },
    share(files, known) {
      started ??= start();
      const { worker, counts, port } = started;
      port.postMessage([files, known]);
      second.judge = (words, own) => judgeIn(worker, { words, own });
      return sharedPages(files, counts, port);
    },
    end() {
      void started?.worker.terminate();
      started?.port.close();
      started = undefined;
      second.judge = undefined;
    },
  };
  return second;
}

/** A thread that was started, with what it shares. */
interface Started {
  worker: Worker;
  counts: Int32Array;
  port: MessagePort;
}

function sharedPages(files: readonly string[], counts: Int32Array, port: MessagePort): SharedPages {
  return {
    next: () => files[Atomics.add(counts, NEXT, 1)],
    found() {
      const found: Entry[] = [];
      // A page that was taken up to now; a thread that starts later finds none left.
      for (let done = Atomics.load(counts, DONE); done < Atomics.load(counts, TAKEN); ) {
        if (Atomics.wait(counts, DONE, done, LOST) === 'timed-out') break;
        done = Atomics.load(counts, DONE);
      }
      for (let one = receiveMessageOnPort(port); one; one = receiveMessageOnPort(port)) found.push(...one.message);
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
  const { root, env, isFresh, counts, port } = workerData as Share;
  const options = readSiteOptions(root, env);
  const tokens = brandTokens(readBrand(options.brandFile), BASE);
  const sources = sourcesToCheck(options.docsDir, root, tokens);
  const look = pageLooker(options, tokens, sources, keptChecks(options, isFresh));
  // The first thread reads the data too before it knows which pages are to be looked at.
  await judgeWords(['dictionary'], parseWordList(readWordList(options.docsDir)));
  sources.data();
  const [[files, known]] = (await once(port, 'message')) as [[readonly string[], readonly Entry[]]];
  look.takeOver(known);
  look.prepare(files);
  for (;;) {
    Atomics.add(counts, TAKEN, 1);
    const next = files[Atomics.add(counts, NEXT, 1)];
    if (next !== undefined) send(port, () => look.named(next).entries);
    Atomics.add(counts, DONE, 1);
    Atomics.notify(counts, DONE);
    if (next === undefined) break;
  }
  parentPort?.on('message', async ({ words, own }: Asked) => parentPort?.postMessage(await judgeWords(words, own)));
}

/** A page that this thread stumbles over is looked at again by the first one, which says what is wrong. */
function send(port: MessagePort, look: () => Entry[]): void {
  try {
    port.postMessage(look());
  } catch {
    // See above.
  }
}
