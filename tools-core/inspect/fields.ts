import {
  fromBase64url,
  InputError,
  isObject,
  type JsonObject,
  merged,
  parseJson,
  rejectUnknown,
} from '../base/index.ts';
import { type Catalog, EXPECTED, type Expected, type Settings } from '../verify/index.ts';
import { splitTexts } from './splitTexts.ts';

/** Fields of the inspector as a reader fills them; empty ones leave everything as it is. */
export interface InspectorFields {
  input: string;
  /** What is beside the input: DID documents, status lists, schemas, root certificates, keys. */
  beside?: string;
  now?: string;
  /** JSON with what a presentation has to contain. */
  expected?: string;
  /** JSON that is merged into the core configuration of the verifier. */
  configuration?: string;
}

/** Settings from the fields. @throws InputError in words if a field cannot be read */
export function settingsOf(fields: InspectorFields, core: JsonObject, catalog: Catalog): Settings {
  const now = fields.now?.trim() ? new Date(fields.now.trim()) : new Date();
  if (Number.isNaN(now.getTime()))
    throw new InputError('The time of the check must have the form 2026-06-01T09:31:00Z.');
  const expected = objectIn(fields.expected, 'The expected response');
  const configuration = objectIn(fields.configuration, 'The configuration');
  rejectUnknown(configuration, core, 'verifier');
  return {
    now,
    catalog,
    configuration: merged(core, configuration),
    material: splitTexts(fields.beside ?? ''),
    expected: expectedOf(expected),
  };
}

function objectIn(text: string | undefined, name: string): JsonObject {
  if (!text?.trim()) return {};
  const value = parseJson(text, name);
  if (!isObject(value)) throw new InputError(`${name} is not a JSON object.`);
  return value;
}

function expectedOf(given: JsonObject): Expected {
  const names = [...EXPECTED, 'sessionTranscript'];
  const unknown = Object.keys(given).find((name) => !names.includes(name));
  if (unknown !== undefined)
    throw new InputError(`The expected response has ${unknown}. It can have ${names.join(', ')}.`);
  const texts = EXPECTED.flatMap((name) => (typeof given[name] === 'string' ? [[name, given[name]]] : []));
  const { sessionTranscript } = given;
  const bytes = typeof sessionTranscript === 'string' ? fromBase64url(sessionTranscript) : undefined;
  if (sessionTranscript !== undefined && !bytes) throw new InputError('sessionTranscript is not base64url.');
  return { ...Object.fromEntries(texts), sessionTranscript: bytes };
}
