import { describe, expect, test } from 'vitest';
import { publishedData } from '../../plugins/data/publishedData.ts';
import { readTools, type Tool } from '../../plugins/data/tools.ts';
import { configurationPages } from '../../plugins/shortcodes/render/configurationPages.ts';
import { schemasOfServices } from '../../plugins/virtualModules/schemasOfServices.ts';
import { sourcesFrom } from '../../theme/components/Tools/FaultSimulator/faultSettings.ts';
import { accessReport, readPolicy, readRequest } from '../../tools-core/access/index.ts';
import type { Report } from '../../tools-core/base/index.ts';
import { mergeLayers, readLayer, Studio, studioReport } from '../../tools-core/configure/index.ts';
import { faultReport } from '../../tools-core/faults/index.ts';
import { settingsOf } from '../../tools-core/inspect/index.ts';
import { resolutionReport, resolve } from '../../tools-core/resolve/index.ts';
import { root, routes, tokens } from './apiDescriptions.ts';
import { spec } from './spec.ts';

const tools = readTools(`${root}/docs`, tokens);
const { cores, schemas, shared } = schemasOfServices(spec);

/** What each tool makes of the values of an example. */
const RUNS: Record<string, (values: Readonly<Record<string, string>>) => Report | Promise<Report>> = {
  'did-resolver': ({ did, given = '', configuration = '' }) =>
    resolutionReport(
      resolve({
        input: did,
        configuration: mergeLayers({ core: cores.resolver, custom: readLayer(configuration) }).effective,
        given: { text: given },
        now: Date.parse('2030-01-01'),
      }),
    ),
  'configuration-studio': ({ service, custom, inline }) => {
    const studio = new Studio({ service, cores, schema: schemas[service], documents: shared });
    return studioReport(service, studio.study({ custom, inline }), { input: 'custom', offset: 0, completions: [] });
  },
  'policy-simulator': ({ policies, request }) =>
    accessReport(
      policies.split('\n\n').map((text, index) => ({ name: `Document ${index + 1}`, statements: readPolicy(text) })),
      readRequest(request, routes) ?? [],
    ),
  'fault-simulator': ({ sample, faults = '' }) =>
    faultReport(sample, faults, {
      ...sourcesFrom(tools.get('credential-inspector')?.examples ?? {}),
      configuration: cores.verifier,
      catalog: { docs: '', loadErrors: async () => ({}) },
      verifyPath: '/verify',
    }),
};

describe.each(Object.keys(RUNS))('examples of %s', (name) => {
  const { definition, examples } = tools.get(name) as Tool;

  test.each(definition.examples)('$id is $outcome', async ({ id, outcome }) => {
    const report = await RUNS[name](examples[id]);
    expect([id, report.outcome === 'error' ? 'broken' : 'good', report.summary]).toEqual([id, outcome, report.summary]);
  });

  test('there are good and broken ones', () => {
    expect(new Set(definition.examples.map(({ outcome }) => outcome))).toEqual(new Set(['good', 'broken']));
  });
});

test('each report of the studio leads to keys that their page describes', async () => {
  const values = Object.values(tools.get('configuration-studio')?.examples ?? {});
  const reports = await Promise.all(values.map(RUNS['configuration-studio']));
  const links = reports.flatMap(({ sections }) =>
    sections.flatMap((section) =>
      section.kind === 'checks' ? section.checks.flatMap(({ links: own }) => own ?? []) : [],
    ),
  );
  const described = [...configurationPages(spec).values()].flatMap(({ route, keys }) =>
    keys.map(({ id }) => `${route}#${id}`),
  );
  expect(links.length).toBeGreaterThan(5);
  expect(links.map(({ href }) => href).filter((href) => !described.includes(href))).toEqual([]);
  expect(links.map(({ href }) => href)).toContainEqual(expect.stringMatching(/#methods-plc-enabled$/));
});

test('the resolver leads to the section about the method of each DID', () => {
  const methods = publishedData(spec).methods;
  const anchors = methods.map(({ method }) => {
    const report = resolutionReport(resolve({ input: `did:${method}:a`, configuration: cores.resolver, now: 0 }));
    const checks = report.sections.flatMap((section) => (section.kind === 'checks' ? section.checks : []));
    return checks.find(({ title }) => title.startsWith('3.'))?.links?.[0]?.href.replace(/.*#/, '');
  });
  const sections: Record<string, string> = { ledger: 'ledger-based', log: 'log-and-directory' };
  expect(anchors).toEqual(methods.map(({ group }) => `${sections[group] ?? group}-methods`));
});

test('the schemas that the tools bring are those that configurations refer to, and no more', () => {
  expect(Object.keys(schemas).sort()).toEqual(['authorizer', 'gateway', 'resolver', 'validator', 'verifier']);
  const names = shared.map(({ $id }) => String($id).replace(/.*\//, ''));
  expect(names.sort()).toEqual([
    'cors.json',
    'credential-standards.json',
    'outcome.json',
    'service-instance.json',
    'service-role.json',
  ]);
});

test('the hint of the inspector names no member that its field refuses', () => {
  const { inputs = [] } = tools.get('credential-inspector')?.definition ?? {};
  const hint = inputs.find(({ name }) => name === 'expected')?.hint ?? '';
  const error = tryWith(() =>
    settingsOf({ input: '', expected: '{"unknown": ""}' }, {}, { docs: '', loadErrors: async () => ({}) }),
  );
  const [, names = ''] = /It can have (.*)\.$/.exec(error) ?? [];
  expect(names).toContain('responseMode');
  const named = hint.match(/\b[a-z]{2,}[A-Z]\w+/g) ?? [];
  expect(named.filter((name) => !names.split(', ').includes(name))).toEqual([]);
});

function tryWith(run: () => unknown): string {
  try {
    return String(run());
  } catch (error) {
    return (error as Error).message;
  }
}
