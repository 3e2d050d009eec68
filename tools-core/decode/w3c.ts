import { idOf, isObject, type Json, type JsonObject, listOf, sameName, textOf, tryOr } from '../base/index.ts';
import { MOST_SECONDS } from './claimFaults.ts';
import type { FormatFault, Level, Location } from './types.ts';

export const V1 = 'https://www.w3.org/2018/credentials/v1';
export const V2 = 'https://www.w3.org/ns/credentials/v2';

/** A date and time with a time zone: `dateTimeStamp` of XML Schema 1.1, which data model 2.0 section 4.9 asks for. */
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/;

export const isInstant = (value: Json | undefined): value is string =>
  typeof value === 'string' && INSTANT.test(value) && isDay(value) && !Number.isNaN(Date.parse(value));

/** Whether a date is in the calendar: a parser takes February 30 for March 2. */
export const isDay = (date: string): boolean =>
  tryOr(() => new Date(`${date.slice(0, 10)}T00:00:00Z`).toISOString().slice(0, 10)) === date.slice(0, 10);

/** Slips in dates: how a date with one looks, why it is none, and what is replaced to fix it. */
const SLIPS: [pattern: RegExp, why: string, fix?: [RegExp, string]][] = [
  [/^\d{4}-\d{2}-\d{2}$/, 'which has no time and no time zone', [/$/, 'T00:00:00Z']],
  [/^\d{4}-\d{2}-\d{2} /, 'which has a space instead of T', [/ /, 'T']],
  [/[+-]\d{4}$/, 'whose time zone has no colon', [/([+-]\d{2})(\d{2})$/, '$1:$2']],
  [
    /:60(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/,
    "whose second 60 is a leap second, which dates in this standard can't have",
    [/:60(?=\.|Z|[+-])/, ':59'],
  ],
  [/^[\d-]{10}(?:t|T[\d:.]+z)/, 'whose letters T and Z have to be capitals', [/^(\S{10})t([\d:.]+)z?$/, '$1T$2Z']],
  [/T\d{2}:\d{2}(?![:\d])/, 'which has no seconds', [/(T\d{2}:\d{2})(?!:)/, '$1:00']],
  [/^\d{4}-\d{2}-\d{2}T[\d:.]+$/, 'which has no time zone', [/$/, 'Z']],
  [INSTANT, "which isn't in the calendar"],
  [/(?:)/, 'which is not a date and time with a time zone'],
];

/** Why a value is no date and time with a time zone; undefined for one that is. */
export function instantProblem(value: Json | undefined): string | undefined {
  if (isInstant(value)) return undefined;
  const written = JSON.stringify(value) ?? 'missing';
  if (typeof value !== 'string') return `${written}, but must be a string such as "2026-01-31T12:00:00Z"`;
  return `${written}, ${SLIPS.find(([pattern]) => pattern.test(value))?.[1]}`;
}

/** A date that was probably meant; undefined where nothing is near. */
export function nearestInstant(value: Json | undefined): string | undefined {
  // Numbers count seconds or, from the year 5138 on, milliseconds since 1970.
  if (/^\d{9,13}$/.test(String(value)))
    return new Date(Number(value) * (Number(value) > MOST_SECONDS ? 1 : 1000)).toISOString();
  if (typeof value !== 'string') return undefined;
  const fixed = SLIPS.reduce(
    (text, [pattern, , fix]) => (fix && pattern.test(text) ? text.replace(...fix) : text),
    value,
  );
  return isInstant(fixed) ? fixed : undefined;
}

/** The data model of a document, by the first of its contexts; undefined if that is another. */
export function versionOf(document: JsonObject): 'w3c-1.1' | 'w3c-2.0' | undefined {
  const [first] = listOf(document['@context']);
  return first === V2 ? 'w3c-2.0' : first === V1 ? 'w3c-1.1' : undefined;
}

export function levelOf(document: JsonObject): Level {
  const types = listOf(document.type);
  if (types.includes('VerifiablePresentation')) return 'presentation';
  return types.includes('VerifiableCredential') ? 'credential' : 'other';
}

/** Whether a JSON object looks like a W3C credential or presentation, even a broken one. */
export function looksLikeW3c(document: JsonObject): boolean {
  const credentialMembers = ['credentialSubject', 'verifiableCredential', 'issuanceDate', 'validFrom'];
  return (
    levelOf(document) !== 'other' ||
    (versionOf(document) !== undefined && 'type' in document) ||
    (('@context' in document || 'proof' in document) && credentialMembers.some((name) => name in document))
  );
}

const OTHER_NAMES: Record<'w3c-1.1' | 'w3c-2.0', Record<string, string>> = {
  'w3c-2.0': { issuanceDate: 'validFrom', expirationDate: 'validUntil' },
  'w3c-1.1': { validFrom: 'issuanceDate', validUntil: 'expirationDate' },
};

/** Members whose objects have to have a type or an ID (VC Data Model 1.1 section 4.3, 2.0 sections 4.5 and 4.11). */
const PARTS: Record<string, string[]> = {
  credentialStatus: ['type'],
  credentialSchema: ['type', 'id'],
  termsOfUse: ['type'],
  evidence: ['type'],
  refreshService: ['type'],
};

type AddFault = (cause: string, pointer: string, detail: string, corrected?: string) => void;

/**
 * Rules of the data models that a document breaks (VC Data Model 1.1 section 4, 2.0 section 4).
 *
 * @param base location of the document
 */
export function w3cFaults(document: JsonObject, level: Level, base: Location): FormatFault[] {
  const faults: FormatFault[] = [];
  const add: AddFault = (cause, pointer, detail, corrected) =>
    faults.push({ cause, detail, place: base + pointer, corrected });
  const version = versionOf(document);
  if (!version) return faults;
  const types = listOf(document.type);
  const envelope = types.find((type) => /^EnvelopedVerifiable(?:Credential|Presentation)$/.test(String(type)));
  if (envelope !== undefined) {
    const detail = `The id of an ${envelope} must be a data URL with a token, and this isn't one that can be read`;
    return [{ cause: 'form-unknown', detail, place: `${base}/id` }];
  }
  const needed = level === 'presentation' ? 'VerifiablePresentation' : 'VerifiableCredential';
  if (!types.includes(needed)) {
    const slip = document['@type'] === undefined ? '' : '. The document has @type, but the data model requires type';
    const near = types.some((type) => sameName(type, [needed])) ? needed : undefined;
    add('type-missing', '/type', `type lacks ${needed}: ${JSON.stringify(types)}${slip}`, near);
  }
  if (level === 'presentation') {
    const isNameless = isObject(document.holder) && idOf(document.holder) === undefined;
    if (isNameless) add('part-incomplete', '/holder', 'holder is an object and has no id');
    return faults;
  }
  if (document.issuer === undefined) add('member-missing', '/issuer', 'issuer is required');
  else if (Array.isArray(document.issuer))
    add('member-missing', '/issuer', 'issuer is a list, but must be one URL or object');
  else if (idOf(document.issuer) === undefined) add('member-missing', '/issuer', 'issuer has no id');
  for (const [pointer, id] of idsOf(document)) {
    if (id === undefined || (typeof id === 'string' && /^[a-z][a-z0-9+.-]*:\S+$/i.test(id))) continue;
    add('claim-form', pointer, `${pointer.slice(1)} is ${JSON.stringify(id)}, but must be a URL`);
  }
  const subjects = listOf(document.credentialSubject).map((one) => (isObject(one) ? Object.keys(one).length : -1));
  const bare = subjects.indexOf(0);
  if (!subjects.some((size) => size > 0)) {
    const isNone = document.credentialSubject === undefined;
    const why = isNone ? 'is required' : 'has no claims: it must be an object, or a list of objects';
    add('member-missing', '/credentialSubject', `credentialSubject ${why}`);
  } else if (bare >= 0) add('part-incomplete', `/credentialSubject/${bare}`, 'A subject is empty');
  for (const [name, needed] of Object.entries(PARTS)) {
    for (const [at, one] of listOf(document[name]).entries()) {
      const missing = isObject(one) ? needed.find((inner) => listOf(one[inner])[0] === undefined) : undefined;
      const pointer = Array.isArray(document[name]) ? `/${name}/${at}` : `/${name}`;
      if (missing) add('part-incomplete', pointer, `${name} has no ${missing}`);
    }
  }
  if (version === 'w3c-1.1' && document.issuanceDate === undefined && document.validFrom === undefined) {
    add('member-missing', '/issuanceDate', 'issuanceDate is required');
  }
  for (const [wrong, right] of Object.entries(OTHER_NAMES[version])) {
    if (!(wrong in document)) continue;
    add('members-mixed', `/${wrong}`, `${wrong} is not in data model ${version.slice(4)}, which calls it ${right}`);
  }
  addDateFaults(document, version, add);
  return faults;
}

function addDateFaults(document: JsonObject, version: 'w3c-1.1' | 'w3c-2.0', add: AddFault): void {
  for (const name of ['validFrom', 'validUntil', 'issuanceDate', 'expirationDate']) {
    const problem = name in document && instantProblem(document[name]);
    if (problem) add('date-form', `/${name}`, `${name} is ${problem}`, nearestInstant(document[name]));
  }
  // VC Data Model 2.0 section 4.9.
  const { validFrom, validUntil } = document;
  if (version === 'w3c-2.0' && Date.parse(textOf(validFrom)) > Date.parse(textOf(validUntil)))
    add('date-form', '/validUntil', `validUntil is ${validUntil}, which is before validFrom, ${validFrom}`);
}

/** Ids of a credential, which are URLs (VC Data Model 1.1 section 4.2, 2.0 section 4.4), with their pointers. */
const idsOf = ({ id, credentialSubject }: JsonObject): [pointer: string, id: Json | undefined][] => [
  ['/id', id],
  ...listOf(credentialSubject).map((one, at): [string, Json | undefined] => [
    `/credentialSubject${Array.isArray(credentialSubject) ? `/${at}` : ''}/id`,
    isObject(one) ? one.id : undefined,
  ]),
];

/** A rule about the first context: it is that of the version. */
export function contextFault(document: JsonObject, part: string): FormatFault[] {
  const contexts = listOf(document['@context']);
  const later = contexts.findIndex((context) => context === V1 || context === V2);
  const detail =
    contexts.includes(V1) && contexts.includes(V2)
      ? '@context contains the base contexts of both data models, whose protected terms conflict'
      : later > 0
        ? `The base context is item ${later} of @context, but must come first`
        : contexts.length === 0
          ? '@context is missing. Its first item must be the base context'
          : undefined;
  return detail ? [{ cause: 'context-order', detail, place: `${part}/@context` }] : [];
}
