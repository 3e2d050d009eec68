import { type Json, type JsonObject, objectsAt, textOf } from '../base/index.ts';
import { presented } from './disclosure.ts';
import type { PartResult, RuleResult } from './result.ts';

/** Judges a submission requirement and those within it (section 4). */
export function requirement(one: JsonObject, groups: ReadonlyMap<string, PartResult[]>, pointer: string): RuleResult {
  const nested = objectsAt(one.from_nested).map(([index, inner]) =>
    requirement(inner, groups, `${pointer}/from_nested/${index}`),
  );
  const members =
    'from' in one
      ? (groups.get(String(one.from)) ?? []).map(({ id, chosen }) => ({ name: id, isMet: chosen !== undefined }))
      : nested.map(({ what, isMet }) => ({ name: what, isMet }));
  const met = members.filter(({ isMet }) => isMet);
  const least =
    one.rule === 'all'
      ? members.length
      : typeof one.count === 'number'
        ? one.count
        : typeof one.min === 'number'
          ? one.min
          : 1;
  const isMet = met.length >= least && members.length > 0;
  const wish = one.rule === 'all' ? 'all' : `${least}${typeof one.max === 'number' ? ` to ${one.max}` : ''}`;
  const missing = members.filter((member) => !member.isMet).map(({ name }) => name);
  const why = `${wish} of ${members.length} asked, ${met.length} can be had.${isMet || missing.length === 0 ? '' : ` Missing: ${missing.join(', ')}.`}`;
  return {
    what: textOf(one.name) || `requirement on ${'from' in one ? `group ${one.from}` : 'others'}`,
    isMet,
    isRequired: true,
    why,
    pointer,
  };
}

/** The submission with the presentations that it points into (section 6). */
export function answerOf(definition: JsonObject, parts: PartResult[]): Json {
  const tokens = parts.flatMap(({ chosen }) => (chosen ? [presented(chosen)] : []));
  return {
    presentation_submission: {
      id: 'your-submission-id',
      definition_id: definition.id ?? '',
      descriptor_map: parts.map(({ id, chosen }, index) => ({
        id,
        format: chosen?.credential.format ?? '',
        path: tokens.length === 1 ? '$' : `$[${index}]`,
      })),
    },
    vp_token: tokens.length === 1 ? tokens[0] : tokens,
  };
}
