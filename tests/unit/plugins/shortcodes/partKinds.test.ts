import path from 'node:path';
import { expect, test } from 'vitest';
import { pageParts } from '../../../../plugins/shortcodes/pageParts.ts';
import { pageOfSample } from '../../../../plugins/shortcodes/render/configurationPages.ts';

const root = path.resolve(import.meta.dirname, '../../../fixtures/smallSite');

test('each part is made of the kinds of data that it shows, so that a change of others leaves its page alone', () => {
  const errors = ['errors', 'policies', 'schemas', 'descriptions', 'titles'];
  const kinds = pageParts({ docsDir: path.join(root, 'docs'), root }).kinds();
  const of = (name: string) => [...kinds[name]].sort();
  expect(of('ErrorFacts')).toEqual([...errors].sort());
  expect(of('PolicyChecks')).toEqual(['errors', 'policies', 'schemas']);
  expect(of('DidMethods')).toEqual(['methods', 'schemas']);
  expect(of('IamActions')).toEqual(['iam', 'schemas']);
  expect(of('Standards')).toEqual(['policies', 'standards', 'titles']);
  expect(of('Operation')).toEqual(['descriptions', 'schemas']);
  expect(of('ApiChanges')).toEqual(['versions']);
  expect(of('CoreConfiguration')).toEqual(['schemas']);
  expect(of('ConfigurationKeys')).toEqual(['errors', 'schemas']);
  expect(of('Diagram')).toEqual(['diagrams']);
  expect(of('LiveSample')).toEqual(['examples', 'samples', 'tools']);
  expect(of('Tool')).toEqual(['examples', 'tools']);
  expect(of('Glossary')).toEqual(['glossary', 'titles']);
});

test('a sample of a configuration leads to the page that describes its keys', () => {
  const page = (name: string) => ({ name, route: `/${name}`, schema: '', keys: [] });
  const pages = new Map(['verifier', 'cors', 'service-instance', 'service-role'].map((name) => [name, page(name)]));
  const routeOf = (kind: Parameters<typeof pageOfSample>[1]) => pageOfSample(pages, kind)?.route;
  expect(routeOf({ is: 'configuration', service: 'verifier', core: false })).toBe('/verifier');
  expect(routeOf({ is: 'configuration', service: 'none', core: false })).toBeUndefined();
  expect(routeOf({ is: 'cors', core: false })).toBe('/cors');
  expect(routeOf({ is: 'schema', name: 'service-instance' })).toBe('/service-instance');
  expect(routeOf({ is: 'schema', name: 'service-role' })).toBe('/service-role');
  expect(routeOf({ is: 'schema', name: 'policy-document' })).toBeUndefined();
});
