import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Page, parsePage } from '../../plugins/pages/page.ts';
import { type Platform, startPlatform } from '../platform/platform.ts';
import { index } from './examples/published.ts';
import { pages as allPages } from './pages.ts';
import { differences, varying } from './run/compare.ts';
import { mutantsOf } from './run/mutants.ts';
import { isLesson, stepsOf, waysThrough } from './run/pageSteps.ts';
import { readerHas } from './run/readerHas.ts';
import { type RunReport, runPage } from './run/runPage.ts';
import { missingLanguages, missingTools } from './run/tools.ts';

const pages = allPages.filter(isLesson);
const reports = new Map<string, RunReport>();
const missing = missingTools();
let platform: Platform;

beforeAll(async () => {
  platform = await startPlatform(new Date(index.now));
});
afterAll(() => platform.close());

/** Every way that the tabs of a page offer; a page without tabs has one. */
const runs = pages.flatMap((page) =>
  waysThrough(stepsOf(page)).map((way) => {
    const tabs = Object.values(way);
    return { name: [page.route, ...(tabs.length > 0 ? [`(${tabs.join(', ')})`] : [])].join(' '), page, way };
  }),
);

describe.skipIf(missing.length > 0)(
  `pages run${missing.length > 0 ? `: no ${missing.join(', no ')} here` : ''}`,
  () => {
    test.each(runs)('$name', async ({ name, page, way }) => {
      const report = await runPage(page, way, platform, readerHas[page.route] ?? {});
      reports.set(name, report);
      expect(report.problems).toEqual([]);
    });

    /** What cannot run here. Everything else has to. */
    const skipped = [
      'installs a package from the npm registry',
      'needs the package @jpmorganchase/onyx-ssi-sdk, which is not installed here',
      'the sample above was skipped',
    ];

    test('nearly everything runs', () => {
      const all = [...reports.values()];
      const sum = (count: (report: RunReport) => number) => all.reduce((total, report) => total + count(report), 0);
      const counts = {
        pages: new Set(runs.map(({ page }) => page)).size,
        ways: runs.length,
        shell: sum(({ executed }) => executed.bash ?? 0),
        typescript: sum(({ executed }) => executed.ts ?? 0),
        python: sum(({ executed }) => executed.python ?? 0),
        go: sum(({ executed }) => executed.go ?? 0),
        outputs: sum(({ outputs }) => outputs.length),
        dashboardSteps: sum(({ dashboardSteps }) => dashboardSteps),
        checks: sum(({ checks }) => checks),
        skipped: sum((report) => report.skipped.length),
      };
      console.info(`Guides and tutorials: ${JSON.stringify(counts)}`);
      const reasons = new Set(all.flatMap((report) => report.skipped.map(({ reason }) => reason)));
      const absent = Object.values(missingLanguages);
      expect([...reasons].sort()).toEqual([...absent, ...skipped].sort());
      // A program in a language that is not here is three skips: its file, its run and its output.
      const programs = pages.filter((page) => stepsOf(page).some(({ tabs }) => tabs.language)).length;
      // Packages of npm that two tutorials and one guide install, and what depends on the first.
      expect(counts.skipped).toBeLessThanOrEqual(8 + 3 * programs * absent.length);
      expect(programs).toBeGreaterThanOrEqual(3);
      expect(counts.typescript).toBeGreaterThanOrEqual(programs);
      if (!missingLanguages.python) expect(counts.python).toBeGreaterThanOrEqual(programs);
      if (!missingLanguages.go) expect(counts.go).toBeGreaterThanOrEqual(programs);
      expect(counts.shell).toBeGreaterThanOrEqual(90);
      expect(counts.outputs).toBeGreaterThanOrEqual(60);
      expect(counts.dashboardSteps).toBeGreaterThanOrEqual(80);
      expect(counts.checks).toBeGreaterThanOrEqual(25);
    });

    test('a change to any line or value of any output is found', () => {
      const survivors: string[] = [];
      let killed = 0;
      for (const { at, title, shown, got } of [...reports.values()].flatMap(({ outputs }) => outputs)) {
        for (const mutant of mutantsOf(title, shown)) {
          if (differences(title, mutant, got).length > 0) killed++;
          else survivors.push(`${at} ${mutant}`);
        }
      }
      expect(survivors).toEqual([]);
      expect(killed).toBeGreaterThan(400);
    });

    test('every value that may vary does so on some page', () => {
      const outputs = [...reports.values()].flatMap(({ outputs }) => outputs);
      const unused = varying.filter(({ what }) => {
        const others = varying.filter((row) => row.what !== what);
        return outputs.every(({ title, shown, got }) => differences(title, shown, got, others).length === 0);
      });
      expect(unused.map(({ what }) => what)).toEqual([]);
    });
  },
);

describe.skipIf(missing.length > 0)('a broken step is found', () => {
  const endpoint = 'https://resolver-eu-1.resolver.service.eu.%brand.apiDomain%';
  const did = 'did:key:z6MkhaXgBZDvotDkL5257faiztiGiC2QtKLGpbnnEGta2doK';
  const store = ['bash', 'Store the secret of app-resolve', 'read -rs API_SECRET && export API_SECRET'];
  const resolve = `curl -s -H "Authorization: Bearer $API_SECRET" "${endpoint}/${did}" | jq -r .didDocument.id`;
  const create = (body: string) =>
    `curl -s -o /dev/null -X POST "https://resolver.management.eu.%brand.apiDomain%/instances" \\\n  -H "Authorization: Bearer $API_SECRET" -H "Content-Type: application/json" --data '${body}'`;

  const rows: [name: string, fences: string[][], problem: RegExp | undefined][] = [
    ['nothing is wrong', [store, ['bash', 'Request', resolve], ['text', 'Output', did]], undefined],
    ['another output', [store, ['bash', 'Request', resolve], ['text', 'Output', `${did}x`]], /line 1 shows/],
    ['an output that is not shown', [store, ['bash', 'Request', resolve]], /does not show what this prints/],
    ['an output of nothing', [['text', 'Output', '204']], /Nothing above "Output" prints/],
    [
      'no secret',
      [
        ['bash', 'Request', resolve],
        ['text', 'Output', did],
      ],
      /line 1 shows/,
    ],
    ['a key that is not named', [['bash', 'Store it', store[2]]], /does not name a key/],
    [
      'a path that does not exist',
      [store, ['bash', 'Request', resolve.replace(did, 'dids')], ['text', 'Output', 'null']],
      /resolveDid\): .*must match pattern/,
    ],
    [
      'a host that does not exist',
      [['bash', 'Request', 'curl -s https://www.example.com/']],
      /no description has this/,
    ],
    [
      'a key of the other scope',
      [
        store,
        ['bash', 'Request', `${create('{"instanceResourceId":"a","instance":{"name":"A"}}')} -w '%{http_code}'`],
        ['text', 'Output', '201'],
      ],
      /shows "201", and it is "403"/,
    ],
    ['a command that does not exist', [['bash', 'Request', 'jqq .']], /ended with 127/],
  ];
  test.each(rows)('%s', async (_name, fences, problem) => {
    const text = fences.map(([language, title, code]) => `\`\`\`${language} title="${title}"\n${code}\n\`\`\``);
    const page = parsePage('docs/x.mdx', 'x.mdx', text.join('\n\n')) as Page;
    const before = { instances: ['resolver/resolver-eu-1'], keys: { 'app-resolve': ['resolver.read'] } };
    const { problems } = await runPage(page, {}, platform, before);
    if (problem) expect(problems.join('\n')).toMatch(problem);
    else expect(problems).toEqual([]);
  });

  test.each([
    ['a misspelled member', '{"instanceResourceId":"a","instance":{"nam":"A"}}', /instance must have required/],
    ['an unknown member', '{"instanceResourceId":"a","instance":{"name":"A","region":"eu"}}', /additional properties/],
    ['a wrong value', '{"instanceResourceId":"A_1","instance":{"name":"A"}}', /must match pattern/],
  ])('%s', async (_name, body, problem) => {
    const fences = [`\`\`\`bash title="Store the secret of ci-deploy"\n${store[2]}\n\`\`\``];
    fences.push(`\`\`\`bash title="Request"\n${create(body)}\n\`\`\``);
    const page = parsePage('docs/x.mdx', 'x.mdx', fences.join('\n\n')) as Page;
    const before = { keys: { 'ci-deploy': ['Resolver administrator'] } };
    const { problems } = await runPage(page, {}, platform, before);
    expect(problems.join('\n')).toMatch(problem);
  });

  test.each([
    ['is the expected one', 200, 'didDocument.id', undefined],
    ['has no such member', 200, 'instance.status', /The member instance.status is missing/],
    ['is of another status', 404, '', /The status is 200; 404 was expected/],
  ])('an answer that a field is told %s', async (_name, status, member, problem) => {
    const command = `curl -s -i -H "Authorization: Bearer $API_SECRET" "${endpoint}/${did}" | grep -v ^x- > answer`;
    const expected = JSON.stringify({ status, members: member ? [{ path: member }] : [] });
    const field = `Your answer is in \`answer\`.\n\n<CheckAnswer expected={${JSON.stringify(expected)}} />`;
    const fences = [store, ['bash', 'Request', command]].map(
      ([language, title, code]) => `\`\`\`${language} title="${title}"\n${code}\n\`\`\``,
    );
    const page = parsePage('docs/x.mdx', 'x.mdx', [...fences, field].join('\n\n')) as Page;
    const before = { instances: ['resolver/resolver-eu-1'], keys: { 'app-resolve': ['resolver.read'] } };
    const { problems, checks } = await runPage(page, {}, platform, before);
    expect(checks).toBe(problem ? 0 : 1);
    if (problem) expect(problems.join('\n')).toMatch(problem);
    else expect(problems).toEqual([]);
  });

  test('a program that nothing runs', async () => {
    const page = parsePage('docs/x.mdx', 'x.mdx', '```ts title="x.mts"\nconsole.log(1);\n```') as Page;
    const { problems } = await runPage(page, {}, platform, {});
    expect(problems.join('\n')).toMatch(/nothing runs x\.mts/);
  });

  test.each([
    ['a label that the dashboard does not have', '1. Open **Resolver list**.', /The dashboard has no "Resolver list"/],
    [
      'a region that is not named',
      '1. Open **Resolvers** and choose **Create**.\n2. Enter the name `R` and the resource ID `r`.\n3. Choose **Create**.',
      /which region/,
    ],
    [
      'a form that is refused',
      '1. Open **Resolvers** and choose **Create**.\n2. Select the region `eu`, the name `R` and the resource ID `R_1`.\n3. Choose **Create**.',
      /got 400/,
    ],
  ])('%s', async (_name, text, problem) => {
    const page = parsePage('docs/x.mdx', 'x.mdx', text) as Page;
    const { problems } = await runPage(page, {}, platform, {});
    expect(problems.join('\n')).toMatch(problem);
  });
});
