import type { JsonFile } from '../shared/jsonFile.ts';
import { matchesOf } from '../shared/matchesOf.ts';
import { isOneSlip } from '../shared/nearest.ts';
import type { Problem } from '../shared/problem.ts';
import type { DiagnosisData } from './diagnosis.ts';
import { checkKnown, dataProblem } from './ruleHelpers.ts';

/** Where the published data name what an answer may show: each form finds the names of one kind. */
const NAMED = {
  /** The last part of the type of an error of DID Resolution, section 11. */
  resolution: /\bns\/did#([A-Z][A-Z_]+)\b/g,
  policy: /"platformType":\s*"([\w-]+)"/g,
  /** The answers of an API description. */
  status: /^ +"?([45]\d\d)"?:\s*(?:&\S+\s*)?$/gm,
  code: /"?\bcode"?:\s*"?([a-z]+(?:-[a-z]+)+)\b/g,
};

/**
 * Holds the names by which the decoder knows an answer against those that the published data show: under another name
 * it waits for an answer that never comes. A kind of which the data name none is held to nothing.
 * @param json `docs/_diagnosis.json`, of which any part may be missing
 * @param spec texts of the published data
 */
export function checkDiagnosisNames(json: JsonFile, spec: readonly string[]): Problem[] {
  const { did, own = [], refusals = [], signs = {} } = json.value as Partial<DiagnosisData>;
  const known = (form: RegExp) => [...new Set(spec.flatMap((text) => matchesOf(text, form).map(([, name]) => name)))];
  const held = (what: string, name: string, pointer: string, names: readonly string[]) =>
    names.length === 0 ? [] : checkKnown(json, pointer, 'data/form', what, name, names);
  const [errors, types, statuses, codes] = [NAMED.resolution, NAMED.policy, NAMED.status, NAMED.code].map(known);
  return [
    ...Object.keys(did?.errors ?? {}).flatMap((name) =>
      held('error of a resolution', name, `/did/errors/${name}`, errors),
    ),
    ...own.flatMap(({ name }, at) => held('error of a policy', name, `/own/${at}/name`, types)),
    ...refusals.flatMap(({ status }, at) =>
      held('answer with status', String(status), `/refusals/${at}/status`, statuses),
    ),
    ...Object.entries(signs).flatMap(([slug, causes]) =>
      causes.flatMap((list, cause) =>
        list.flatMap(({ code = '' }, at) => checkCode(json, code, `/signs/${slug}/${cause}/${at}/code`, codes)),
      ),
    ),
  ];
}

/** Examples do not show every code, so only what is one slip away from a code that they show is told. */
function checkCode(json: JsonFile, pattern: string, pointer: string, codes: readonly string[]): Problem[] {
  return (pattern.match(/[a-z]+(?:-[a-z]+)+/g) ?? []).flatMap((code) => {
    const meant = codes.includes(code) ? undefined : codes.find((one) => isOneSlip(one, code));
    const message = `There is no code ${code}.`;
    return meant ? [dataProblem(json, pointer, 'data/form', message, `Did you mean ${meant}?`)] : [];
  });
}
