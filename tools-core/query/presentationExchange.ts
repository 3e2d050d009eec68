import { type Json, type JsonObject, objectsAt, objectsOf, textOf } from '../base/index.ts';
import { checkDefinition } from './checkDefinition.ts';
import type { Credential } from './credential.ts';
import { presented } from './disclosure.ts';
import { candidateOf } from './inputDescriptor.ts';
import { evaluateParts, type PartResult, type QueryResult, type RuleResult } from './result.ts';

/**
 * Evaluates a presentation definition (DIF Presentation Exchange 2.1.1, sections 5 and 8) against credentials. Paths are
 * those of the safe subset, filters JSON Schema. It verifies no signature.
 */
export function evaluateExchange(definition: JsonObject, credentials: readonly Credential[]): QueryResult {
  const problems = checkDefinition(definition);
  const { input_descriptors: list, submission_requirements: requirements } = definition;
  const parts = evaluateParts(list, '/input_descriptors', credentials, (descriptor, credential, pointer) =>
    candidateOf(definition, descriptor, credential, pointer),
  );
  const groups = objectsOf(list).map(({ group }) => (Array.isArray(group) ? group.map(String) : []));
  const membersOf = (group: string) => parts.filter((_, order) => groups[order].includes(group));
  const rules = objectsAt(requirements).map(([index, one]) =>
    ruleOf(one, membersOf, `/submission_requirements/${index}`),
  );
  const isMet =
    problems.length === 0 &&
    parts.length > 0 &&
    (rules.length > 0 ? rules.every((rule) => rule.isMet) : parts.every(({ chosen }) => chosen));
  const result: QueryResult = { language: 'DIF.PresentationExchange', isMet, problems, parts, rules };
  if (!isMet) return result;
  const sent = objectsOf(requirements).flatMap((one) => sentParts(one, membersOf));
  const isSent = (part: PartResult) => rules.length === 0 || sent.includes(part);
  return { ...result, response: responseTo(definition, parts.filter(isSent)) };
}

/** Evaluates a submission requirement and those within it (section 4). */
function ruleOf(one: JsonObject, membersOf: (group: string) => PartResult[], pointer: string): RuleResult {
  const nested = objectsAt(one.from_nested).map(([index, inner]) =>
    ruleOf(inner, membersOf, `${pointer}/from_nested/${index}`),
  );
  const members =
    'from' in one
      ? membersOf(String(one.from)).map(({ id, chosen }) => ({ what: id, isMet: chosen !== undefined }))
      : nested;
  const met = members.filter(({ isMet }) => isMet);
  const isAll = one.rule === 'all';
  const least = isAll ? members.length : leastOf(one);
  const isMet = met.length >= least && members.length > 0;
  const asked = isAll ? 'all' : `${least}${typeof one.max === 'number' ? ` to ${one.max}` : ''}`;
  const missing = members.filter((member) => !member.isMet).map(({ what }) => what);
  const lacks = isMet || missing.length === 0 ? '' : ` Missing: ${missing.join(', ')}.`;
  return {
    what: textOf(one.name) || `requirement on ${'from' in one ? `group ${one.from}` : 'others'}`,
    isMet,
    isRequired: true,
    why: `${asked} of ${members.length} required, ${met.length} available.${lacks}`,
    pointer,
  };
}

/** The parts that meet a requirement: no more than `count` or `max` of them. */
function sentParts(one: JsonObject, membersOf: (group: string) => PartResult[]): PartResult[] {
  const met =
    'from' in one
      ? membersOf(String(one.from)).flatMap((part) => (part.chosen ? [[part]] : []))
      : objectsOf(one.from_nested).flatMap((inner) =>
          ruleOf(inner, membersOf, '').isMet ? [sentParts(inner, membersOf)] : [],
        );
  const most = one.rule === 'pick' ? [one.count, one.max].find((limit) => typeof limit === 'number') : undefined;
  return met.slice(0, most).flat();
}

/** How many members the rule `pick` asks for at least. */
export const leastOf = ({ count, min }: JsonObject): number =>
  typeof count === 'number' ? count : typeof min === 'number' ? min : 1;

/** The submission with the presentations that it points into (section 6). */
function responseTo(definition: JsonObject, parts: PartResult[]): Json {
  const sent = parts.flatMap(({ id, chosen }) => (chosen ? [{ id, chosen }] : []));
  const isOne = sent.length === 1;
  const tokens = sent.map(({ chosen }) => presented(chosen));
  return {
    presentation_submission: {
      id: 'your-submission-id',
      definition_id: definition.id ?? '',
      descriptor_map: sent.map(({ id, chosen }, index) => ({
        id,
        format: chosen.credential.format,
        path: isOne ? '$' : `$[${index}]`,
      })),
    },
    vp_token: isOne ? tokens[0] : tokens,
  };
}
