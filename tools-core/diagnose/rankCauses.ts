import { isObject, textOf } from '../base/index.ts';
import type { ErrorFacts, Fix, Sign } from './facts.ts';

/** A cause, with what in the input speaks for it. */
export interface RankedCause {
  text: string;
  /** Words of the input that speak for it; empty where only its usual place does. */
  because: string[];
  fix?: Fix;
}

interface Evidence {
  words: string[];
  pointers: string[];
  codes: string[];
  around: string;
}

/** What a sign weighs: a problem says itself what is wrong, and what stands around it may be there by chance. */
const WEIGHTS = { pointer: 3, code: 3, words: 2, around: 1 };

/**
 * Orders the causes of an error by what the input says.
 * @param problem the problem object (RFC 9457), if the input has it
 * @param around what else stands in the input
 * @returns all causes: those that something speaks for first, the others in their usual order
 */
export function rankCauses(error: ErrorFacts, problem: unknown, around = ''): RankedCause[] {
  const evidence = evidenceOf(problem, around);
  const judged = error.causes.map((text, index) => {
    const found = (error.signs?.[index] ?? []).map((sign) => weigh(sign, evidence));
    const best = found.reduce((first, next) => (next.weight > first.weight ? next : first), NOTHING);
    const fix = error.signs?.[index]?.find((sign) => sign.fix !== undefined)?.fix;
    return { cause: { text, because: best.because, fix: error.fixes?.[fix ?? -1] }, weight: best.weight };
  });
  return judged.sort((first, next) => next.weight - first.weight).map(({ cause }) => cause);
}

interface Weighed {
  weight: number;
  because: string[];
}

const NOTHING: Weighed = { weight: 0, because: [] };

/** Every pattern of a sign has to be found. */
function weigh(sign: Sign, { words, pointers, codes, around }: Evidence): Weighed {
  const because: string[] = [];
  let weight = 0;
  const look = (pattern: string | undefined, texts: string[], worth: number, say: (found: string) => string) => {
    if (pattern === undefined) return true;
    const expression = new RegExp(pattern, 'i');
    const found = texts.find((text) => expression.test(text));
    if (found === undefined) return false;
    because.push(say(found));
    weight += worth;
    return true;
  };
  const isFound =
    look(sign.words, words, WEIGHTS.words, (found) => `It says “${found}”.`) &&
    look(sign.pointer, pointers, WEIGHTS.pointer, (found) => `It points at ${found}.`) &&
    look(sign.code, codes, WEIGHTS.code, (found) => `Its code is ${found}.`) &&
    look(sign.around, [around], WEIGHTS.around, (text) => `The input has “${excerpt(text, sign.around ?? '')}”.`);
  return isFound ? { weight, because } : NOTHING;
}

function excerpt(text: string, pattern: string): string {
  const found = new RegExp(pattern, 'i').exec(text)?.[0] ?? '';
  return found.replace(/\s+/g, ' ').slice(0, 80);
}

function evidenceOf(problem: unknown, around: string): Evidence {
  const members = isObject(problem) ? problem : {};
  const inner = Array.isArray(members.errors) ? members.errors.filter(isObject) : [];
  const texts = (name: string) => [members, ...inner].map((one) => textOf(one[name])).filter(Boolean);
  return {
    words: texts('detail'),
    pointers: [...texts('pointer'), ...texts('parameter'), ...texts('header')],
    codes: texts('code'),
    around,
  };
}
