import { describe, expect, test } from 'vitest';
import { type JsonObject, segmentsOf, valueAt } from '../../plugins/schemas/jsonValue.ts';
import { docs, documents } from './spec.ts';

const source = docs.pages.find(({ route }) => route === '/explanations/management/limits')?.source ?? '';
const published = (name: string) => documents.find(({ $id }) => String($id).endsWith(`/${name}`)) as JsonObject;
const at = (name: string, pointer: string) => valueAt(published(name), segmentsOf(pointer)) as JsonObject;

/** Where the range of a setting stands, by the words of its row that tell it apart. */
const settings: [row: string, schema: string, pointer: string][] = [
  ['`openId4vp.expiresAfter`', 'authorizer.configuration.json', '/properties/openId4vp/properties/expiresAfter'],
  [
    '`openId4vp.clientMetadata.clientName`',
    'authorizer.configuration.json',
    '/properties/openId4vp/properties/clientMetadata/properties/clientName',
  ],
  ['`methods.web.timeout`', 'resolver.configuration.json', '/properties/methods/properties/web/properties/timeout'],
  ['`methods.webvh.timeout`', 'resolver.configuration.json', '/properties/methods/properties/webvh/properties/timeout'],
  ['`tolerance` of both', 'verifier.configuration.json', '/$defs/dateRules/properties/tolerance'],
  ['`cors.maxAge`', 'cors.json', '/properties/maxAge'],
  ['`paths`', 'gateway.configuration.json', '/properties/paths'],
  ['Name of a path', 'gateway.configuration.json', '/properties/paths/propertyNames'],
];

const [, section = ''] = source.split('\n## Settings\n');
const rows = section
  .split('\n## ')[0]
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (?:Setting|---)/.test(line));

describe('the page on limits gives the ranges of the schemas', () => {
  test.each(settings)('%s', (words, schema, pointer) => {
    const row = rows.find((line) => line.slice(0, 60).includes(words)) ?? '';
    const [, , standard, range] = row.split('|').map((cell) => cell.trim());
    const value = at(schema, pointer);
    const least = value.minimum ?? value.minLength ?? value.minProperties ?? 0;
    const most = value.maximum ?? value.maxLength ?? value.maxProperties;
    expect(range).toBe(`${least} to ${most}`);
    if (typeof value.default === 'number') expect(standard).toBe(String(value.default));
  });

  test('every row is one of these, and every range of a schema has a row', () => {
    expect(rows).toHaveLength(settings.length);
    const ranges = documents
      .filter(({ $id }) => /\/(?:\w+\.configuration|cors)\.json$/.test(String($id)))
      .flatMap((document) => rangesIn(document));
    expect(ranges).toHaveLength(settings.length);
  });
});

/** Schemas with an upper limit at any depth. */
function rangesIn(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = ['maximum', 'maxLength', 'maxProperties'].some((key) => typeof (value as JsonObject)[key] === 'number');
  return [...(own ? [value] : []), ...Object.values(value).flatMap(rangesIn)];
}
