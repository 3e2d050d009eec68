import type { Json, JsonObject } from '../base/index.ts';
import type { ClaimsPath } from '../query/claimsPath.ts';
import type { Credential } from '../query/credential.ts';

/** A credential with the claims to request from it. */
export interface Asked {
  /** ID of the query, which the response names it by. */
  id: string;
  credential: Credential;
  paths: ClaimsPath[];
  /** The types of a W3C credential as IRIs (OpenID4VP 1.0 appendix B.1.1). */
  types: string[];
}

/** The DCQL query for claims (OpenID4VP 1.0 section 6). */
export function dcqlOf(all: readonly Asked[]): JsonObject {
  return {
    credentials: all.map(({ id, credential: { format, isBound }, paths, types }) => ({
      id,
      format,
      meta: metaOf(format, types),
      // Without a key of its holder, a credential can't meet the default.
      ...(isBound ? {} : { require_cryptographic_holder_binding: false }),
      claims: paths.map((path) => ({ path: [...path] })),
    })),
  };
}

function metaOf(format: Credential['format'], types: string[]): JsonObject {
  if (format === 'dc+sd-jwt') return { vct_values: types };
  return format === 'mso_mdoc' ? { doctype_value: types[0] ?? '' } : { type_values: [types] };
}

/** The presentation definition for the same claims (Presentation Exchange 2.1.1 section 5). */
export function definitionOf(all: readonly Asked[]): JsonObject {
  return { id: 'your-definition-id', input_descriptors: all.map(descriptorOf) };
}

function descriptorOf({ id, credential, paths }: Asked): JsonObject {
  const { format, types, disclosable } = credential;
  const isMdoc = format === 'mso_mdoc';
  // In a JWT of data model 1.1 the credential is below `vc`.
  const root = format === 'jwt_vc_json' && credential.document !== credential.claims ? '$.vc' : '$';
  const fields = paths.map(
    (path): JsonObject => ({ path: [jsonPathOf(path, root, isMdoc)], ...(isMdoc && { intent_to_retain: false }) }),
  );
  const type = types.at(-1) ?? '';
  const typeField: JsonObject =
    format === 'dc+sd-jwt'
      ? { path: ['$.vct'], filter: { type: 'string', const: type } }
      : { path: [`${root}.type`], filter: { type: 'array', contains: { const: type } } };
  return {
    // Of an mdoc, the ID is its type (ISO/IEC 18013-7 annex B).
    id: isMdoc ? type : id,
    format: formatsOf(credential),
    constraints: {
      ...(disclosable.length > 0 && { limit_disclosure: 'required' }),
      fields: isMdoc ? fields : [typeField, ...fields],
    },
  };
}

/** The names of formats and algorithms in a definition, which differ from those of DCQL. */
function formatsOf({ format, algorithm }: Credential): JsonObject {
  const list = algorithm ? [algorithm] : [];
  const only = (name: string): JsonObject => (algorithm ? { [name]: list } : {});
  if (format === 'dc+sd-jwt') return { [format]: only('sd-jwt_alg_values') };
  if (format === 'jwt_vc_json') return { [format]: only('alg') };
  if (format === 'mso_mdoc') return { [format]: {} };
  // Suites from before Data Integrity begin with a capital, such as Ed25519Signature2020.
  if (algorithm && !/^[A-Z]/.test(algorithm))
    return { di_vc: { proof_type: ['DataIntegrityProof'], cryptosuite: list } };
  return { ldp_vc: only('proof_type') };
}

/** A claims path pointer as JSONPath (RFC 9535). Names of mdocs contain dots, so they are in brackets. */
function jsonPathOf(path: ClaimsPath, root: string, isQuoted: boolean): string {
  const step = (one: ClaimsPath[number]) => {
    if (one === null) return '[*]';
    if (typeof one === 'number') return `[${one}]`;
    const isName = !isQuoted && /^[A-Za-z_]\w*$/.test(one);
    return isName ? `.${one}` : `['${one.replace(/['\\]/g, '\\$&')}']`;
  };
  return root + path.map(step).join('');
}

/** The definitions of terms in a JSON-LD context. */
type Terms = Record<string, Json>;

/**
 * The IRI of a type by the contexts of its credential (JSON-LD 1.1 section 4.1).
 * @param contexts the contexts with the addresses in place, in their order
 * @returns the type itself where no context defines it
 */
export function typeIri(type: string, contexts: readonly Terms[]): string {
  if (/^[a-z][\w+.-]*:/i.test(type)) return type;
  for (const terms of [...contexts].reverse()) {
    const definition = terms[type];
    const id = typeof definition === 'string' ? definition : (definition as JsonObject | undefined)?.['@id'];
    if (typeof id === 'string') return expanded(id, contexts);
  }
  const vocabulary = contexts.findLast((terms) => typeof terms['@vocab'] === 'string')?.['@vocab'];
  return typeof vocabulary === 'string' ? vocabulary + type : type;
}

/** A compact IRI with its prefix replaced. */
function expanded(id: string, contexts: readonly Terms[]): string {
  const [, prefix = '', rest = ''] = /^([^:/]+):(?!\/\/)(.*)$/.exec(id) ?? [];
  const base = contexts.findLast((terms) => typeof terms[prefix] === 'string')?.[prefix];
  return typeof base === 'string' ? base + rest : id;
}
