import {
  type Check,
  isObject,
  type Json,
  type JsonObject,
  type Link,
  listOf,
  pointerPart,
  type Section,
} from '../base/index.ts';
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

/** The claims of an input, and what comes of those that were chosen. */
export interface AskedClaims {
  choices: { title: string; claims: ClaimChoice[] }[];
  /** What the wallet shows, and the queries. Empty while nothing is chosen. */
  sections: Section[];
  /** The query evaluator with the query and the credentials filled in. */
  link?: Link;
}

/** The request that creates an authorization, as curl and TypeScript, with `%body%` instead of its body. */
export type RequestTemplates = Readonly<Record<'curl' | 'TypeScript', string>>;

export interface AskSettings {
  templates: RequestTemplates;
  /** Address of the query evaluator with both of its fields filled in. */
  evaluator: (fields: { query: string; credentials: string }) => Promise<string>;
}

/**
 * Writes the queries for claims of credentials.
 * @param input credentials, or anything that contains some
 * @param keys of the claims that were chosen; those of other inputs are passed over
 * @returns undefined where the input has no credential with claims
 */
export async function askFor(
  input: string,
  keys: readonly string[],
  { templates, evaluator }: AskSettings,
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
  if (asked.length === 0) return { choices, sections: [] };
  const dcql = dcqlOf(asked);
  const href = await evaluator({ query: written(dcql), credentials: input });
  const link = { title: 'Open the query in the query evaluator', href };
  return { choices, sections: [checksOf(asked, dcql), ...textsOf(asked, dcql, templates)], link };
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

/** Whether the credentials meet the queries, and what the wallet shows. */
function checksOf(asked: readonly Asked[], dcql: JsonObject): Section {
  const credentials = asked.map(({ credential }) => credential);
  const results = [evaluateDcql(dcql, credentials), evaluateExchange(definitionOf(asked), credentials)];
  const isMet = results.every((result) => result.isMet);
  const many = asked.length > 1;
  const words = isMet ? 'The query evaluator confirms that the query fits' : 'The query does not fit';
  const met: Check = {
    outcome: isMet ? 'success' : 'error',
    title: `${words} ${many ? 'these credentials' : 'this credential'}`,
  };
  return {
    kind: 'checks',
    title: 'What the wallet shows',
    checks: [...results[0].parts.flatMap((part) => disclosureCheck(part, many)), met],
  };
}

function textsOf(asked: readonly Asked[], dcql: JsonObject, templates: RequestTemplates): Section[] {
  const body = written({ responseMode: 'direct_post', query: { type: 'DCQL', dcql } });
  const note = 'Creates an authorization. Replace the host with the endpoint of your authorizer instance.';
  const curl = templates.curl.replace('"%body%"', () => body.replaceAll("'", "'\\''"));
  const typescript = templates.TypeScript.replace("'%body%'", () => body.replaceAll('\n', '\n  '));
  return [
    { kind: 'text', title: 'DCQL', text: written(dcql), file: 'dcql.json' },
    {
      kind: 'text',
      title: 'Presentation Exchange',
      text: written(definitionOf(asked)),
      note: 'For wallets that follow a draft of OpenID4VP, because version 1.0 only has DCQL.',
      file: 'definition.json',
    },
    { kind: 'text', title: 'curl', text: curl, note },
    { kind: 'text', title: 'TypeScript', text: typescript, note },
  ];
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
function disclosureCheck({ chosen }: PartResult, isNamed: boolean): Check[] {
  if (!chosen) return [];
  const { credential } = chosen;
  const claims = subjectClaims(credential);
  const { asked, along, withheld } = disclosureOf({ ...chosen, credential: { ...credential, claims } });
  const total = asked.length + along.length + withheld.length;
  const listed = (names: string[]) => names.map(shortName(credential)).join(', ');
  const isMinimal = along.length === 0;
  const what = isMinimal ? 'Minimal disclosure' : 'More than requested';
  const hidden = withheld.length > 0 ? `; hidden: ${listed(withheld)}` : '';
  const title = `${what}: ${asked.length + along.length} of ${total} claims${hidden}`;
  return [
    {
      outcome: isMinimal ? 'success' : 'warning',
      title: isNamed ? `${credential.title}: ${title}` : title,
      ...(isMinimal ? {} : { text: `The credential can't hide these, so they are disclosed too: ${listed(along)}.` }),
    },
  ];
}
