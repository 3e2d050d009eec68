import { isObject, type Json, type JsonObject, objectsAt, objectsOf, readJson, textOf } from '../base/index.ts';
import { jsonOfPart } from '../decode/index.ts';
import { QUERY_CAUSES } from './causes.ts';
import { candidateOf, isFormatOf } from './inputDescriptor.ts';
import { selectByPath } from './jsonPath.ts';
import { credentialsIn } from './readCredentials.ts';
import { type QueryProblem, quoted } from './result.ts';

/** How deep a path of a submission may lead into others. */
const MOST_LEVELS = 4;

/**
 * Holds the submission in an answer of a wallet against the definition that it answers (DIF Presentation Exchange 2.1.1,
 * section 6): the definition that it names, and for each descriptor the credential that its path leads to.
 *
 * @param answer with `presentation_submission` and `vp_token`
 * @returns problems, with JSON Pointers into the answer; undefined for an answer without a submission
 */
export function checkSubmission(definition: JsonObject, answer: JsonObject): QueryProblem[] | undefined {
  const { vp_token: token } = answer;
  const submission = opened(answer.presentation_submission);
  if (!isObject(submission)) return undefined;
  const root = '/presentation_submission';
  const problems: QueryProblem[] = [];
  if (textOf(submission.definition_id) !== textOf(definition.id)) {
    const found = submission.definition_id === undefined ? 'no definition_id' : quoted(submission.definition_id);
    const text = `The submission has ${found}, and the id of the definition is ${quoted(definition.id)}.`;
    problems.push({ pointer: `${root}/definition_id`, text, cause: QUERY_CAUSES.definitionId });
  }
  const descriptors = objectsOf(definition.input_descriptors);
  for (const [index, entry] of objectsAt(submission.descriptor_map)) {
    const pointer = `${root}/descriptor_map/${index}`;
    const at = descriptors.findIndex(({ id }) => id === entry.id);
    const say = (place: string, text: string) =>
      problems.push({ pointer: `${pointer}/${place}`, text, cause: QUERY_CAUSES.descriptorMap });
    if (at < 0) {
      say('id', `The definition has no input descriptor ${quoted(entry.id)}.`);
      continue;
    }
    const value = token === undefined ? undefined : valueAtEntry(token, entry, 0);
    if (Array.isArray(value)) {
      const slip = `${pathOf(entry)} leads to a list of ${value.length}. A path has to lead to one presentation, such as $[0].`;
      say('path', slip);
      continue;
    }
    const [credential] = value === undefined ? [] : credentialsIn(value, { input: 'credentials', start: 0, end: 0 }, 0);
    if (!credential) {
      say('path', `Its path leads to no credential: ${pathOf(entry)}.`);
      continue;
    }
    const { isMatch, matches } = candidateOf(definition, descriptors[at], credential, `/input_descriptors/${at}`);
    if (isMatch) {
      const format = textOf(entry.format);
      if (format !== '' && !isObject(entry.path_nested) && !isFormatOf(format, credential.format)) {
        say('format', `It names the format ${quoted(format)}, and the path leads to ${credential.format}.`);
      }
      continue;
    }
    const why = matches.find(({ isMet }) => isMet === false)?.why ?? '';
    say('path', `It leads to ${credential.title}, which does not fit ${quoted(entry.id)}. ${why}`);
  }
  return problems;
}

/** JSON that a form or a program carries as a string. */
function opened(value: Json | undefined): Json | undefined {
  const read = typeof value === 'string' ? readJson(value) : undefined;
  return read && 'value' in read ? read.value : value;
}

const pathOf = (entry: JsonObject): string =>
  isObject(entry.path_nested) ? `${textOf(entry.path)}, then ${pathOf(entry.path_nested)}` : textOf(entry.path);

/** What an entry of a descriptor map leads to; undefined for nothing. */
function valueAtEntry(value: Json, entry: JsonObject, level: number): Json | undefined {
  const found = selected(value, textOf(entry.path));
  if (!isObject(entry.path_nested) || found === undefined || level > MOST_LEVELS) return found;
  return valueAtEntry(found, entry.path_nested, level + 1);
}

/** A path into a token leads into its payload. */
function selected(value: Json, path: string): Json | undefined {
  if (path === '$') return value;
  const opened = typeof value === 'string' ? jsonOfPart(value.split('.')[1] ?? '') : { value };
  if (!('value' in opened)) return undefined;
  try {
    return selectByPath(opened.value, path)[0]?.value;
  } catch {
    return undefined;
  }
}
