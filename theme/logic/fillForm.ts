import { FILL_RULES, type FillName, type FillValues, SECRET_RULE } from './fillValues.ts';

/** A row of the form. */
export interface FillField {
  name: FillName | 'secret';
  label: string;
  /** What snippets show without a value. */
  example: string;
  /** What a value looks like, for one that does not. */
  rule: string;
}

const INSTANCE = 'Use 1 to 63 lower-case letters, digits and hyphens, with a letter or digit at both ends.';

/** The rows of the form, in order. */
export const FILL_FIELDS: readonly FillField[] = [
  {
    name: 'region',
    label: 'Region',
    example: 'eu',
    rule: 'Use lower-case letters, digits and hyphens. Begin with a letter, and end with a letter or digit.',
  },
  { name: 'resolver', label: 'Resolver ID', example: 'resolver-eu-1', rule: INSTANCE },
  { name: 'verifier', label: 'Verifier ID', example: 'verifier-eu-1', rule: INSTANCE },
  { name: 'validator', label: 'Validator ID', example: 'validator-eu-1', rule: INSTANCE },
  { name: 'authorizer', label: 'Authorizer ID', example: 'kiosk-authorizer', rule: INSTANCE },
  { name: 'gateway', label: 'Gateway ID', example: 'front-gateway', rule: INSTANCE },
  {
    name: 'did',
    label: 'DID',
    example: 'did:key:z6Mkha…',
    rule: 'Use a DID such as did:web:example.com, without a path, query or fragment.',
  },
  {
    name: 'role',
    label: 'Service role ID',
    example: 'role_abcd1234',
    rule: 'Use 1 to 63 letters, digits, hyphens and underscores. Begin with a letter or digit.',
  },
  { name: 'secret', label: 'API key secret', example: '$API_SECRET', rule: 'Use the 64 hexadecimal characters.' },
];

/** The rows for the values that a page shows, and those for other pages, each in order. */
export function splitFields(names: ReadonlySet<string | undefined>): [own: FillField[], others: FillField[]] {
  return [FILL_FIELDS.filter(({ name }) => names.has(name)), FILL_FIELDS.filter(({ name }) => !names.has(name))];
}

/** What a reader typed, by field. */
export type FillInput = Partial<Record<FillField['name'], string>>;

/** Values to use, or what is wrong with which field. */
export type FillResult =
  | { state: 'right'; values: FillValues; secret: string }
  | { state: 'wrong'; faults: Partial<Record<FillField['name'], string>> };

/** Checks what a reader typed. Blanks around a value do not count, and an empty field brings the example back. */
export function checkFillInput(input: FillInput): FillResult {
  const values: FillValues = {};
  const faults: Partial<Record<FillField['name'], string>> = {};
  for (const { name, label, rule } of FILL_FIELDS) {
    const value = (input[name] ?? '').trim();
    if (value === '') continue;
    const pattern = name === 'secret' ? SECRET_RULE : FILL_RULES[name];
    // A secret in a wrong form is still not shown again.
    if (!pattern.test(value)) faults[name] = name === 'secret' ? `This is no API secret. ${rule}` : `${label}: ${rule}`;
    else if (name !== 'secret') values[name] = value;
  }
  if (Object.keys(faults).length > 0) return { state: 'wrong', faults };
  return { state: 'right', values, secret: (input.secret ?? '').trim() };
}
