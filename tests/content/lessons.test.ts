import type { Heading, RootContent } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { describe, expect, test } from 'vitest';
import type { Page } from '../../plugins/pages/page.ts';
import { samplesOf } from '../../plugins/pages/samplesOf.ts';
import { pages } from './pages.ts';
import { isOnWay, stepsOf, waysThrough } from './run/pageSteps.ts';

const pageAt = (route: string) => pages.find((page) => page.route === route) as Page;
const isGuide = ({ route, tree }: Page) => route.startsWith('/guides/') && sectionNames(tree.children).includes('Next');
const guides = pages.filter(isGuide);
const tutorials = pages.filter(({ route, tree }) => {
  return route.startsWith('/tutorials/') && sectionNames(tree.children).some((name) => name.startsWith('1. '));
});

function isSection(node: RootContent): node is Heading {
  return node.type === 'heading' && node.depth === 2;
}

function sectionNames(nodes: RootContent[]): string[] {
  return nodes.filter(isSection).map((node) => textOf(node));
}

/** What stands below a heading of the second level. */
function section({ tree }: Page, name: string): RootContent[] {
  const start = tree.children.findIndex((node) => isSection(node) && textOf(node) === name);
  const end = tree.children.findIndex((node, at) => at > start && isSection(node));
  return start === -1 ? [] : tree.children.slice(start + 1, end === -1 ? undefined : end);
}

/** Guides and tutorials that some nodes link to. */
function lessonsIn(nodes: RootContent[]): string[] {
  const links: string[] = [];
  visit({ type: 'root', children: nodes }, 'link', ({ url }) => {
    links.push(url.replace(/#.*/, ''));
  });
  return links.filter((url) => [...guides, ...tutorials].some(({ route }) => route === url));
}

const wordsOf = (nodes: RootContent[]) =>
  nodes
    .map((node) => textOf(node))
    .join(' ')
    .split(/\s+/).length;

/** Words to read, without samples, of which a reader takes one of several languages. */
function wordsIn({ tree }: Page): number {
  let text = '';
  visit(tree, (node) => {
    if (node.type === 'text' || node.type === 'inlineCode') text += ` ${node.value}`;
  });
  return text.trim().split(/\s+/).length;
}

/** Things to do on the longest way through the tabs of a page: commands, files, and steps in the dashboard. */
function actionsOn(page: Page): number {
  const steps = stepsOf(page);
  const counts = waysThrough(steps).map((way) =>
    steps
      .filter((step) => isOnWay(step, way))
      .reduce((sum, step) => {
        if (step.kind === 'dashboard') return sum + step.items.length;
        return step.kind === 'run' || step.kind === 'file' ? sum + 1 : sum;
      }, 0),
  );
  return Math.max(...counts);
}

test('there are guides and tutorials', () => {
  expect(guides.length).toBeGreaterThanOrEqual(11);
  expect(tutorials.length).toBeGreaterThanOrEqual(5);
});

describe('a guide says what to have, how to check, how to undo and what is next', () => {
  test.each(guides.map((page) => [page.route, page] as const))('%s', (_route, page) => {
    const names = sectionNames(page.tree.children);
    const frame = ['Before you start', 'Check the result', 'Undo', 'Next'];
    expect(names.filter((name) => frame.includes(name))).toEqual(frame);
    expect(names[0]).toBe('Before you start');
    expect(names.at(-1)).toBe('Next');
    expect(names.length).toBeGreaterThan(frame.length);
    expect(lessonsIn(section(page, 'Next')).length).toBeGreaterThan(0);
  });

  test('tabs for the two ways stay on the choice of the reader', () => {
    for (const page of guides) {
      visit(page.tree, 'mdxJsxFlowElement', ({ name, attributes, children }) => {
        if (name !== 'Tabs') return;
        const labels = children
          .flatMap((child) => ('attributes' in child ? child.attributes : []))
          .map((one) => one.value);
        expect(labels, page.route).toEqual(['Dashboard', 'API']);
        expect(
          attributes.map((one) => one.value),
          page.route,
        ).toEqual(['way']);
      });
    }
  });
});

test('a guide that says how long its program is says it to the nearest ten', () => {
  const told = guides.flatMap((page) => {
    const [, lines] = / of (\d+) lines/.exec(page.source) ?? [];
    const programs = samplesOf([page]).filter(({ title = '' }) => title.endsWith('.ts'));
    const longest = Math.max(...programs.map(({ code }) => code.trim().split('\n').length));
    return lines ? [{ route: page.route, told: Number(lines), is: Math.round(longest / 10) * 10 }] : [];
  });
  expect(told.length).toBeGreaterThan(1);
  expect(told.filter(({ told, is }) => told !== is)).toEqual([]);
});

describe('a tutorial begins with its goal and ends with what is next', () => {
  const list = textOf(pageAt('/tutorials/').tree);
  test.each(tutorials.map((page) => [page.route, page] as const))('%s', (_route, page) => {
    const names = sectionNames(page.tree.children);
    const steps = names.filter((name) => /^\d/.test(name));
    expect(steps.map((name) => Number.parseInt(name, 10))).toEqual(steps.map((_, index) => index + 1));
    expect(names.filter((name) => !/^\d/.test(name))).toEqual(['Before you start', 'What happened', 'Recap', 'Next']);

    const goal = page.tree.children.find((node) => node.type === 'code');
    expect(goal?.meta).toMatch(/^title="Goal: what you will see"/);
    expect(page.tree.children.indexOf(goal as RootContent)).toBeLessThan(page.tree.children.findIndex(isSection));
    const outputs = samplesOf([page]).filter(({ title = '' }) => /^(?:Output|Answer)/.test(title));
    for (const value of valuesOf(String(goal?.value))) {
      expect(
        outputs.some(({ code }) => code.includes(value)),
        value,
      ).toBe(true);
    }
    expect(lessonsIn(section(page, 'Next')).length).toBeGreaterThan(0);
  });

  test.each(tutorials.map((page) => [page.route, page] as const))('%s states a time that is true', (_route, page) => {
    const [, minutes, level] = /\*\*Time:\*\* (\d+) minutes\. \*\*Level:\*\* ([a-z ]+)\./.exec(page.source) ?? [];
    const title = textOf(page.tree.children.find(({ type }) => type === 'heading') as Heading);
    const row = `${title}${minutes} minutes${level.charAt(0).toUpperCase()}${level.slice(1)}`;
    expect(list).toContain(row);

    // 200 words of prose a minute, and half a minute for each thing to do.
    const prose = wordsIn(page) / 200;
    const actions = actionsOn(page);
    // A file for a web server of the reader's takes longer.
    const files = samplesOf([page]).filter(({ title = '' }) => title.startsWith('https://')).length;
    const needed = prose + actions / 2 + files * 5;
    expect(Number(minutes)).toBeGreaterThanOrEqual(Math.floor(needed));
    expect(Number(minutes)).toBeLessThanOrEqual(Math.ceil(needed * 2));
  });
});

/** Lines of a text, or the texts in JSON. */
function valuesOf(code: string): string[] {
  return code.startsWith('{') ? [...code.matchAll(/: "([^"]+)"/g)].map(([, value]) => value) : code.split('\n');
}

describe('the way from the home page to a verified credential', () => {
  const way = [
    '/guides/management/instances/create',
    '/guides/management/iam/create-api-key',
    '/tutorials/services/resolver/resolve-via-api',
    '/tutorials/services/verifier/',
  ];

  test('begins at the home page', () => {
    const { actions } = pageAt('/').frontMatter.hero as { actions: { text: string; link: string }[] };
    expect(actions.find(({ text }) => text === 'Get Started')?.link).toBe(way[0]);
  });

  test.each(way.slice(0, -1).map((route, at) => [route, way[at + 1]]))('%s leads to %s', (route, next) => {
    expect(lessonsIn(section(pageAt(route), 'Next'))).toContain(next);
  });

  test.each(way)('%s needs nothing that comes later', (route) => {
    const later = way.slice(way.indexOf(route) + 1);
    expect(lessonsIn(section(pageAt(route), 'Before you start')).filter((link) => later.includes(link))).toEqual([]);
  });

  test('gives a first success in five minutes of reading', () => {
    const { tree } = pageAt(way[0]);
    const end = tree.children.findIndex((node) => isSection(node) && textOf(node) === 'Undo');
    expect(wordsOf(tree.children.slice(0, end)) / 200).toBeLessThanOrEqual(5);
  });
});

test('no guide or tutorial needs one that needs it', () => {
  const needs = new Map(
    [...guides, ...tutorials].map((page) => [page.route, lessonsIn(section(page, 'Before you start'))]),
  );
  const follow = (route: string, path: string[]): string[][] => {
    if (path.includes(route)) return [[...path, route]];
    return (needs.get(route) ?? []).flatMap((next) => follow(next, [...path, route]));
  };
  expect([...needs.keys()].flatMap((route) => follow(route, []))).toEqual([]);
});
