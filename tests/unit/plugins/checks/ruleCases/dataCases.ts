import { readFileSync } from 'node:fs';
import path from 'node:path';
import { added, changed, type RuleRow, SITE, SPEC } from './ruleRow.ts';

const SCHEMAS = `${SPEC}/json-schema`;
type Rule = RuleRow['rule'];
/** A change of one of the data files. */
const within = (file: string) => (rule: Rule, from: string, to: string, fix: string, at?: number | string) =>
  changed(rule, `${SPEC}/${file}`, from, to, fix, at);
const cors = within('json-schema/cors.json');
const resolverCore = within('configuration/resolver.core.json');
const openapi = within('openapi/resolver.yaml');
const errors = within('errors.json');
const policies = within('policies.json');
const methods = within('did-methods.json');
const iam = within('iam-actions.json');
const standards = within('standards.json');

const ERROR_PAGE = readFileSync(path.join(SITE, 'docs/reference/errors/proof-too-old.mdx'), 'utf8')
  .replace('Says when', 'Tells when')
  .replace('# Proof', '# Key');

/** What the decoder knows, without the signs of the one cause that there is. */
const led = { page: '/guides/keys', cause: 'Something else.' };
const FLOW = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 352 60">
  <title>A flow</title>
  <desc>The key goes from the issuer to the holder, once.
</svg>
`;
const DIAGNOSIS = JSON.stringify(
  {
    all: led,
    refused: led,
    did: { page: led.page, errors: {}, unknown: led.cause, deactivated: led.cause },
    rejections: [],
    faults: [],
    signs: {},
    own: [],
  },
  undefined,
  2,
);

/** The entry of a list, once more below it. */
function twice(file: string, list: string, name: string): RuleRow {
  const data = JSON.parse(readFileSync(path.join(SITE, SPEC, file), 'utf8'));
  const text = JSON.stringify({ ...data, [list]: [...data[list], ...data[list]] }, undefined, 2);
  const rows = text.split('\n');
  return added(
    'data/mismatch',
    `${SPEC}/${file}`,
    text,
    'Keep one of the two.',
    rows.findLastIndex((row) => row.startsWith(`      "${name}"`)) + 1,
  );
}

export const dataRows: RuleRow[] = [
  { ...errors('data/readable', '"fixes": [', '"fix": [', 'Undo the last change', 1), reported: SPEC },
  changed('data/form', 'docs/_samples/hello.json', '"fields"', '"feilds"', 'Did you mean "fields"?'),
  changed('data/form', 'brand.json', '"name": "Acme', '"nmae": "Acme', 'Did you mean "name"?'),
  added('data/form', 'docs/site.json', '{\n  "lang": 1\n}\n', 'handbook/operating.md', '"lang"'),
  cors('schema/valid', 'json-schema/cors.json', 'json-schema/other.json', 'json-schema/cors.json"'),
  changed(
    'schema/valid',
    `${SCHEMAS}/resolver.configuration.json`,
    '"$ref": "cors.json"',
    '"$ref": "corss.json"',
    'Did you mean "cors.json"?',
  ),
  cors('schema/valid', '"description": "Keeps', '"descriptions": "Keeps', 'Did you mean "description"?'),
  cors('data/described', '"title": "Maximum age",\n', '', 'Write the title', '"maxAge"'),
  within('json-schema/policy-document.json')(
    'schema/value',
    '"required": [',
    '"required": [\n    "resource",',
    'Remove the default',
    '"resource": {',
  ),
  cors('schema/value', '"default": 86400', '"default": "5"', 'a value that the schema around it accepts'),
  resolverCore('schema/value', '86400', '-1', 'Use a value that the schema accepts.'),
  resolverCore('schema/value', '86400', '60', 'Write 86400'),
  openapi('openapi/valid', '      summary', '       summary', 'indentation'),
  openapi('openapi/valid', 'schemas/Instance"', 'schemas/Instanc"', 'Did you mean "#/components/schemas/Instance"?'),
  openapi('data/described', '      summary: Make an instance\n', '', 'Add summary', 'operationId:'),
  openapi('openapi/valid', '/{region}:', '/{regions}:', 'Write {region}, or describe regions.', 'post:'),
  openapi('openapi/valid', 'type: object', 'type: objekt', 'Did you mean "object"?'),
  openapi('openapi/example', '          example: eu\n', '', 'Add one under example', '- name: region'),
  errors('data/form', '      "title": "Proof is too old",\n', '', 'Add "title"', 3),
  errors('data/mismatch', '"platformType": "proof-too-old"', '"platformType": "proof-old"', 'Write "proof-too-old"'),
  errors('data/reference', '"page": "/guides/keys"', '"page": "/guides/kyes"', 'Did you mean /guides/keys?'),
  errors('data/reference', '"key": "/proof/skip"', '"key": "/proof/skips"', 'Did you mean /proof/skip?'),
  errors(
    'data/reference',
    '"in": "configuration",\n              "service": "verifier",\n              "key": "/proof/skip"',
    '"in": "body",\n              "service": "resolver",\n              "field": "/idd"',
    'Did you mean /id?',
    '"field": "/idd"',
  ),
  {
    ...added('data/form', 'docs/_diagrams/flow.svg', FLOW, 'Write </desc> where it ends.', '<desc>'),
    beside: { 'docs/_diagrams/flow.md': 'A flow\n\nThe key goes to the holder.\n' },
  },
  added('data/form', 'docs/_diagnosis.json', DIAGNOSIS, 'Add "key-old" to signs/proof-too-old', '"signs"'),
  {
    ...added('data/mismatch', 'docs/reference/errors/other.mdx', ERROR_PAGE, 'Add the error to the list.', 2),
    reported: `${SPEC}/errors.json`,
  },
  policies('data/form', '"steps": [', '"stages": [', 'Add "steps"', 15),
  twice('policies.json', 'policies', 'id'),
  policies(
    'data/reference',
    '"page": "/reference/policies/proof"',
    '"page": "/reference/policies/prof"',
    'Did you mean /reference/policies/proof?',
  ),
  policies('data/reference', '"skip": "/proof/skip"', '"skip": "/proof/skipped"', 'Did you mean /proof/skip?'),
  policies('data/mismatch', '"support": "yes"', '"support": "when"', 'Write the condition', '"note": ""'),
  policies('data/mismatch', '"outcome": "error"', '"outcome": "warning"', 'Write the default', 44),
  {
    ...errors(
      'data/mismatch',
      '"raisedBy": [\n        "verifier"',
      '"raisedBy": [\n        "resolver"',
      'add it to errors.json',
      62,
    ),
    reported: `${SPEC}/policies.json`,
  },
  policies('data/mismatch', '"status": 422', '"status": 400', 'Write 422.'),
  methods('data/form', '      "syntax": "did:web:{host}",\n', '', 'Add "syntax"', 3),
  twice('did-methods.json', 'methods', 'method'),
  methods(
    'data/reference',
    '"/methods/web/enabled"',
    '"/methods/web/enabled",\n        "/methods/web/on"',
    'Use a key',
    '"/methods/web/on"',
  ),
  methods('data/mismatch', '"did:web:example.com"', '"did:key:z6Mk…"', 'Start it with did:web:'),
  iam('data/form', '      "scope": "management",\n', '', 'Add "scope"', 3),
  {
    ...within('json-schema/policy-document.json')(
      'data/mismatch',
      '"*",\n              "read"',
      '"*",\n              "read",\n              "write"',
      'Add it.',
      2,
    ),
    reported: `${SPEC}/iam-actions.json`,
  },
  iam(
    'data/mismatch',
    '"instance"\n      ],\n      "holds"',
    '"instance",\n        "account"\n      ],\n      "holds"',
    'Remove it.',
    '"account"',
  ),
  standards('data/form', '      "version": "1.0",\n', '', 'Add "version"', 3),
  twice('standards.json', 'standards', 'id'),
  standards('data/mismatch', '"date": "2022-07-19"', '"date": "2025-05-35"', 'Write a valid date.'),
  standards('data/reference', '"page": "/guides/keys"', '"page": "/guides/kyes"', 'Did you mean /guides/keys?'),
  standards('data/reference', '"proof"', '"prof"', 'Did you mean proof?'),
];
