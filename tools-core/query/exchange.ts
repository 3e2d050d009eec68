import { type JsonObject, objectsAt, textOf } from '../base/index.ts';
import { checkDefinition } from './checkDefinition.ts';
import type { Credential } from './credential.ts';
import { candidateOf } from './inputDescriptor.ts';
import type { PartResult, QueryResult } from './result.ts';
import { answerOf, requirement } from './submission.ts';

/**
 * Evaluates a presentation definition (DIF Presentation Exchange 2.1.1, sections 5 and 8) against credentials. Paths are
 * those of the safe subset, filters JSON Schema. It verifies no signature.
 */
export function evaluateExchange(definition: JsonObject, credentials: readonly Credential[]): QueryResult {
  const problems = checkDefinition(definition);
  const descriptors = objectsAt(definition.input_descriptors);
  const parts = descriptors.map(([index, descriptor]): PartResult => {
    const pointer = `/input_descriptors/${index}`;
    const candidates = credentials.map((credential) => candidateOf(definition, descriptor, credential, pointer));
    return {
      id: textOf(descriptor.id) || String(index),
      pointer,
      candidates,
      chosen: candidates.find(({ isMatch }) => isMatch),
    };
  });
  const groups = new Map<string, PartResult[]>();
  for (const [order, [, descriptor]] of descriptors.entries()) {
    for (const group of Array.isArray(descriptor.group) ? descriptor.group : []) {
      groups.set(String(group), [...(groups.get(String(group)) ?? []), parts[order]]);
    }
  }
  const rules = objectsAt(definition.submission_requirements).map(([index, one]) =>
    requirement(one, groups, `/submission_requirements/${index}`),
  );
  const isMet =
    problems.length === 0 &&
    parts.length > 0 &&
    (rules.length > 0 ? rules.every((rule) => rule.isMet) : parts.every(({ chosen }) => chosen));
  const sent = parts.filter(({ chosen }) => chosen);
  const answer = isMet ? answerOf(definition, sent) : undefined;
  return { language: 'DIF.PresentationExchange', isMet, problems, parts, rules, ...(answer && { answer }) };
}
