import { isObject, type JsonObject, listOf, wellFormed } from '../base/index.ts';
import type { Decoded, Place } from '../decode/index.ts';
import { configured, passed, policyFault } from './check.ts';
import { outcomeAt } from './configuration.ts';
import type { Check, Step } from './types.ts';

const FIX =
  'Follow each `pointer`; only the issuer can change the content, since a change breaks the proof. For a schema error, open the address of the schema yourself and check that it serves valid JSON Schema.';
const SETTINGS = '/policies/credentialSchema/validation';

/** The policy `credentialSchema`: validates a credential against the schemas that it names (VC JSON Schema section 2). */
export async function judgeSchema(
  decoded: Decoded,
  path: string[],
  configuration: JsonObject,
  docs: string,
  schemas: Map<string, JsonObject>,
): Promise<Check> {
  const frame = { policy: 'credentialSchema', path, docs } as const;
  const part = decoded.token ? 'payload' : 'document';
  const base = decoded.token && isObject(decoded.token.payload.vc) ? '/vc' : '';
  const credential = decoded.document ?? {};
  const named = listOf(credential.credentialSchema);
  if (named.length === 0)
    return passed(frame, [{ text: 'It names no schema, so the policy passes.', state: 'passed' }]);
  const steps: Step[] = [];
  const finding = (key: string, setting: string, detail: string, cause: string, place: Place) =>
    configured(
      frame,
      steps,
      outcomeAt(configuration, `${SETTINGS}/${setting}`, setting === 'onUnsupported' ? 'warning' : 'error'),
      policyFault('credentialSchema', key, detail, cause, FIX, place),
    );
  for (const [at, entry] of named.entries()) {
    const place = {
      part,
      pointer: `${base}/credentialSchema${Array.isArray(credential.credentialSchema) ? `/${at}` : ''}`,
    };
    const { type, id } = isObject(entry) ? entry : {};
    if (type !== 'JsonSchema') {
      return finding(
        'schema-type',
        'onUnsupported',
        `The schema type ${JSON.stringify(type ?? null)} is not read here`,
        'The schema type is not known',
        place,
      );
    }
    const schema = schemas.get(String(id));
    if (!schema) {
      const text = `The schema ${id} needs a network to fetch. Give it, and the credential is held against it.`;
      return {
        policy: 'credentialSchema',
        service: 'verifier',
        path,
        state: 'not-checked',
        steps: [...steps, { text, state: 'not-checked', place }],
        needs: [{ kind: 'schema', id: String(id) }],
      };
    }
    const { Validator } = await import('@cfworker/json-schema');
    let errors: { instanceLocation: string; error: string }[];
    try {
      errors = new Validator(schema, '2020-12', false).validate(wellFormed(credential)).errors;
    } catch (error) {
      return finding(
        'schema-broken',
        'onSchemaError',
        `The schema ${id} cannot be used: ${(error as Error).message}`,
        'The schema is not found or broken',
        place,
      );
    }
    // The validator lists every schema on the way to a fault; the last one is the fault itself.
    const last = errors.at(-1);
    if (last) {
      // The validator writes its pointers as fragments of addresses (RFC 6901 section 6).
      const pointer = decodeURIComponent(last.instanceLocation.replace(/^#/, ''));
      return finding(
        'schema-broken-by',
        'onInvalid',
        `${pointer || 'The credential'} breaks ${id}: ${last.error}`,
        'The credential breaks the schema',
        { part, pointer: base + pointer },
      );
    }
    steps.push({ text: `It conforms to ${id}.`, state: 'passed', place });
  }
  return passed(frame, steps);
}
