import type { Sample } from '../pages/samplesOf.ts';
import { positionAt } from '../shared/jsonFile.ts';
import { matchesOf } from '../shared/matchesOf.ts';
import { isObject, type JsonValue } from './jsonValue.ts';
import { isBody, isBodyTitle, parseSampleSchema, type SampleKind, serviceOf, serviceOfHost } from './sampleSchema.ts';
import { standardParts } from './standardParts.ts';

/** A JSON text in a sample: the whole of it, the body of a message, or an argument of a command. */
export interface JsonText {
  text: string;
  /** Line of its first character in the page. */
  line: number;
  /** Column of its first character. */
  column: number;
}

/** A value in a sample whose schema is known. */
export interface KnownPart {
  /** Way from the JSON text to the value. */
  segments: (string | number)[];
  kind: SampleKind;
}

/** Bodies that curl gets in single quotes, which a quote that belongs to the body interrupts. */
const curlBody = /(?:--data(?:-raw|-binary)?|-d)\s+'([^']*(?:'(?:\\'|"'")'[^']*)*)'/g;
/** How a shell writes a single quote inside single quotes. */
const innerQuote = /'(?:\\'|"'")'/g;
/** Files that a shell sample writes. */
const hereDocument = /<<\s*'?(\w+)'?[^\n]*\n([\s\S]*?)\n\1\b/g;

/** Finds the JSON texts of a sample. What is not JSON by its look is left out. */
export function jsonTexts({ language, code, line }: Pick<Sample, 'language' | 'code' | 'line'>): JsonText[] {
  const from = (text: string, offset: number) => {
    const place = positionAt(code, offset);
    return { text, line: line + place.line - 1, column: place.column };
  };
  if (language === 'json') return [from(code, 0)];
  if (language === 'http') {
    const blank = code.indexOf('\n\n');
    return blank === -1 ? [] : [from(code.slice(blank + 2), blank + 2)].filter(looksLikeJson);
  }
  if (language !== 'bash') return [];
  const bodies = matchesOf(code, curlBody).map((match) => {
    const offset = match.index + match[0].indexOf("'") + 1;
    return from(match[1].replace(innerQuote, "'"), offset);
  });
  const files = matchesOf(code, hereDocument).map((match) => from(match[2], match.index + match[0].indexOf(match[2])));
  return [...bodies, ...files].filter(looksLikeJson);
}

const looksLikeJson = ({ text }: JsonText) => /^\s*[[{]/.test(text);

/** Why nobody can tell what a JSON sample is. */
export type Unknown = 'no schema' | 'no kind';

/**
 * Finds the values of a JSON text that a published schema describes: the whole, if the fence says what it is, else what
 * stands inside bodies of requests and answers.
 * @returns why that cannot be told: a `schema` of no known form, or a JSON sample that is neither named nor the body of
 * a request or an answer.
 */
export function knownParts(sample: Sample, value: JsonValue): KnownPart[] | Unknown {
  const label = { title: sample.title ?? '', route: sample.page.route };
  const inside = () => partsInside(value, [], serviceOfHost(sample.code) ?? serviceOf(label));
  if (sample.language !== 'json') return inside();
  if (sample.schema !== undefined) return namedParts(sample.schema, value) ?? inside();
  const parts = inside();
  return parts.length > 0 || isBodyTitle(label.title) ? parts : 'no kind';
}

/** The parts that a `schema` attribute names, or undefined for the body of a request or an answer. */
function namedParts(attribute: string, value: JsonValue): KnownPart[] | 'no schema' | undefined {
  const schema = parseSampleSchema(attribute);
  if (!schema) return 'no schema';
  if (isBody(schema)) return undefined;
  const { list, ...kind } = schema;
  if (!list) return [{ segments: [], kind }];
  return Array.isArray(value) ? value.map((_, index) => ({ segments: [index], kind })) : 'no schema';
}

/** What is ours in a body, and what standards describe in it. */
function partsInside(value: JsonValue, at: (string | number)[], service: string | undefined): KnownPart[] {
  const standard = standardParts(value, at).map(
    ({ segments, schema }): KnownPart => ({ segments, kind: { is: 'schema', name: schema } }),
  );
  return [...platformParts(value, at, service), ...standard];
}

function platformParts(value: JsonValue, at: (string | number)[], service: string | undefined): KnownPart[] {
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
