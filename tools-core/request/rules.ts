import { type JsonObject, type Outcome, objectsOf, tryOr } from '../base/index.ts';
import { type CertificateData, type Location, readCertificate } from '../decode/index.ts';
import type { Client } from '../verify/clientOf.ts';
import { derOf } from '../verify/tokenKey.ts';

/** A rule of a standard for a request or a response, and whether it is met. */
export interface Rule {
  /** Section of the standard, such as `5.2` or `A.2`. */
  section: string;
  text: string;
  outcome: Outcome;
  /** What the input has. */
  value: string;
  place?: Location;
}

/** A standard or a profile with its rules. */
export interface RuleSet {
  title: string;
  /** Address of a section. */
  linkOf: (section: string) => string;
  /** Whether it applies only to some requests, as profiles and drafts do: a rule that is not met is no error then. */
  isOptional: boolean;
  rules: Rule[];
}

/** An OpenID4VP request, from whatever it was read. */
export interface RequestToCheck {
  parameters: JsonObject;
  /** Part of the decoded input that has its parameters. */
  part: 'payload' | 'document';
  /** Header of a signed request. */
  header: JsonObject | undefined;
  /** Whether it is sent without a signature. Bare claims of a token are not. */
  isUnsigned: boolean;
  /** Certificates of `x5c`, the one of the key first. */
  chain: CertificateData[];
  client: Client;
  mode: string;
  isDcApi: boolean;
  /** Queries for credentials in DCQL, and the formats that they ask for. */
  queries: JsonObject[];
  formats: string[];
  /** Keys that the response can be encrypted for (OpenID4VP 1.0 section 8.3). */
  keys: JsonObject[];
}

/** Sections and texts of rules by short names. */
export type RuleTexts<Name extends string> = Readonly<Record<Name, readonly [section: string, text: string]>>;

/**
 * Adds a rule: `true` is a success and `false` an error.
 * @param pointer into the parameters without its first slash, or into the header
 */
export type AddRule<Name extends string> = (
  name: Name,
  result: boolean | Outcome,
  value: unknown,
  pointer?: string,
) => void;

/** Characters of a value that are shown. */
const LONGEST = 160;

/**
 * Applies rules to an input, in the order in which they are added.
 * @param texts section and text of each rule
 * @param part of the decoded input that pointers lead into
 * @param collect adds the result of each rule
 */
export function rulesOf<Name extends string>(
  texts: RuleTexts<Name>,
  part: string,
  collect: (add: AddRule<Name>) => void,
): Rule[] {
  const rules: Rule[] = [];
  collect((name, result, value, pointer) => {
    const [section, text] = texts[name];
    const outcome = typeof result === 'string' ? result : result ? 'success' : 'error';
    const isEmpty = Array.isArray(value) && value.length === 0;
    const written = (typeof value === 'string' ? value : isEmpty ? '' : JSON.stringify(value)) || 'It is missing';
    const shown = written.length > LONGEST ? `${written.slice(0, LONGEST)}…` : written;
    const place = pointer?.startsWith('header') ? pointer : `${part}/${pointer}`;
    rules.push({ section, text, outcome, value: shown, ...(pointer === undefined ? {} : { place }) });
  });
  return rules;
}

/** Keys that a response can be encrypted for (OpenID4VP 1.0 section 8.3). */
export function encryptionKeys({ client_metadata: metadata }: JsonObject): JsonObject[] {
  const jwks = (metadata as JsonObject | undefined)?.jwks as JsonObject | undefined;
  return objectsOf(jwks?.keys).filter(({ use }) => use === undefined || use === 'enc');
}

/** Certificates in a header; none where they cannot be read, which other checks report. */
export const chainOf = ({ x5c }: JsonObject): CertificateData[] =>
  x5c === undefined ? [] : (tryOr(() => derOf(x5c).map(readCertificate)) ?? []);
