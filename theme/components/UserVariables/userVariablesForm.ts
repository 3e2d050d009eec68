import { SECRET_RULE, type UserVariables, VARIABLE_RULES, type VariableName } from './userVariables.ts';

/** A row of the form. */
export interface VariableField {
  name: VariableName | 'secret';
  label: string;
  /** What snippets show without a value. */
  example: string;
  /** The form of a value, shown at one that differs. It doesn't repeat the value, which may be a secret. */
  rule: string;
}

const INSTANCE = 'Use 1 to 63 lower-case letters, digits and hyphens, with a letter or digit at both ends.';

/** The rows of the form, in order. */
export const VARIABLE_FIELDS: readonly VariableField[] = [
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
export function splitFields(names: ReadonlySet<string | undefined>): [own: VariableField[], others: VariableField[]] {
  return [
    VARIABLE_FIELDS.filter(({ name }) => names.has(name)),
    VARIABLE_FIELDS.filter(({ name }) => !names.has(name)),
  ];
}

/** What a reader typed, by field. */
export type VariablesInput = Partial<Record<VariableField['name'], string>>;

/** Values to use, and what is wrong with which field. */
export interface VariablesResult {
  values: UserVariables;
  secret: string;
  faults: Partial<Record<VariableField['name'], string>>;
}

/** Checks what a reader typed. Blanks around a value do not count, and an empty field brings the example back. */
export function checkVariables(input: VariablesInput): VariablesResult {
  const result: VariablesResult = { values: {}, secret: (input.secret ?? '').trim(), faults: {} };
  for (const { name, rule } of VARIABLE_FIELDS) {
    const value = (input[name] ?? '').trim();
    if (value === '') continue;
    const pattern = name === 'secret' ? SECRET_RULE : VARIABLE_RULES[name];
    if (!pattern.test(value)) result.faults[name] = rule;
    else if (name !== 'secret') result.values[name] = value;
  }
  return result;
}
