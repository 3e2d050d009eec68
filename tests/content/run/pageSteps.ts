import type { Code, List, ListItem, Nodes, PhrasingContent, RootContent } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import type { Page } from '../../../plugins/pages/page.ts';
import { applyBrand } from '../../../plugins/shared/brand.ts';
import type { Expectation } from '../../../theme/components/CheckStep/expectation.ts';
import { tokens } from '../apiDescriptions.ts';

/** Labels of open tabs, by the group of their tabs: `{ way: 'API' }`. */
export type Choice = Readonly<Record<string, string>>;

/** Where a step stands. */
interface Place {
  /** The tabs that have to be open to see it; none outside of tabs. */
  tabs: Choice;
  /** File and line, for messages. */
  at: string;
}

/** Part of a step in the dashboard: a quoted label, a value, or the words between. */
export interface Token {
  kind: 'label' | 'value' | 'text';
  text: string;
}

/** A sample in a fence. */
export interface Fence extends Place {
  kind: 'run' | 'output' | 'file' | 'shown';
  language: string;
  title: string;
  code: string;
}

/** Numbered steps in the dashboard. */
export interface DashboardSteps extends Place {
  kind: 'dashboard';
  items: Token[][];
}

/** A field where readers compare their answer with what is expected. */
export interface Check extends Place {
  kind: 'check';
  expected: Expectation;
}

export type Step = Fence | DashboardSteps | Check;

/** What a page tells its reader to do and to see, in order. */
export function stepsOf(page: Page): Step[] {
  const steps: Step[] = [];
  const visit = (nodes: RootContent[], tabs: Choice, group: string) => {
    for (const node of nodes) {
      const place = { tabs, at: `${page.file}:${node.position?.start.line}` };
      if (node.type === 'code') steps.push(fenceOf(node, place));
      else if (node.type === 'list' && isDashboardList(node, tabs.way)) {
        steps.push({ ...place, kind: 'dashboard', items: node.children.map(tokensOf) });
      }
      if (node.type === 'mdxJsxFlowElement' && node.name === 'CheckResponse') {
        steps.push({ ...place, kind: 'check', expected: expectedBy(node) });
      } else if (node.type === 'mdxJsxFlowElement') {
        const inner = node.name === 'Tab' ? { ...tabs, [group]: attributeOf(node, 'label') } : tabs;
        visit(node.children as RootContent[], inner, attributeOf(node, 'groupId') || group);
      } else if (/^(?:list|listItem|blockquote)$/.test(node.type) && 'children' in node) {
        visit(node.children as RootContent[], tabs, group);
      }
    }
  };
  visit(page.tree.children, {}, '');
  return steps;
}

/** Every way that the tabs of a page offer, as what a reader chooses in each group; a page without tabs has one. */
export function waysThrough(steps: readonly Step[]): Choice[] {
  let ways: Choice[] = [{}];
  for (const group of new Set(steps.flatMap(({ tabs }) => Object.keys(tabs)))) {
    const labels = new Set(steps.flatMap(({ tabs }) => tabs[group] ?? []));
    ways = ways.flatMap((way) => [...labels].map((label) => ({ ...way, [group]: label })));
  }
  return ways;
}

/** Whether a reader who has chosen these tabs sees a step. */
export function isOnWay({ tabs }: Step, way: Choice): boolean {
  return Object.entries(tabs).every(([group, label]) => way[group] === label);
}

function expectedBy(node: Extract<RootContent, { type: 'mdxJsxFlowElement' }>): Expectation {
  const { value } = node.attributes.find((one) => 'name' in one && one.name === 'expected') ?? {};
  if (typeof value !== 'object' || value === null) throw new Error('A check does not say what it expects.');
  return JSON.parse(JSON.parse(value.value));
}

function attributeOf(node: Extract<RootContent, { type: 'mdxJsxFlowElement' }>, name: string): string {
  const found = node.attributes.find((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === name);
  return String(found?.value ?? '');
}

/** Outside of tabs, numbered steps are those of the dashboard when they quote its labels. */
function isDashboardList(list: List, way: string | undefined): boolean {
  if (!list.ordered) return false;
  return way === 'Dashboard' || (way === undefined && list.children.some((item) => tokensOf(item).some(isAction)));
}

/** A question in bold is no label. */
const isAction = ({ kind, text }: Token) => kind === 'label' && !text.endsWith('?');

function tokensOf(item: ListItem): Token[] {
  const tokens: Token[] = [];
  const visit = (node: Nodes) => {
    if (node.type === 'strong') tokens.push({ kind: 'label', text: textOf(node) });
    else if (node.type === 'inlineCode') tokens.push({ kind: 'value', text: brand(node.value) });
    else if (node.type === 'text') tokens.push({ kind: 'text', text: node.value });
    else if ('children' in node) for (const child of node.children as PhrasingContent[]) visit(child);
  };
  visit(item);
  return tokens;
}

const brand = (text: string) => applyBrand(text, tokens);

function fenceOf({ lang, meta, value }: Code, place: Place): Fence {
  const language = lang ?? '';
  const title = brand(/title="([^"]*)"/.exec(meta ?? '')?.[1] ?? '');
  return { ...place, kind: kindOf(language, title), language, title, code: brand(value) };
}

const FILE = /^(?:[\w-]+\.\w+|https:\/\/\S+\.json)$/;

function kindOf(language: string, title: string): Fence['kind'] {
  if (FILE.test(title)) return 'file';
  if (language === 'bash') return 'run';
  // A live sample prints in the page, and has tests of its own.
  return /^(?:Output(?! for these values)|Response)/.test(title) ? 'output' : 'shown';
}
