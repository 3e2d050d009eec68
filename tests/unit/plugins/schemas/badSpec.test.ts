import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkSchemas } from '../../../../plugins/schemas/checkSchemas.ts';
import { checkErrorCatalogue, errorEntries } from '../../../../plugins/schemas/errorCatalogue.ts';
import { readSpec } from '../../../../plugins/schemas/readSpec.ts';
import { parseJsonFile } from '../../../../plugins/shared/jsonFile.ts';

const root = path.resolve(import.meta.dirname, '../../../..');
const published = path.join(root, 'docs/public/spec');
const tokens = {
  '%brand.docs%': 'https://docs.acme.example/docs',
  '%brand.name%': 'Acme',
  '%brand.slug%': 'acme',
  '%brand.homepage%': 'https://www.acme.example',
  '%brand.homepageHost%': 'www.acme.example',
};
const docs = tokens['%brand.docs%'];

/** Copies the published data, changes one text in one file, and reports what the checks say. */
function check(file: string, from: string | RegExp, to: string): string[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'spec-'));
  const copy = path.join(folder, 'docs/public/spec');
  mkdirSync(copy, { recursive: true });
  cpSync(published, copy, { recursive: true });
  const text = readFileSync(path.join(copy, file), 'utf8');
  const changed = text.replace(from, to);
  expect(changed, 'the text to change is there').not.toBe(text);
  writeFileSync(path.join(copy, file), changed);
  const spec = readSpec(path.join(folder, 'docs'), folder, tokens);
  const entries = spec.errors?.value
    ? errorEntries(readSpec(path.join(root, 'docs'), root, tokens).errors ?? spec.errors)
    : [];
  const routes = new Set(
    entries.flatMap(({ slug, related, fixes }) => [
      `/reference/errors/${slug}`,
      ...related,
      ...fixes.map(({ page }) => page),
    ]),
  );
  const found = file === 'errors.json' ? checkErrorCatalogue(spec, { docs, routes }) : checkSchemas(spec, docs);
  const problems = [...spec.problems, ...found];
  return problems.map((problem) => `${problem.file}:${problem.line} ${problem.rule} ${problem.message} ${problem.fix}`);
}

describe('one fault in a published file gives one clear message', () => {
  const cors = 'json-schema/cors.json';
  const role = 'json-schema/service-role.json';
  const rows: [name: string, file: string, from: string | RegExp, to: string, message: RegExp][] = [
    ['text that is not JSON', cors, '{', '', /cors\.json:\d+ json\/syntax This is not JSON/],
    [
      'an address that is not that of the file',
      cors,
      'cors.json',
      'CORS.json',
      /cors\.json:3 schema\/valid .*%brand\.docs%\/spec\/json-schema\/cors\.json/,
    ],
    [
      'a reference to no file',
      'json-schema/gateway.configuration.json',
      '"cors.json"',
      '"cross.json"',
      /gateway\.configuration\.json:\d+ schema\/valid "cross\.json" leads nowhere/,
    ],
    [
      'a reference to no definition',
      'json-schema/gateway.configuration.json',
      '$defs/resourceId',
      '$defs/resource',
      /schema\/valid .*\$defs\/resource" leads nowhere/,
    ],
    [
      'a property without description',
      cors,
      /(?<="title": "CORS headers",\n)[^\n]*\n/,
      '',
      /cors\.json:\d+ data\/described "enabled" has no description/,
    ],
    ['a property without example', cors, /"examples": \[true\]/, '"examples": []', /"enabled" has no examples/],
    ['an optional key without default', cors, /"default": 86400,/, '', /"maxAge" has no default/],
    [
      'a required key with a default',
      role,
      '"enum": ["account", "managed"],',
      '"enum": ["account", "managed"], "default": "managed",',
      /service-role\.json:\d+ schema\/value "owner" is required and has a default/,
    ],
    [
      'an example that breaks its schema',
      role,
      /"examples": \["account", "managed"\]/,
      '"examples": ["account", "accounts"]',
      /service-role\.json:\d+ schema\/value .*must be one of account, managed/,
    ],
    [
      'a default out of range',
      cors,
      '"maximum": 86400',
      '"maximum": 600',
      /cors\.json:\d+ schema\/value The value must be <= 600/,
    ],
    [
      'a keyword that does not exist',
      cors,
      '"minimum"',
      '"minimun"',
      /cors\.json:82 schema\/valid .*"minimun".*Did you mean "minimum"/,
    ],
    [
      'a core configuration that breaks its schema',
      'configuration/gateway.core.json',
      '86400',
      '-1',
      /gateway\.core\.json:\d+ schema\/value \/cors\/maxAge must be >= 0/,
    ],
    [
      'a core configuration with another value',
      'configuration/gateway.core.json',
      '86400',
      '600',
      /gateway\.core\.json:\d+ schema\/value The default of \/cors\/maxAge in gateway\.configuration\.json is \d+, and here it is \d+\./,
    ],
    [
      'an error without causes',
      'errors.json',
      /"causes": \[[^\]]*\]/,
      '"causes": []',
      /errors\.json:\d+ data\/form \/errors\/0\/causes must NOT have fewer than 1 items/,
    ],
    [
      'a fix that concerns nothing',
      'errors.json',
      /"concerns": \[[^\]]*\]/,
      '"concerns": []',
      /data\/form \/errors\/0\/fixes\/0\/concerns must NOT have fewer/,
    ],
    [
      'a policy that does not exist',
      'errors.json',
      '"credentialQuery"',
      '"credentialQueries"',
      /data\/form \/errors\/0\/policies\/0 must be one of format/,
    ],
    [
      'a place that nobody knows',
      'errors.json',
      '"in": "body"',
      '"in": "cookie"',
      /data\/form .*\/in must be one of configuration, body, header/,
    ],
    [
      'a type that is another page',
      'errors.json',
      /"type": "%brand.docs%\/reference\/errors\/credential-query-evaluation"/,
      '"type": "%brand.docs%/reference/errors/invalid-format"',
      /data\/mismatch \/errors\/0\/type is .*Write "https:\/\/docs\.acme\.example\/docs\/reference\/errors\/credential-query-evaluation"/,
    ],
    [
      'a title that differs from its example',
      'errors.json',
      '"title": "Query or submission is malformed"',
      '"title": "Query is malformed"',
      /data\/mismatch \/errors\/1\/example\/title/,
    ],
    [
      'a page that does not exist',
      'errors.json',
      '"/reference/services/validator/policies/credential-query"',
      '"/reference/services/validator/policies/query"',
      /data\/reference There is no page at \/reference\/services\/validator\/policies\/query/,
    ],
    [
      'a configuration key that does not exist',
      'errors.json',
      'onPresentationEvaluationWarning"',
      'onEvaluationWarning"',
      /data\/reference The configuration of the validator has no key/,
    ],
    [
      'a slug without page',
      'errors.json',
      '"slug": "invalid-format"',
      '"slug": "broken-format"',
      /data\/mismatch "broken-format" has no page at .* Write "invalid-format"\./,
    ],
  ];
  // Each row compiles the schemas anew.
  test.each(rows)('%s', { timeout: 30_000 }, (_name, file, from, to, message) => {
    const problems = check(file, from, to);
    expect(problems.join('\n')).toMatch(message);
    // What is told of a type is not told of its example again.
    expect(problems.filter((problem) => problem.includes(' data/mismatch ')).length).toBeLessThan(2);
    for (const problem of problems) expect(problem).toMatch(/^docs\/public\/spec\/\S+:\d+ /);
  });
});

test('of a title and that of its example, what other data say as well is right', () => {
  const title = 'Presentation does not satisfy the query';
  const spec = readSpec(path.join(root, 'docs'), root, tokens);
  const { errors } = spec;
  if (!errors) throw new Error('There are no errors.');
  const text = errors.text.replace(title, 'Presentation does not answer the query');
  const changed = { ...spec, errors: parseJsonFile(errors.file, text).json };
  const told = (isSaidElsewhere?: (text: string) => boolean) =>
    checkErrorCatalogue(changed, { docs, routes: new Set(), isSaidElsewhere })
      .filter(({ rule, message }) => rule === 'data/mismatch' && message.includes('title'))
      .map(({ message }) => message.split(' is ')[0]);
  expect(told((said) => said === title)).toEqual(['/errors/0/title']);
  expect(told()).toEqual(['/errors/0/example/title']);
});
