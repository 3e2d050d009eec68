import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { dataRules } from '../../../../../plugins/shared/rules/dataRules.ts';
import { added, type Cases, changed, type Rights, type RuleCase, SITE, SPEC } from './ruleCase.ts';

const SCHEMAS = `${SPEC}/json-schema`;
const OPENAPI = `${SPEC}/openapi/resolver.yaml`;
/** A change of one of the data files. */
const within = (file: string) => (from: string, to: string, fix: string, at?: number | string) =>
  changed(`${SPEC}/${file}`, from, to, fix, at);
const cors = within('json-schema/cors.json');
const resolverCore = within('configuration/resolver.core.json');
const openapi = (from: string, to: string, fix: string, at?: number | string) => changed(OPENAPI, from, to, fix, at);
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
    refusals: [],
    faults: [],
    signs: {},
    own: [],
  },
  undefined,
  2,
);

/** The entry of a list, once more below it. */
function twice(file: string, list: string, name: string): RuleCase {
  const data = JSON.parse(readFileSync(path.join(SITE, SPEC, file), 'utf8'));
  const text = JSON.stringify({ ...data, [list]: [...data[list], ...data[list]] }, undefined, 2);
  const rows = text.split('\n');
  return added(
    `${SPEC}/${file}`,
    text,
    'Keep one of the two.',
    rows.findLastIndex((row) => row.startsWith(`      "${name}"`)) + 1,
  );
}

/** A mistake for each rule of data. */
export const dataCases: Cases<typeof dataRules> = {
  'data/readable': { ...errors('"fixes": [', '"fix": [', 'Undo the last change', 1), told: SPEC },
  'data/form': changed('docs/_samples/hello.json', '"fields"', '"feilds"', 'Did you mean "fields"?'),
  'brand/form': changed('brand.json', '"name": "Acme', '"nmae": "Acme', 'Did you mean "name"?'),
  'site/form': added('docs/site.json', '{\n  "lang": 1\n}\n', 'handbook/operating.md', '"lang"'),
  'schema/id': cors('json-schema/cors.json', 'json-schema/other.json', 'json-schema/cors.json"'),
  'schema/reference': changed(
    `${SCHEMAS}/resolver.configuration.json`,
    '"$ref": "cors.json"',
    '"$ref": "corss.json"',
    'Did you mean "cors.json"?',
  ),
  'schema/compiles': cors('"description": "Keeps', '"descriptions": "Keeps', 'Did you mean "description"?'),
  'schema/described': cors('"title": "Maximum age",\n', '', 'Write the title', '"maxAge"'),
  'schema/default': within('json-schema/policy-document.json')(
    '"required": [',
    '"required": [\n    "resource",',
    'Take the default out',
    '"resource": {',
  ),
  'schema/value': cors('"default": 86400', '"default": "5"', 'a value that the schema around it accepts'),
  'core/valid': resolverCore('86400', '-1', 'Write a value that the schema accepts.'),
  'core/defaults': resolverCore('86400', '60', 'Write 86400'),
  'openapi/syntax': openapi('      summary', '       summary', 'indentation'),
  'openapi/reference': openapi(
    'schemas/Instance"',
    'schemas/Instanc"',
    'Did you mean "#/components/schemas/Instance"?',
  ),
  'openapi/operation': openapi('      summary: Make an instance\n', '', 'Add summary', 'operationId:'),
  'openapi/parameter': openapi('/{region}:', '/{regions}:', 'Write {region}, or describe regions.', 'post:'),
  'openapi/schema': openapi('type: object', 'type: map', 'Did you mean "object"?'),
  'openapi/example': openapi('          example: eu\n', '', 'Add one under example', '- name: region'),
  'errors/form': errors('      "title": "Proof is too old",\n', '', 'Add "title"', 3),
  'errors/identity': errors('"platformType": "proof-too-old"', '"platformType": "proof-old"', 'Write "proof-too-old"'),
  'errors/page': errors('"page": "/guides/keys"', '"page": "/guides/kyes"', 'Did you mean /guides/keys?'),
  'errors/key': errors('"key": "/proof/skip"', '"key": "/proof/skips"', 'Write "/proof/skip".'),
  'errors/field': errors(
    '"in": "configuration",\n              "service": "verifier",\n              "key": "/proof/skip"',
    '"in": "body",\n              "service": "resolver",\n              "field": "/idd"',
    'Write "/id".',
    '"field": "/idd"',
  ),
  'diagrams/form': {
    ...added('docs/_diagrams/flow.svg', FLOW, 'Write </desc> where it ends.', '<desc>'),
    beside: { 'docs/_diagrams/flow.md': 'A flow\n\nThe key goes to the holder.\n' },
  },
  'errors/signs': added('docs/_diagnosis.json', DIAGNOSIS, 'Write one list for each cause', '"signs"'),
  'errors/slug': {
    ...added('docs/reference/errors/other.mdx', ERROR_PAGE, 'Add the error to the list.', 2),
    told: `${SPEC}/errors.json`,
  },
  'policies/form': policies('"steps": [', '"stages": [', 'Add "steps"', 15),
  'policies/name': twice('policies.json', 'policies', 'id'),
  'policies/page': policies(
    '"page": "/reference/policies/proof"',
    '"page": "/reference/policies/prof"',
    'Did you mean /reference/policies/proof?',
  ),
  'policies/key': policies('"skip": "/proof/skip"', '"skip": "/proof/skipped"', 'Point at a key'),
  'policies/format': policies('"support": "yes"', '"support": "when"', 'Write the condition', '"note": ""'),
  'policies/default': policies('"outcome": "error"', '"outcome": "warning"', 'Write the default', 44),
  'policies/error': {
    ...errors('"raisedBy": [\n        "verifier"', '"raisedBy": [\n        "resolver"', 'add it to errors.json', 62),
    told: `${SPEC}/policies.json`,
  },
  'policies/example': policies('"status": 422', '"status": 400', 'Write 422.'),
  'did-methods/form': methods('      "syntax": "did:web:{host}",\n', '', 'Add "syntax"', 3),
  'did-methods/name': twice('did-methods.json', 'methods', 'method'),
  'did-methods/key': methods(
    '"/methods/web/enabled"',
    '"/methods/web/enabled",\n        "/methods/web/on"',
    'Point at a key',
    '"/methods/web/on"',
  ),
  'did-methods/example': methods('"did:web:example.com"', '"did:key:z6Mk…"', 'Start it with did:web:'),
  'iam/form': iam('      "scope": "management",\n', '', 'Add "scope"', 3),
  'iam/action': {
    ...within('json-schema/policy-document.json')(
      '"*",\n              "read"',
      '"*",\n              "read",\n              "write"',
      'Add it.',
      2,
    ),
    told: `${SPEC}/iam-actions.json`,
  },
  'iam/resource': iam(
    '"instance"\n      ],\n      "holds"',
    '"instance",\n        "account"\n      ],\n      "holds"',
    'Take it out.',
    '"account"',
  ),
  'standards/form': standards('      "version": "1.0",\n', '', 'Add "version"', 3),
  'standards/name': twice('standards.json', 'standards', 'id'),
  'standards/date': standards('"date": "2022-07-19"', '"date": "2025-05-35"', 'Write a day of the calendar.'),
  'standards/version': standards('"name": "DID Core"', '"name": "DID 1.1"', 'Write "DID 1.0"'),
  'standards/page': standards('"page": "/guides/keys"', '"page": "/guides/kyes"', 'Did you mean /guides/keys?'),
  'standards/policy': standards('"proof"', '"prof"', 'Did you mean proof?'),
};

/** What takes the place of what in a mistake, where the guide tells it in words. */
export const rightDataCases: Rights<typeof dataRules> = {
  'standards/date': ['2025-05-35', '2025-05-15'],
  'standards/version': ['DID 1.1', 'DID 1.0'],
  'data/readable': ['"fix": [', '"fixes": ['],
  'diagrams/form': ['holder, once.', 'holder, once.</desc>'],
  'schema/id': ['json-schema/other.json', 'json-schema/cors.json'],
  'schema/default': ['[\n    "resource",', '['],
  'schema/value': ['"default": "5"', '"default": 86400'],
  'core/valid': ['-1', '86400'],
  'openapi/syntax': ['       summary', '      summary'],
  'openapi/example': ['- name: region\n', '- name: region\n          example: eu\n'],
  'policies/key': ['/proof/skipped', '/proof/skip'],
  'policies/format': ['"note": ""', '"note": "With a key"'],
  'policies/default': ['"outcome": "warning"', '"outcome": "error"'],
  'policies/error': ['"raisedBy": [\n        "resolver"', '"raisedBy": [\n        "verifier"'],
  'did-methods/key': [',\n        "/methods/web/on"', ''],
  'iam/action': [',\n              "write"', ''],
  'iam/resource': [',\n        "account"', ''],
};
