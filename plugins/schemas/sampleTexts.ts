import type { Sample } from '../pages/samplesOf.ts';
import { positionAt } from '../shared/jsonFile.ts';
import { isObject, type Json, type JsonObject } from './jsonValue.ts';
import { isBody, isBodyTitle, parseSampleSchema, type SampleKind, serviceOf, serviceOfHost } from './sampleSchema.ts';

/** A JSON text in a sample: the whole of it, the body of a message, or an argument of a command. */
export interface JsonText {
  text: string;
  /** Characters before it in the sample. */
  offset: number;
  line: number;
  column: number;
}

export interface KnownPart {
  /** Way from the JSON text to the value. */
  segments: (string | number)[];
  kind: SampleKind;
}

/** Bodies that curl gets in single quotes, which a quote that belongs to the body interrupts. */
const curlBody = /(?:--data(?:-raw|-binary)?|-d)\s+'([^']*(?:'(?:\\'|"'")'[^']*)*)'/g;
/** How a shell writes a single quote inside single quotes. */
const innerQuote = /'(?:\\'|"'")'/g;

/** Finds the JSON texts of a sample. What does not begin as JSON does is left out. */
export function jsonTexts({ language, code, line }: Pick<Sample, 'language' | 'code' | 'line'>): JsonText[] {
  const from = (text: string, offset: number) => {
    const place = positionAt(code, offset);
    return { text, offset, line: line + place.line - 1, column: place.column };
  };
  if (language === 'json') return [from(code, 0)];
  if (language === 'http') {
    const blank = code.indexOf('\n\n');
    return blank === -1 ? [] : [from(code.slice(blank + 2), blank + 2)].filter(looksLikeJson);
  }
  if (language !== 'bash') return [];
  const bodies = [...code.matchAll(curlBody)].map((match) => {
    const offset = match.index + match[0].indexOf("'") + 1;
    return from(match[1].replace(innerQuote, "'"), offset);
  });
  return bodies.filter(looksLikeJson);
}

const looksLikeJson = ({ text }: JsonText) => /^\s*[[{]/.test(text);

/** Why a JSON sample can't be identified. */
export type Unknown = 'no schema' | 'no kind';

/**
 * Finds the values of a JSON text that a published schema describes: all of it if the fence says what it is, otherwise what
 * is inside bodies of requests and responses.
 * @returns why that is unknown: a `schema` of no known form, or a JSON sample that is neither named nor the body of
 * a request or a response.
 */
export function knownParts(sample: Sample, value: Json): KnownPart[] | Unknown {
  const label = { title: sample.title ?? '', route: sample.page.route };
  const inside = () => [
    ...platformParts(value, [], serviceOfHost(sample.code) ?? serviceOf(label)),
    ...standardParts(value, []),
  ];
  if (sample.language !== 'json') return inside();
  if (sample.schema !== undefined) return namedParts(sample.schema, value) ?? inside();
  const parts = inside();
  return parts.length > 0 || isBodyTitle(label.title) ? parts : 'no kind';
}

/** The parts that a `schema` attribute names, or undefined for the body of a request or a response. */
function namedParts(attribute: string, value: Json): KnownPart[] | 'no schema' | undefined {
  const schema = parseSampleSchema(attribute);
  if (!schema) return 'no schema';
  if (isBody(schema)) return undefined;
  const { list, ...kind } = schema;
  if (!list) return [{ segments: [], kind }];
  return Array.isArray(value) ? value.map((_, index) => ({ segments: [index], kind })) : 'no schema';
}

function platformParts(value: Json, at: (string | number)[], service: string | undefined): KnownPart[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => platformParts(item, [...at, index], service));
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, child]) => {
    const segments = [...at, key];
    const parent = at.at(-1);
    if (key === 'inlinePolicyDocument' || (key === 'document' && parent === 'policy')) {
      return child === null ? [] : [{ segments, kind: { is: 'schema', name: 'policy-document' } as const }];
    }
    if (service && (key === 'inlineConfiguration' || (key === 'values' && parent === 'configuration'))) {
      return [{ segments, kind: { is: 'configuration', service, core: false } as const }];
    }
    if (key === 'data' && Array.isArray(child) && child.some((item) => isObject(item) && 'policy' in item)) {
      return child.map((_, index) => ({
        segments: [...segments, index],
        kind: { is: 'schema', name: 'policy-result' } as const,
      }));
    }
    return platformParts(child, segments, service);
  });
}

/** Members whose value is an object of a standard, wherever they are. */
const MEMBERS: Record<string, string> = {
  presentation_definition: 'presentation-definition',
  presentationDefinition: 'presentation-definition',
  presentation_submission: 'presentation-submission',
  dcql_query: 'dcql-query',
  dcql: 'dcql-query',
  digitalCredentialGetRequest: 'digital-credential-request',
  digitalCredentialGetResponse: 'openid4vp-response',
};

/** Members that only one kind of object has, all of them together. */
const SHAPES: [members: string[], schema: string][] = [
  [['didDocument', 'didResolutionMetadata'], 'did-resolution-result'],
  [['content', 'dereferencingMetadata'], 'did-dereferencing-result'],
  [['jwks_uri', 'response_types_supported'], 'openid-configuration'],
];

/** Types that say which schema an object with a JSON-LD context follows, by the version of the data model. */
const TYPES: [type: string, versions: Record<string, string>][] = [
  ['BitstringStatusListCredential', { v2: 'bitstring-status-list-credential' }],
  ['VerifiableCredential', { v1: 'verifiable-credential-v1', v2: 'verifiable-credential-v2' }],
  ['VerifiablePresentation', { v1: 'verifiable-presentation-v1', v2: 'verifiable-presentation-v2' }],
];

/** Finds the objects of standards inside a value: each by its members, its type, or the member that contains it. */
function standardParts(value: Json, segments: (string | number)[]): KnownPart[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => standardParts(item, [...segments, index]));
  if (!isObject(value)) return [];
  const schema = schemaOfShape(value);
  if (schema) return [{ segments, kind: { is: 'schema', name: schema } }];
  return Object.entries(value).flatMap(([key, child]) => {
    const at = [...segments, key];
    if (Object.hasOwn(MEMBERS, key) && isObject(child))
      return [{ segments: at, kind: { is: 'schema', name: MEMBERS[key] } }];
    return standardParts(child, at);
  });
}

function schemaOfShape(value: JsonObject): string | undefined {
  const shape = SHAPES.find(([members]) => members.every((member) => member in value));
  if (shape) return shape[1];
  if (Array.isArray(value.keys) && value.keys.some((key) => isObject(key) && 'kty' in key)) return 'jwk-set';
  const [context] = [value['@context']].flat();
  const version = typeof context === 'string' ? /\/credentials\/(v\d)$/.exec(context)?.[1] : undefined;
  const types = [value.type].flat();
  return TYPES.find(([type]) => types.includes(type))?.[1][version ?? ''];
}
