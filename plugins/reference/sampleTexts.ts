import type { Sample } from '../contentChecks/checks/samples.ts';
import { isObject, type JsonValue } from './jsonValue.ts';
import { type SampleKind, sampleKind, serviceOf, serviceOfHost } from './sampleKinds.ts';

/** A JSON text in a sample: the whole of it, the body of a message, or an argument of a command. */
export interface JsonText {
  text: string;
  /** Line of its first character in the page. */
  line: number;
}

/** A value in a sample whose schema is known. */
export interface KnownPart {
  /** Way from the JSON text to the value. */
  segments: (string | number)[];
  kind: SampleKind;
}

/** Bodies that curl gets in quotes. */
const curlBody = /--data(?:-raw|-binary)?\s+'([^']*)'|-d\s+'([^']*)'/g;
/** Files that a shell sample writes. */
const hereDocument = /<<\s*'?(\w+)'?[^\n]*\n([\s\S]*?)\n\1\b/g;

/** Finds the JSON texts of a sample. What is not JSON by its look is left out. */
export function jsonTexts({ language, code, line }: Pick<Sample, 'language' | 'code' | 'line'>): JsonText[] {
  const from = (text: string, offset: number) => ({ text, line: line + code.slice(0, offset).split('\n').length - 1 });
  if (language === 'json') return [from(code, 0)];
  if (language === 'http') {
    const blank = code.indexOf('\n\n');
    return blank === -1 ? [] : [from(code.slice(blank + 2), blank + 2)].filter(looksLikeJson);
  }
  if (language !== 'bash') return [];
  const found = [...code.matchAll(curlBody), ...code.matchAll(hereDocument)].map((match) => {
    const text = match[2] ?? match[1];
    return from(text, match.index + match[0].indexOf(text));
  });
  return found.filter(looksLikeJson);
}

const looksLikeJson = ({ text }: JsonText) => /^\s*[[{]/.test(text);

/**
 * Finds the values of a JSON text that a schema of ours describes: the whole, if the title says what it is, else
 * what stands inside bodies of requests and answers.
 * @returns `'no service'` for a configuration whose service nobody names.
 */
export function knownParts(sample: Sample, value: JsonValue): KnownPart[] | 'no service' {
  const label = { title: sample.title ?? '', route: sample.page.route };
  const whole = sample.language === 'json' ? sampleKind(label) : undefined;
  if (whole === 'no service') return whole;
  if (whole) return [{ segments: [], kind: whole }];
  return partsInside(value, [], serviceOfHost(sample.code) ?? serviceOf(label));
}

function partsInside(value: JsonValue, at: (string | number)[], service: string | undefined): KnownPart[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => partsInside(item, [...at, index], service));
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, child]) => {
    const segments = [...at, key];
    const parent = at.at(-1);
    if (key === 'inlinePolicyDocument' || (key === 'document' && parent === 'policy')) {
      return child === null ? [] : [{ segments, kind: { is: 'policy document' } as const }];
    }
    if (service && (key === 'inlineConfiguration' || (key === 'values' && parent === 'configuration'))) {
      return [{ segments, kind: { is: 'configuration', service, core: false } as const }];
    }
    if (key === 'data' && Array.isArray(child) && child.some((item) => isObject(item) && 'policy' in item)) {
      return child.map((_, index) => ({ segments: [...segments, index], kind: { is: 'policy result' } as const }));
    }
    return partsInside(child, segments, service);
  });
}
