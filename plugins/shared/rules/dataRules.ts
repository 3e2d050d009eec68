import type { Rule } from './rule.ts';

const SCHEMA = 'pages, tools and checks are made from what the schema says';
const ONCE = { instead: 'an entry that stands twice', write: 'one of the two' };

/** Rules of the published data and of the files of the site. */
export const dataRules = {
  'data/readable': {
    instead: 'an entry that no page can be written from',
    write: 'an entry as those beside it',
    since: 'the pages that show it stay out',
  },
  'data/form': {
    instead: '`"feilds"` in the form of a live sample, a tool or the causes of errors',
    write: '`"fields"`, as the files beside it',
    since: 'what is misspelt is not read',
  },
  'brand/form': { instead: '`"nmae"` in `brand.json`', write: '`"name"`', since: 'every page shows the brand' },
  'site/form': {
    instead: 'a key or a value that `site.json` cannot have',
    write: 'what `handbook/operating.md` describes',
    since: 'the site would be built without it',
  },
  'schema/id': {
    instead: '`"$id"` of another file',
    write: '`"%brand.docs%/spec/json-schema/cors.json"`',
    since: 'a schema is fetched from its `$id`',
  },
  'schema/reference': {
    instead: '`"$ref": "corss.json"`',
    write: '`"$ref": "cors.json"`',
    since: 'a validator stops at a reference to nothing',
  },
  'schema/compiles': {
    instead: '`"descriptions": "…"`',
    write: '`"description": "…"`',
    since: 'a validator refuses the whole schema',
  },
  'schema/described': {
    instead: 'a key without title, description, examples or default',
    write: 'the keyword that the message names',
    since: 'the page of the key is written from them',
  },
  'schema/default': {
    instead: 'a default of a required key',
    write: 'either of the two',
    since: 'what has to be there has no default',
  },
  'schema/value': {
    instead: '`"default": "5"` at `"type": "integer"`',
    write: '`"default": 5`',
    since: 'readers copy examples and defaults',
  },
  'core/valid': {
    instead: 'a core configuration that its schema refuses',
    write: 'a value that it accepts',
    since: 'every instance begins with it',
  },
  'core/defaults': {
    instead: 'another value than the default of the schema',
    write: 'the same value in both',
    since: 'readers would see two defaults',
  },
  'openapi/syntax': {
    instead: 'YAML that breaks off',
    write: 'the indentation, quote or bracket',
    since: 'no page of the API can be written',
  },
  'openapi/reference': {
    instead: '`$ref: "#/components/schemas/Instanc"`',
    write: '`$ref: "#/components/schemas/Instance"`',
    since: 'programs that are generated from it break',
  },
  'openapi/operation': {
    instead: 'an operation without `operationId`, `summary` or `description`, or with an ID of one word',
    write: 'all three, the ID as a verb and a noun',
    since: 'its name, its heading and its text are made from them',
  },
  'openapi/parameter': {
    instead: '`/instances/{regions}` and a parameter `region`',
    write: '`/instances/{region}`',
    since: 'programs that are generated from it break',
  },
  'openapi/schema': {
    instead: '`type: map`',
    write: '`type: object`',
    since: 'a validator refuses the whole schema',
  },
  'openapi/example': {
    instead: 'a body or a parameter without an example, or an example or a default that its schema refuses',
    write: '`example: eu`',
    since: 'the samples in all languages send it',
  },
  'errors/form': { instead: 'an error without `title`', write: '`"title": "Proof is too old"`', since: SCHEMA },
  'errors/identity': {
    instead: 'a `type`, or an example, of another error',
    write: 'the address of its own page',
    since: 'programs branch on it',
  },
  'errors/page': {
    instead: '`"page": "/guides/kyes"` in a fix',
    write: '`"page": "/guides/keys"`',
    since: 'it is where the fix is explained',
  },
  'errors/key': {
    instead: 'a fix that names a key which no configuration has',
    write: 'a key of the schema',
    since: 'readers look for it in vain',
  },
  'errors/field': {
    instead: '`"field": "/idd"`, a member of a body or a header that the API of the service does not have',
    write: '`"field": "/id"`',
    since: 'readers look for it in vain',
  },
  'diagrams/form': {
    instead:
      'a drawing with `<desc>A flow` that nothing closes, with `fill="red"` or `class="diagram-aera"`, or without a `<title>`',
    write: '`<desc>A flow</desc>`, classes for looks, and a `<title>`',
    since: 'everyone reads it, in light, in dark, aloud and on a phone',
  },
  'errors/signs': {
    instead:
      'two causes in `errors.json`, and one list of signs in `_diagnosis.json`; a name there that no answer of the data has',
    write: 'a list for each cause, in their order, an empty one where nothing tells it; a name that the data have',
    since: 'the decoder picks the cause by them',
  },
  'errors/slug': {
    instead: 'an error without a page, a page without an error, or two of a name',
    write: 'one page and one entry for each; `npm run new -- error` makes both',
    since: 'answers of the platform link to the page',
  },
  'policies/form': { instead: 'a policy without `steps`', write: '`"steps": [ … ]`', since: SCHEMA },
  'policies/name': { ...ONCE, since: 'results name the policy' },
  'policies/page': {
    instead: 'the address of no page',
    write: 'the page of the policy',
    since: 'results link to it',
  },
  'policies/key': {
    instead: 'a setting that no configuration has',
    write: 'a key of the schema',
    since: 'readers look for it in vain',
  },
  'policies/format': {
    instead: 'a format that is unknown, twice, left out, or supported `when` without a note',
    write: 'one row for each format',
    since: 'a gap in the table reads as no',
  },
  'policies/default': {
    instead: 'an outcome that is not the default of its setting',
    write: 'the default',
    since: 'the outcomes are those of an instance without configuration',
  },
  'policies/error': {
    instead: 'an error that only one of `policies.json` and `errors.json` knows',
    write: 'it in both, or in none',
    since: 'both pages list it',
  },
  'policies/example': {
    instead: 'a failing example without `error`, or a result of another policy',
    write: 'a result of the policy with the status that it gives',
    since: 'readers compare their answer with it',
  },
  'did-methods/form': { instead: 'a method without `syntax`', write: '`"syntax": "did:web:<host>"`', since: SCHEMA },
  'did-methods/name': { ...ONCE, since: 'the lists would show the method twice' },
  'did-methods/key': {
    instead: 'a setting that the resolver does not have, or one that is left out',
    write: 'all settings of the method, and no other',
    since: 'the page of the method lists them',
  },
  'did-methods/example': {
    instead: '`did:key:z6Mk…` at `web`',
    write: '`did:web:example.com`',
    since: 'readers try the example',
  },
  'iam/form': { instead: 'an action without `scope`', write: '`"scope": "service"`', since: SCHEMA },
  'iam/action': {
    instead: 'an action that the schema of policy documents does not have, or the other way round',
    write: 'it in both',
    since: 'a document that names it is refused',
  },
  'iam/resource': {
    instead: 'a resource that the schema of policy documents does not have, or the other way round',
    write: 'it in both',
    since: 'a document that names it is refused',
  },
  'standards/form': { instead: 'a standard without `version`', write: '`"version": "1.1"`', since: SCHEMA },
  'standards/name': { ...ONCE, since: 'the lists would show the standard twice' },
  'standards/date': {
    instead: '`"date": "2025-05-35"`',
    write: 'a day of the calendar, and for `checked` none to come',
    since: 'pages show it, and it says when to look again',
  },
  'standards/version': {
    instead: 'a name with another version than its address',
    write: 'the version of the text that is read',
    since: 'readers follow the link',
  },
  'standards/page': {
    instead: 'the address of no page',
    write: 'the page that explains the standard',
    since: 'the lists link to it',
  },
  'standards/policy': {
    instead: 'a policy that the service does not have',
    write: 'one that the fix names',
    since: 'the lists say what reads the standard',
  },
} satisfies Record<string, Rule>;
