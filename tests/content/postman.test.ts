import { describe, expect, test } from 'vitest';
import { postmanCollection } from '../../plugins/openapi/postman.ts';
import { matchOperation } from '../../plugins/requests/matchOperation.ts';
import { checkRequest } from '../../plugins/requests/requests.ts';
import { descriptions, tokens } from './apiDescriptions.ts';

interface Entry {
  key: string;
  value: string;
  disabled?: boolean;
}

interface Item {
  name: string;
  request: {
    method: string;
    auth?: { type: string };
    header: Entry[];
    url: { raw: string; path: string[]; host: string[]; query?: Entry[]; variable?: Entry[] };
    body?: { mode: string; raw?: string; urlencoded?: Entry[] };
  };
}

/** The request that a client sends: variables of the collection and of the path are replaced. */
function resolved({ request }: Item, variables: Entry[]) {
  const { raw, query = [], variable = [] } = request.url;
  let url = raw;
  for (const { key, value } of variables) url = url.replaceAll(`{{${key}}}`, value);
  for (const { key, value } of variable) {
    url = url.replace(new RegExp(`(?<=/):${key}(?=/|$)`), encodeURIComponent(value).replaceAll('%2F', '/'));
  }
  const sent = query.filter(({ disabled }) => !disabled).map(({ key, value }) => [key, value]);
  const address = new URL(url);
  address.search = new URLSearchParams(sent).toString();
  const headers = request.header
    .filter(({ disabled }) => !disabled)
    .map(({ key, value }): [string, string] => [key, value]);
  const form = request.body?.urlencoded?.map(({ key, value }): [string, string] => [key, value]);
  const body = form ? new URLSearchParams(form).toString() : request.body?.raw;
  return { address, headers, body };
}

describe.each(descriptions.map((description) => [description.name, description] as const))(
  'collection of %s',
  (name, description) => {
    const collection = postmanCollection(description);
    const variables = collection.variable as unknown as Entry[];
    const items = (collection.item as unknown as { item: Item[] }[]).flatMap(({ item }) => item);

    test('names each request once', () => {
      const names = items.map((item) => item.name);
      expect(new Set(names).size).toBe(names.length);
    });

    test('holds each operation, with its method, path, key and body', () => {
      const found = new Set<string>();
      for (const item of items) {
        const { address, headers, body } = resolved(item, variables);
        const match = matchOperation([description], item.request.method, address);
        expect(match, item.name).toBeDefined();
        if (!match) continue;
        found.add(match.operation.id);
        expect(checkRequest(match, { headers, body }), item.name).toEqual([]);
        const takesKey = (match.operation.security ?? []).length > 0;
        expect(item.request.auth?.type, item.name).toBe(takesKey ? undefined : 'noauth');
      }
      expect([...found].sort()).toEqual(description.operations.map(({ id }) => id).sort());
    });

    test('has no secret, and the host of the platform', () => {
      const secrets = variables.filter(({ key }) => key === 'apiSecret');
      expect(secrets.map(({ value }) => value)).toEqual(name === 'gateway' ? [] : ['']);
      for (const { request } of items) expect(request.url.raw).toContain(tokens['%brand.apiDomain%']);
    });
  },
);
