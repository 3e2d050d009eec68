import { dataRules } from './dataRules.ts';
import { linkRules } from './linkRules.ts';
import { pageRules } from './pageRules.ts';
import type { Rule } from './rule.ts';
import { sampleRules } from './sampleRules.ts';
import { wordRules } from './wordRules.ts';

export type { Severity } from './rule.ts';

const all = { ...pageRules, ...wordRules, ...linkRules, ...sampleRules, ...dataRules };

/** Every rule of the check by its name. The compiler rejects a problem of a rule that isn't here. */
export const rules: Readonly<Record<RuleName, Rule>> = all;

/** Name of a rule, e.g. `links/page-exists`. */
export type RuleName = keyof typeof all;

/** Names of the rules of a group without the group: those of `links` hold `page-exists`. */
export type RuleOf<Group extends string> = RuleName extends infer Name
  ? Name extends `${Group}/${infer Rest}`
    ? Rest
    : never
  : never;
