import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { neededActions } from '../../../../plugins/openapi/operations.ts';
import { SchemaValidator } from '../../../../plugins/schemas/schemaValidator.ts';
import {
  type AccessRequest,
  decide,
  PolicyProblem,
  readPolicy,
  readRequest as readRequestBy,
} from '../../../../tools-core/access/index.ts';
import { InputError } from '../../../../tools-core/base/index.ts';
import { descriptions, routes } from '../../../content/apiDescriptions.ts';
import { tokens } from '../../../content/site.ts';
import { documents } from '../configure/studios.ts';
import { changedTexts, fuzz, PATIENCE, RUNS } from '../fuzzing.ts';

/** Policy documents of the page that explains them, in order. */
const page = readFileSync(
  path.resolve(import.meta.dirname, '../../../../docs/explanations/management/iam/policy-documents.mdx'),
  'utf8',
);
const onPage = [...page.matchAll(/```json [^\n]*schema="policy-document"\n([\s\S]*?)```/g)].map(([, text]) => text);
const [, site, deploy] = onPage;

const verifier = { region: 'eu', service: 'verifier', resourceType: 'instance', resourceId: 'verifier-eu-1' };
const request = (scope: AccessRequest['scope'], action: string, resource: object = {}): AccessRequest => ({
  scope,
  action,
  resource: { ...verifier, ...resource },
});
const readRequest = (text: string) => readRequestBy(text, routes);

const authorizer = { service: 'authorizer', resourceId: 'kiosk-authorizer' };
const resolver = { service: 'resolver', resourceId: 'resolver-eu-1' };

test.each<[text: string, asked: AccessRequest, by: string, index: number | undefined]>([
  [site, request('service', 'authorize', authorizer), 'allow', 0],
  [site, request('service', 'verify'), 'allow', 1],
  [site, request('service', 'resolve', resolver), 'implicit deny', undefined],
  [deploy, request('management', 'update'), 'allow', 0],
  [deploy, request('management', 'delete'), 'deny', 1],
  [deploy, request('service', 'verify'), 'implicit deny', undefined],
])('the request %# of the page on policy documents', (text, asked, by, index) => {
  const { allowed, by: reason, decisive } = decide([{ name: 'key', statements: readPolicy(text) }], asked);
  expect([allowed, reason, decisive?.index]).toEqual([by === 'allow', by, index]);
});

test('a deny in one document beats an allow in another', () => {
  const policies = [onPage[0], deploy].map((text, index) => ({ name: `${index}`, statements: readPolicy(text) }));
  expect(decide(policies, request('management', 'delete')).decisive).toMatchObject({ policy: '1', index: 1 });
});

test.each([
  ['{"version": "1.0", got}', /^The document is not valid JSON at line 1, column 20\.$/, 19],
  ['{"version": "1.0"', /^The document is cut off: 1 bracket is still open\.$/, 17],
])('a document that is not JSON says where, in words of its own: %s', (text, words, at) => {
  expect(() => readPolicy(text)).toThrow(words);
  expect(() => readPolicy(text)).toThrow(expect.objectContaining({ pointer: '', at }));
});

describe('a request by its first line and host', () => {
  const hosts: Record<string, (id: string) => string> = {
    iam: () => 'iam.management.global.acme.example',
    management: () => 'verifier.management.eu.acme.example',
    logs: (id) => (id.includes('Trail') ? 'trail.management.global.acme.example' : 'logs.management.eu.acme.example'),
  };
  const operations = descriptions.flatMap(({ name, operations }) =>
    operations.flatMap((operation) => {
      const needs = neededActions(operation);
      return needs ? [{ name, id: operation.id, operation, needs }] : [];
    }),
  );

  test('there are operations of all planes', () => expect(operations.length).toBeGreaterThan(40));

  test.each(operations)('$id of $name needs what its description lists', ({ name, id, operation, needs }) => {
    const host = hosts[name]?.(id) ?? `one-instance.${name}.service.eu.acme.example`;
    const way = operation.path.replace(/\{\w+\}/g, 'one-instance');
    const wants = readRequest(`${operation.method} https://${host}${way}?a=b`) ?? [];
    const { actions, resourceType } = needs;
    expect(wants.map(({ action }) => action)).toEqual(actions);
    expect(new Set(wants.map(({ resource }) => resource.resourceType))).toEqual(new Set([resourceType]));
  });
});

test(
  `${RUNS} documents are read as the published schema reads them, or are refused with a place`,
  () => {
    const validate = new SchemaValidator(documents).compile(
      String(documents.find(({ $id }) => String($id).endsWith('/policy-document.json'))?.$id),
    );
    fuzz(changedTexts(onPage.map((one) => JSON.stringify(JSON.parse(one)))), (text) => {
      let problem: unknown;
      try {
        readPolicy(text);
      } catch (error) {
        problem = error;
      }
      if (problem !== undefined && !(problem instanceof PolicyProblem)) throw problem;
      // What the schema takes can be judged. Names of actions and services are left to it.
      let value: unknown;
      try {
        value = JSON.parse(text);
      } catch {
        return;
      }
      if (validate(value as never).length === 0) expect([text, problem]).toEqual([text, undefined]);
    });
  },
  PATIENCE,
);

test(
  `${RUNS} requests are read, or ask for nothing`,
  () => {
    const requests = [
      'DELETE /instances/verifier-eu-1 HTTP/1.1\nHost: verifier.management.eu.acme.example\n',
      `POST https://a.verifier.service.eu.acme.example/${tokens['%brand.slug%']}/verifier/draft/verify`,
    ];
    fuzz(changedTexts(requests), (text) => {
      try {
        for (const { action } of readRequest(text) ?? []) expect(action).not.toBe('');
      } catch (error) {
        expect(error).toBeInstanceOf(InputError);
      }
    });
  },
  PATIENCE,
);
