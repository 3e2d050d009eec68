import { tryOr } from '../../../tools-core/base/tryOr.ts';

/** A value that a reader fills in once for all snippets. */
export type VariableName = 'region' | 'resolver' | 'verifier' | 'validator' | 'authorizer' | 'gateway' | 'did' | 'role';

export type UserVariables = Partial<Record<VariableName, string>>;

/** Where the values are stored, under their first name, so that nobody's are lost. The API key is never among them. */
export const USER_VARIABLES_KEY = 'site-fill-values';

/** Becomes a label of a host name. */
const INSTANCE_ID = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/** What each value must look like, so that it cannot change what a snippet does. */
export const VARIABLE_RULES: Record<VariableName, RegExp> = {
  region: /^[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?$/,
  resolver: INSTANCE_ID,
  verifier: INSTANCE_ID,
  validator: INSTANCE_ID,
  authorizer: INSTANCE_ID,
  gateway: INSTANCE_ID,
  // DID Core, section 3.1: did-syntax, shorter than any address may be.
  did: /^did:[a-z0-9]+:(?=.{1,1000}$)(?:[\w.-]|%[\dA-F]{2}|:(?!$))+$/,
  role: /^[A-Za-z0-9][\w-]{0,62}$/,
};

/** An API secret: 64 hexadecimal characters. */
export const SECRET_RULE = /^[0-9a-f]{64}$/i;

/** Reads what was stored. Whatever is not a value by the rules is left out. */
export function readUserVariables(stored: string | null | undefined): UserVariables {
  const found: Record<string, unknown> | null | undefined = tryOr(() => JSON.parse(stored ?? 'null'));
  const isValid = ([name, rule]: [string, RegExp]) => typeof found?.[name] === 'string' && rule.test(found[name]);
  const valid = Object.entries(VARIABLE_RULES).filter(isValid);
  return Object.fromEntries(valid.map(([name]) => [name, found?.[name]]));
}
