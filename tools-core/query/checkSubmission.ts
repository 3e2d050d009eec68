import { isObject, type Json, type JsonObject, objectsAt, objectsOf, readJson, textOf, tryOr } from '../base/index.ts';
import { objectsOfToken } from '../decode/index.ts';
import { presentedFormatOf } from './formats.ts';
import { candidateOf } from './inputDescriptor.ts';
import { selectByPath } from './jsonPath.ts';
import { credentialsIn } from './readCredentials.ts';
import { problemsOf, type QueryProblem, quoted } from './result.ts';

/** How deep a path of a submission may lead into others. */
const MOST_LEVELS = 4;

/**
 * Compares the submission in a response of a wallet with the definition that it responds to (DIF Presentation Exchange 2.1.1,
 * section 6): the definition that it names, and for each descriptor the credential that its path leads to.
 * @param response with `presentation_submission` and `vp_token`
 * @returns problems, with JSON Pointers into the response; none for a response without a submission
 */
export function checkSubmission(definition: JsonObject, response: Json): QueryProblem[] {
  const submission = isObject(response) ? parsed(response.presentation_submission) : undefined;
  if (!isObject(response) || !isObject(submission)) return [];
  const root = '/presentation_submission';
  const { definition_id: named } = submission;
  const descriptors = objectsOf(definition.input_descriptors);
  return problemsOf((report) => {
    if (textOf(named) !== textOf(definition.id)) {
      const found = named === undefined ? 'no definition_id' : quoted(named);
      const text = `The submission has ${found}, but the definition's id is ${quoted(definition.id)}.`;
      report(`${root}/definition_id`, text, 'credential-query-format');
    }
    for (const [index, entry] of objectsAt(submission.descriptor_map)) {
      const at = descriptors.findIndex(({ id }) => id === entry.id);
      const [member, text] =
        at < 0
          ? ['id', `The definition has no input descriptor ${quoted(entry.id)}.`]
          : (entryFault(entry, response.vp_token, definition, descriptors[at]) ?? []);
      if (text) report(`${root}/descriptor_map/${index}/${member}`, text, 'credential-query-evaluation');
    }
  });
}

/** The member of an entry that is wrong, and why; undefined for an entry that leads to a credential that fits. */
function entryFault(
  entry: JsonObject,
  token: Json | undefined,
  definition: JsonObject,
  descriptor: JsonObject,
): [member: string, text: string] | undefined {
  const path = pathOf(entry);
  const value = token === undefined ? undefined : valueAtEntry(token, entry, 0);
  if (Array.isArray(value))
    return ['path', `${path} selects a list of ${value.length}. A path must select one presentation, such as $[0].`];
  const [credential] = value === undefined ? [] : credentialsIn(value, { input: 'credentials', start: 0, end: 0 });
  if (!credential) return ['path', `No credential is at its path: ${path}.`];
  const { isMatch, matches } = candidateOf(definition, descriptor, credential, '');
  if (!isMatch) {
    const why = matches.find(({ isMet }) => isMet === false)?.why ?? '';
    return ['path', `It selects ${credential.title}, which does not fit ${quoted(entry.id)}. ${why}`];
  }
  const format = textOf(entry.format);
  if (format === '' || isObject(entry.path_nested) || presentedFormatOf(format) === credential.format) return undefined;
  return ['format', `It states the format ${quoted(format)}, but the path selects ${credential.format}.`];
}

/** JSON that a form or a program carries as a string. */
function parsed(value: Json | undefined): Json | undefined {
  const read = typeof value === 'string' ? readJson(value) : undefined;
  return read && 'value' in read ? read.value : value;
}

const pathOf = ({ path, path_nested: nested }: JsonObject): string =>
  isObject(nested) ? `${textOf(path)}, then ${pathOf(nested)}` : textOf(path);

/** What an entry of a descriptor map leads to; undefined for nothing. A path into a token leads into its payload. */
function valueAtEntry(value: Json, { path, path_nested: nested }: JsonObject, level: number): Json | undefined {
  const opened = path !== '$' && typeof value === 'string' ? objectsOfToken(value)[1] : value;
  const found = opened === undefined ? undefined : tryOr(() => selectByPath(opened, textOf(path))[0]?.value);
  if (!isObject(nested) || found === undefined || level > MOST_LEVELS) return found;
  return valueAtEntry(found, nested, level + 1);
}
