import { isObject, objectsOf, textOf } from '../base/index.ts';
import type { ErrorFacts, Fix, Sign } from './facts.ts';

/** A cause, with what in the input speaks for it. */
export interface RankedCause {
  text: string;
  /** Words of the input that speak for it; empty where only its usual place does. */
  because: string[];
  fix?: Fix | undefined;
}

/** How much a sign weighs: a problem says itself what is wrong, and what is around it may be there by chance. */
const KINDS: [name: 'words' | 'pointer' | 'code' | 'around', weight: number, say: (found: string) => string][] = [
  ['words', 2, (found) => `It says “${found}”.`],
  ['pointer', 3, (found) => `It points at ${found}.`],
  ['code', 3, (found) => `Its code is ${found}.`],
  ['around', 1, (found) => `The input has “${found}”.`],
];

/**
 * Orders the causes of an error by what the input says.
 * @param problem the problem object (RFC 9457), if the input has it
 * @param around what else is in the input
 * @returns all causes: those that something speaks for first, the others in their usual order
 */
export function rankCauses({ causes, signs, fixes }: ErrorFacts, problem: unknown, around = ''): RankedCause[] {
  const members = isObject(problem) ? problem : {};
  const all = [members, ...objectsOf(members.errors)];
  const texts = (...names: string[]) => names.flatMap((name) => all.map((one) => textOf(one[name])).filter(Boolean));
  const evidence = {
    words: texts('detail'),
    pointer: texts('pointer', 'parameter', 'header'),
    code: texts('code'),
    around: [around],
  };
  const ranked = causes.map((text, index) => {
    const own = signs?.[index] ?? [];
    const weighed = own.map((sign) => weigh(sign, evidence));
    const best = weighed.reduce((first, next) => (next.weight > first.weight ? next : first), NOTHING);
    const fix = own.find((sign) => sign.fix !== undefined)?.fix;
    return { cause: { text, because: best.because, fix: fixes?.[fix ?? -1] }, weight: best.weight };
  });
  return ranked.sort((first, next) => next.weight - first.weight).map(({ cause }) => cause);
}

const NOTHING = { weight: 0, because: [] as string[] };

/** Every pattern of a sign has to be found. */
function weigh(sign: Sign, evidence: Record<(typeof KINDS)[number][0], string[]>): typeof NOTHING {
  const because: string[] = [];
  let sum = 0;
  for (const [name, weight, say] of KINDS) {
    if (sign[name] === undefined) continue;
    const expression = new RegExp(sign[name], 'i');
    const found = evidence[name].find((text) => expression.test(text));
    if (found === undefined) return NOTHING;
    const excerpt = (expression.exec(found)?.[0] ?? '').replace(/\s+/g, ' ').slice(0, 80);
    because.push(say(name === 'around' ? excerpt : found));
    sum += weight;
  }
  return { weight: sum, because };
}
