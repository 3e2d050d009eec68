import { isObject, type JsonObject, LIMITS, parseJson } from '../../base/index.ts';
import { DidProblem } from '../problem.ts';

/** An entry as it stands in the log. */
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
 * @throws DidProblem that names the line.
 */
export function readLog(text: string): Entry[] {
  if (text.length > LIMITS.input) throw new DidProblem('INVALID_DID', 'The log is longer than two million characters.');
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  if (lines.length === 0) throw new DidProblem('NOT_FOUND', 'The log is empty.');
  return lines.map((line, index) => {
    try {
      return readEntry(line);
    } catch (error) {
      throw new DidProblem('INVALID_DID', `Line ${index + 1} of the log is no entry: ${(error as Error).message}`);
    }
  });
}

function readEntry(line: string): Entry {
  const value = parseJson(line);
  if (!isObject(value)) throw new Error('it is no JSON object.');
  const extra = Object.keys(value).find((name) => !MEMBERS.includes(name));
  if (extra !== undefined) throw new Error(`it has a member ${extra}.`);
  const { proof, ...unsecured } = value;
  const { versionId, versionTime, parameters, state } = unsecured;
  if (typeof versionId !== 'string') throw new Error('its versionId is no string.');
  if (typeof versionTime !== 'string') throw new Error('its versionTime is no string.');
  if (!isObject(parameters)) throw new Error('its parameters are no object.');
  if (!isObject(state)) throw new Error('its state is no object.');
  const proofs = (Array.isArray(proof) ? proof : [proof]).filter(isObject);
  return { versionId, versionTime, parameters, state, proofs, unsecured };
}
