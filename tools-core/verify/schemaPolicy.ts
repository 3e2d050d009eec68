import { isObject, type JsonObject, listOf, wellFormed } from '../base/index.ts';
import type { Decoded, Place } from '../decode/index.ts';
import type { Catalog } from './causes.ts';
import { configured, notChecked, passed, policyFault } from './check.ts';
import { outcomeAt } from './configuration.ts';
import type { Check, Step } from './types.ts';

const FIX =
  'Follow each `pointer`; only the issuer can change the content, since a change breaks the proof. For a schema error, open the address of the schema yourself and check that it serves valid JSON Schema.';
const CAUSES_OF = {
  'schema-type': 'The schema type is not known',
  'schema-broken': 'The schema is not found or broken',
  'schema-broken-by': 'The credential breaks the schema',
};
const SETTINGS = '/policies/credentialSchema/validation';

/** The policy `credentialSchema`: validates a credential against the schemas that it names (VC JSON Schema section 2). */
export async function checkSchema(
  decoded: Decoded,
  path: string[],
  configuration: JsonObject,
  catalog: Catalog,
  schemas: Map<string, JsonObject>,
): Promise<Check> {
  const frame = { policy: 'credentialSchema', path, catalog } as const;
  const part = decoded.token ? 'payload' : 'document';
  const base = decoded.token && isObject(decoded.token.payload.vc) ? '/vc' : '';
  const credential = decoded.document ?? {};
  const named = listOf(credential.credentialSchema);
  const isList = Array.isArray(credential.credentialSchema);
  const pointer = `${base}/credentialSchema`;
  if (named.length === 0)
    return passed(frame, [{ text: 'It names no schema, so the policy passes.', state: 'passed' }]);
  const steps: Step[] = [];
  const finding = (key: keyof typeof CAUSES_OF, setting: string, detail: string, place: Place) =>
    configured(
      frame,
      steps,
      outcomeAt(configuration, `${SETTINGS}/${setting}`, setting === 'onUnsupported' ? 'warning' : 'error'),
      policyFault('credentialSchema', key, detail, CAUSES_OF[key], FIX, place),
    );
  for (const [at, entry] of named.entries()) {
    const place = { part, pointer: isList ? `${pointer}/${at}` : pointer };
    const { type, id } = isObject(entry) ? entry : {};
    if (type !== 'JsonSchema') {
      return finding(
        'schema-type',
        'onUnsupported',
        `The schema type ${JSON.stringify(type ?? null)} is not read here`,
        place,
      );
    }
    const schema = schemas.get(String(id));
    if (!schema) {
      const text = `The schema ${id} needs a network to fetch. Give it, and the credential is held against it.`;
      return notChecked(frame, [...steps, { text, state: 'not-checked', place }], [{ kind: 'schema', id: String(id) }]);
    }
    const errors = await errorsUnder(schema, credential);
    if (typeof errors === 'string')
      return finding('schema-broken', 'onSchemaError', `The schema ${id} cannot be used: ${errors}`, place);
    const broken = firstFault(errors);
    if (broken)
      return finding(
        'schema-broken-by',
        'onInvalid',
        `${broken.pointer || 'The credential'} breaks ${id}: ${broken.error}`,
        { part, pointer: base + broken.pointer },
      );
    steps.push({ text: `It conforms to ${id}.`, state: 'passed', place });
  }
  return passed(frame, steps);
}

/** What in a credential breaks a schema, or why the schema cannot be used. */
async function errorsUnder(
  schema: JsonObject,
  credential: JsonObject,
): Promise<{ instanceLocation: string; error: string }[] | string> {
  const { Validator } = await import('@cfworker/json-schema');
  try {
    return new Validator(schema, '2020-12', false).validate(wellFormed(credential)).errors;
  } catch (error) {
    return (error as Error).message;
  }
}

/** The validator lists every schema on the way to a fault; the last one is the fault itself. */
function firstFault(errors: readonly { instanceLocation: string; error: string }[]) {
  const last = errors.at(-1);
  // The validator writes its pointers as fragments of addresses (RFC 6901 section 6).
  return last && { pointer: decodeURIComponent(last.instanceLocation.replace(/^#/, '')), error: last.error };
}
