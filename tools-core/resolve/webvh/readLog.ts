import { isJson, isObject, type JsonObject, LIMITS, parseJson, tryOr } from '../../base/index.ts';
import { DidProblem } from '../problem.ts';

/** An entry as it is in the log. */
export interface Entry {
  versionId: string;
  versionTime: string;
  parameters: JsonObject;
  state: JsonObject;
  proofs: JsonObject[];
  /** The entry without its proof. */
  unsecured: JsonObject;
}

const MEMBERS = ['versionId', 'versionTime', 'parameters', 'state', 'proof'];

/**
 * Reads a `did.jsonl`: one JSON object a line (did:webvh v1.0, section "The DID Log File").
 * @throws DidProblem with the number of the line.
 */
export function readLog(text: string): Entry[] {
  const invalid = (detail: string) => new DidProblem('INVALID_DID', detail);
  if (text.length > LIMITS.input) throw invalid('The log is longer than two million characters.');
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  if (lines.length === 0) throw new DidProblem('NOT_FOUND', 'The log is empty.');
  const whole = tryOr(() => parseJson(text));
  if (isObject(whole) && 'id' in whole && !('versionId' in whole))
    throw invalid(
      'This is a DID document, but for a did:webvh, the tool needs the log. Paste did.jsonl instead of did.json.',
    );
  if (Array.isArray(whole))
    throw invalid('This is a list. A log has one JSON object in each line, without brackets and commas around them.');
  if (lines.length > 1 && !isJson(lines[0] as string))
    throw invalid(
      "The first line isn't a complete entry. Each entry of a log has to be on one line, so paste it without line breaks.",
    );
  return lines.map((line, index) => {
    try {
      return readEntry(line);
    } catch (error) {
      throw invalid(`Line ${index + 1} of the log is not an entry: ${(error as Error).message}`);
    }
  });
}

function readEntry(line: string): Entry {
  const value = parseJson(line);
  if (!isObject(value)) throw new Error('it is not a JSON object.');
  const extra = Object.keys(value).find((name) => !MEMBERS.includes(name));
  if (extra !== undefined) throw new Error(`it has a member ${extra}.`);
  const { proof, ...unsecured } = value;
  const { versionId, versionTime, parameters, state } = unsecured;
  if (typeof versionId !== 'string') throw new Error('its versionId is not a string.');
  if (typeof versionTime !== 'string') throw new Error('its versionTime is not a string.');
  if (!isObject(parameters)) throw new Error('its parameters are not an object.');
  if (!isObject(state)) throw new Error('its state is not an object.');
  return { versionId, versionTime, parameters, state, proofs: [proof].flat().filter(isObject), unsecured };
}
