import { isObject, type JsonObject, listOf, wellFormed } from '../base/index.ts';
import type { Decoded, Location } from '../decode/index.ts';
import { configured, type Frame, notChecked, passed } from './check.ts';
import { outcomeAt } from './configuration.ts';
import { type Check, MissingInput, type Outcome, type Settings, type Step } from './types.ts';

const FIX =
  "Look at each `pointer`. Only the issuer can change the content, because any change breaks the proof. For a schema error, open the schema's URL and check that you get a valid JSON Schema.";

const CAUSES: Record<string, [cause: string, setting: string, otherwise: Outcome]> = {
  'schema-type': ['The schema type is not known', 'onUnsupported', 'warning'],
  'schema-broken': ['The schema is not found or broken', 'onSchemaError', 'error'],
  'schema-broken-by': ['The credential breaks the schema', 'onInvalid', 'error'],
};

/** The policy `credentialSchema`: validates a credential against the schemas that it names (VC JSON Schema section 2). */
export async function checkSchema(
  { document: credential = {}, token }: Decoded,
  path: string[],
  { configuration, catalog }: Pick<Settings, 'configuration' | 'catalog'>,
  schemas: Map<string, JsonObject>,
): Promise<Check> {
  const frame: Frame = { policy: 'credentialSchema', path, catalog };
  const base = token ? `payload${isObject(token.payload.vc) ? '/vc' : ''}` : 'document';
  const named = listOf(credential.credentialSchema);
  const steps: Step[] = [];
  const found = (key: string, detail: string, place: Location) => {
    const [cause, setting, otherwise] = CAUSES[key] as (typeof CAUSES)[string];
    const outcome = outcomeAt(configuration, `/policies/credentialSchema/validation/${setting}`, otherwise);
    return configured(frame, steps, outcome, { slug: 'credential-schema', key, detail, cause, fix: FIX, place });
  };
  for (const [at, entry] of named.entries()) {
    const place = `${base}/credentialSchema${Array.isArray(credential.credentialSchema) ? `/${at}` : ''}`;
    const { type, id } = isObject(entry) ? entry : {};
    if (type !== 'JsonSchema')
      return found('schema-type', `The schema type ${JSON.stringify(type ?? null)} isn't supported`, place);
    const schema = schemas.get(String(id));
    if (!schema) {
      const text = `The tool can't fetch the schema ${id}. Add it to validate the credential against it.`;
      return notChecked(frame, steps, new MissingInput(text, 'schema'), place);
    }
    const errors = await errorsUnder(schema, credential);
    if (typeof errors === 'string') return found('schema-broken', `The schema ${id} cannot be used: ${errors}`, place);
    // The validator lists every schema on the way to a fault; the last one is the fault itself.
    const last = errors.at(-1);
    if (last) {
      // The validator writes its pointers as fragments of addresses (RFC 6901 section 6).
      const pointer = decodeURIComponent(last.instanceLocation.replace(/^#/, ''));
      return found('schema-broken-by', `${pointer || 'The credential'} breaks ${id}: ${last.error}`, base + pointer);
    }
    steps.push({ text: `It matches ${id}.`, state: 'passed', place });
  }
  if (named.length === 0) steps.push({ text: 'It has no schema, so the policy passes.', state: 'note' });
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
