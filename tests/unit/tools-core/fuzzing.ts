import fc from 'fast-check';
import { expect } from 'vitest';
import { joined, LIMITS } from '../../../tools-core/base/index.ts';

/** Inputs for each decoder and reader. `FUZZ_RUNS` takes more, and `FUZZ_SEED` others. */
export const RUNS = Number(process.env.FUZZ_RUNS ?? 1_000);
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_122);

/**
 * Part of all inputs for what takes some milliseconds for each, so that a run of all tests stays short. `FUZZ_ALL=1`
 * gives all of them to these as well.
 */
export const dear = (share: number): number => (process.env.FUZZ_ALL === '1' ? 1 : share);

/** Milliseconds that a test may take on a busy machine; some hundredths of that on a quiet one. */
export const PATIENCE = Math.max(60_000, RUNS * (process.env.FUZZ_ALL === '1' ? 120 : 12));

/** Bytes by which a decoder may fill the heap beyond what it held before: some times what one input may become. */
const MEMORY = 256 * 1024 * 1024;

/** What formats are made of, and what breaks them. */
const PIECES = [
  ...['{', '}', '[', ']', '"', ',', ':', '~', '.', '-', '_', '=', '\\', '#', '?', '/', '%', '\n', 'z', '..'],
  ...['\\u0000', 'null', '1e999', '-1', '""', '[]', '{}', '\u0000', 'é', '😀', '\ud800'],
  ...['did:', '%3A', '%00', '$..*', 'true', '{"', '0', '__proto__', 'constructor'],
];

/** Numbers without a leaning to small ones, so that changes fall everywhere. */
const anywhere = fc.noBias(fc.nat());
const edit = fc.tuple(anywhere, anywhere, fc.constantFrom(...PIECES));

/** One change: a piece put in or in place of others, a part cut out or doubled, a character replaced, the end cut off. */
function edited(text: string, [place, how, piece]: [number, number, string]): string {
  const at = place % (text.length + 1);
  const length = (how >>> 4) % 20;
  const [before, after] = [text.slice(0, at), text.slice(at)];
  switch (how % 6) {
    case 0:
      return before + piece + after;
    case 1:
      return before + piece + after.slice(length);
    case 2:
      return before + after.slice(length);
    case 3:
      return before + after.slice(0, length * 4) + after;
    case 4:
      return before + String.fromCharCode(32 + ((how >>> 9) % 95)) + after.slice(1);
    default:
      return place % 4 === 0 ? before : before + after.slice(1);
  }
}

/** Texts made of samples by one to four changes. */
export const changedTexts = (samples: readonly string[]): fc.Arbitrary<string> =>
  fc
    .tuple(fc.constantFrom(...samples), fc.array(edit, { minLength: 1, maxLength: 4 }))
    .map(([text, edits]) => edits.reduce(edited, text));

/** Bytes made of samples by one to four changes: others in their place, or a part cut out. */
export const changedBytes = (samples: readonly Uint8Array[]): fc.Arbitrary<Uint8Array> =>
  fc
    .tuple(fc.constantFrom(...samples), fc.array(fc.tuple(anywhere, anywhere), { minLength: 1, maxLength: 4 }))
    .map(([bytes, edits]) => {
      let changed: Uint8Array = Uint8Array.from(bytes);
      for (const [place, how] of edits) {
        const at = place % Math.max(changed.length, 1);
        const end = at + ((how >>> 2) % 20);
        if (how % 3 === 0) changed = joined(changed.subarray(0, at), changed.subarray(end));
        else changed[at] = (how >>> 2) % 256;
      }
      return changed;
    });

/** Any character, each as likely. The unit `binary` of fast-check first puts all 1.1 million into a table. */
const SURROGATES = { from: 0xd800, count: 0x800 };
const anyCharacter = fc.nat(0x10ffff - SURROGATES.count).map(
  (number) => String.fromCodePoint(number < SURROGATES.from ? number : number + SURROGATES.count),
  (character) => {
    const code = typeof character === 'string' ? character.codePointAt(0) : undefined;
    if (code === undefined || String.fromCodePoint(code) !== character) throw new Error('It is no character.');
    return code < SURROGATES.from ? code : code - SURROGATES.count;
  },
);

/** Texts, or bytes in base64url, that no sample led to. */
export const anyTexts = fc.oneof(fc.string({ unit: anyCharacter, maxLength: 200 }), fc.json());
export const anyBytes = fc.uint8Array({ maxLength: 300 });

/** Errors by their exact class, so that a subclass such as TypeError is a crash. */
type Documented = abstract new (...values: never[]) => Error;

/** Runs something that may refuse its input by a documented error, and by no other. */
export function mayRefuse<T>(run: () => T, ...documented: Documented[]): T | undefined {
  try {
    return run();
  } catch (error) {
    if (documented.some((one) => (error as Error).constructor === one)) return undefined;
    throw error;
  }
}

/** The same for what takes its time. */
export async function mayRefuseLater<T>(run: () => Promise<T>, ...documented: Documented[]): Promise<T | undefined> {
  try {
    return await run();
  } catch (error) {
    return mayRefuse<undefined>(
      () => {
        throw error;
      },
      ...documented,
    );
  }
}

const heap = (): number => {
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
};

/** Holds all inputs together to a bound of memory. */
function watchMemory() {
  const before = heap();
  let highest = before;
  let count = 0;
  return {
    note() {
      if (++count % 250 === 0) highest = Math.max(highest, heap());
    },
    judge: () => expect(highest - before).toBeLessThan(MEMORY),
  };
}

/**
 * Whether more time than one step may take has gone by: then computing alone is measured, on the same input. A busy
 * machine makes anything wait, and to ask for the time of computing takes longer than most decoders do.
 */
const isLate = (start: number): boolean => performance.now() - start > LIMITS.step;

function judgeComputing(start: NodeJS.CpuUsage): void {
  const { user, system } = process.cpuUsage(start);
  const milliseconds = (user + system) / 1000;
  if (milliseconds > LIMITS.step) throw new Error(`It took ${milliseconds} ms of computing.`);
}

/**
 * Gives a decoder its inputs, and holds each to the time of one step. One that fails is made smaller before it is shown,
 * with the seed that leads to it.
 * @param share of the inputs, for a decoder with several kinds of them
 */
export function fuzz<T>(inputs: fc.Arbitrary<T>, run: (input: T) => void, share = 1): void {
  const { note, judge } = watchMemory();
  const property = fc.property(inputs, (input) => {
    const start = performance.now();
    run(input);
    if (isLate(start)) {
      const again = process.cpuUsage();
      run(input);
      judgeComputing(again);
    }
    note();
  });
  fc.assert(property, { numRuns: Math.ceil(RUNS * share), seed: SEED });
  judge();
}

/** The same for a decoder that takes its time. */
export async function fuzzLater<T>(
  inputs: fc.Arbitrary<T>,
  run: (input: T) => Promise<void>,
  share = 1,
): Promise<void> {
  const { note, judge } = watchMemory();
  const property = fc.asyncProperty(inputs, async (input) => {
    const start = performance.now();
    await run(input);
    if (isLate(start)) {
      const again = process.cpuUsage();
      await run(input);
      judgeComputing(again);
    }
    note();
  });
  await fc.assert(property, { numRuns: Math.ceil(RUNS * share), seed: SEED });
  judge();
}
