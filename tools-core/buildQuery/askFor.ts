import { isObject, type Json, type JsonObject, listOf, pointerPart } from '../base/index.ts';
import { type ClaimsPath, pathText } from '../query/claimsPath.ts';
import type { Credential } from '../query/credential.ts';
import { evaluateDcql } from '../query/dcql.ts';
import { disclosureOf } from '../query/disclosure.ts';
import { readCredentials } from '../query/index.ts';
import { evaluateExchange } from '../query/presentationExchange.ts';
import type { PartResult } from '../query/result.ts';
import { claimPaths, subjectClaims } from './subjectClaims.ts';
import { type Asked, dcqlOf, definitionOf, typeIri } from './writeQueries.ts';

/** A claim that can be asked for. */
export interface ClaimChoice {
  /** Names the claim among all of the input. */
  key: string;
  name: string;
  value: string;
}

/** What a wallet shows of one credential. */
export interface Shown {
  title: string;
  asked: string[];
  /** Claims that the format shows as well, though nobody asked. */
  along: string[];
  hidden: string[];
}

/** The claims of an input, and what comes of those that were chosen. */
export interface AskedClaims {
  choices: { title: string; claims: ClaimChoice[] }[];
  /** Absent while nothing is chosen. */
  query?: {
    /** Whether both queries are met by the credentials that they were made from. */
    isMet: boolean;
    shown: Shown[];
    texts: { title: string; text: string }[];
  };
}

/** The request that creates an authorization, as curl and TypeScript, with `%body%` in place of its body. */
export type RequestTemplates = Readonly<Record<'curl' | 'TypeScript', string>>;

/**
 * Writes the queries for claims of credentials.
 * @param input credentials, or anything that contains some
 * @param keys of the claims that were chosen; those of other inputs are passed over
 * @returns undefined where the input has no credential with claims
 */
export async function askFor(
  input: string,
  keys: readonly string[],
  templates: RequestTemplates,
): Promise<AskedClaims | undefined> {
  const { credentials } = readCredentials(input);
  const all = credentials.map((credential, index) => {
    const depth = credential.format === 'mso_mdoc' ? 2 : Number.POSITIVE_INFINITY;
    const claims = claimPaths(subjectClaims(credential), depth).map(({ path, value }) => ({
      path,
      value,
      key: keyOf(index, path),
    }));
    return { credential, claims };
  });
  const choices = all.flatMap(({ credential, claims }) =>
    claims.length > 0 ? [{ title: credential.title, claims: claims.map((claim) => choiceOf(claim, credential)) }] : [],
  );
  if (choices.length === 0) return undefined;
  const asked: Asked[] = [];
  for (const { credential, claims } of all) {
    const paths = claims.filter(({ key }) => keys.includes(key)).map(({ path }) => path);
    if (paths.length > 0)
      asked.push({ id: idFor(credential, asked), credential, paths, types: await typesOf(credential) });
  }
  return asked.length > 0 ? { choices, query: queryOf(asked, templates) } : { choices };
}

const keyOf = (index: number, path: ClaimsPath): string =>
  [index, ...path.map((step) => pointerPart(step ?? '*'))].join('/');

function choiceOf(
  { key, path, value }: { key: string; path: ClaimsPath; value: Json },
  credential: Credential,
): ClaimChoice {
  const name = shortName(credential)(pathText(path));
  return { key, name, value: typeof value === 'string' ? value : JSON.stringify(value) };
}

/** The name of a claim without what all names begin with: the subject, or the only namespace. */
function shortName(credential: Credential): (name: string) => string {
  const [first, ...others] = credential.format === 'dc+sd-jwt' ? [] : Object.keys(subjectClaims(credential));
  const prefix = `${first}.`;
  return (name) => (others.length === 0 && name.startsWith(prefix) ? name.slice(prefix.length) : name);
}

/** The end of its type as ID, which only has letters, digits, `_` and `-` (OpenID4VP 1.0 section 6.1). */
function idFor({ types }: Credential, others: readonly Asked[]): string {
  const [name = ''] = /[\w-]*$/.exec((types.at(-1) ?? '').replace(/[\W\d]+$/, '')) ?? [];
  const id = name || 'credential';
  const count = others.filter((other) => other.id.replace(/_\d+$/, '') === id).length;
  return count > 0 ? `${id}_${count + 1}` : id;
}

/** Its types as a query names them: IRIs for W3C credentials, by the contexts that are part of the inspector. */
async function typesOf({ format, types, claims }: Credential): Promise<string[]> {
  if (format === 'dc+sd-jwt' || format === 'mso_mdoc') return types;
  const { contexts } = await import('../verify/contexts.ts');
  const terms = listOf(claims['@context']).flatMap((one) => {
    const found = isObject(one) ? one : (contexts.get(String(one)) as JsonObject | undefined)?.['@context'];
    return listOf(found as Json | undefined).filter(isObject);
  });
  const own = types.filter((type) => type !== 'VerifiableCredential');
  return (own.length > 0 ? own : types).map((type) => typeIri(type, terms));
}

function queryOf(asked: readonly Asked[], templates: RequestTemplates): AskedClaims['query'] {
  const credentials = asked.map(({ credential }) => credential);
  const [dcql, definition] = [dcqlOf(asked), definitionOf(asked)];
  const results = [evaluateDcql(dcql, credentials), evaluateExchange(definition, credentials)];
  const request = { responseMode: 'direct_post', query: { type: 'DCQL', dcql } };
  return {
    isMet: results.every(({ isMet }) => isMet),
    shown: results[0].parts.flatMap(shownOf),
    texts: [
      { title: 'DCQL', text: written(dcql) },
      { title: 'Presentation Exchange', text: written(definition) },
      { title: 'curl', text: templates.curl.replace('"%body%"', () => written(request).replaceAll("'", "'\\''")) },
      {
        title: 'TypeScript',
        text: templates.TypeScript.replace("'%body%'", () => written(request).replaceAll('\n', '\n  ')),
      },
    ],
  };
}

/** Characters of a list or an object that stays on one line. */
const SHORT = 70;

/** JSON as the pages write it: short lists and objects are on one line. */
function written(value: JsonObject): string {
  const onOneLine = (text: string) => {
    const flat = text.replace(/\n\s*/g, ' ');
    return flat.length > SHORT ? text : flat.replace(/^\[ | \]$/g, (edge) => edge.trim());
  };
  // A string of JSON has no line breaks, so what is joined here is never inside of one.
  return JSON.stringify(value, null, 2)
    .replace(/\[\n(?:[^[\]{}"]|"(?:[^"\\]|\\.)*")*\]/g, onOneLine)
    .replace(/\{\n(?:[^{}"]|"(?:[^"\\]|\\.)*")*\}/g, onOneLine);
}

/** What the wallet shows about the subject. What is about the credential itself always comes along. */
function shownOf({ chosen }: PartResult): Shown[] {
  if (!chosen) return [];
  const { credential } = chosen;
  const { asked, along, withheld } = disclosureOf({
    ...chosen,
    credential: { ...credential, claims: subjectClaims(credential) },
  });
  const [inShort, title] = [shortName(credential), credential.title];
  return [{ title, asked: asked.map(inShort), along: along.map(inShort), hidden: withheld.map(inShort) }];
}
