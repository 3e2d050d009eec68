import type { Code, List, ListItem, Nodes, PhrasingContent, RootContent } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { applyBrand } from '../../../plugins/brand/brand.ts';
import type { Page } from '../../../plugins/contentChecks/page.ts';
import { tokens } from '../apiDescriptions.ts';

/** Where a step stands. */
interface Place {
  /** Label of the tab, such as `API`, or undefined outside of tabs. */
  way: string | undefined;
  heading: string;
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

export type Step = Fence | DashboardSteps;

/** What a page tells its reader to do and to see, in order. */
export function stepsOf(page: Page): Step[] {
  const steps: Step[] = [];
  const visit = (nodes: RootContent[], way: string | undefined, above: string) => {
    let heading = above;
    for (const node of nodes) {
      const place = { way, heading, at: `${page.file}:${node.position?.start.line}` };
      if (node.type === 'heading') heading = textOf(node);
      else if (node.type === 'code') steps.push(fenceOf(node, place));
      else if (node.type === 'list' && isDashboardList(node, way)) {
        steps.push({ ...place, kind: 'dashboard', items: node.children.map(tokensOf) });
      } else if (node.type === 'mdxJsxFlowElement')
        visit(node.children as RootContent[], labelOf(node) ?? way, heading);
    }
  };
  visit(page.tree.children, undefined, '');
  return steps;
}

function labelOf(node: Extract<RootContent, { type: 'mdxJsxFlowElement' }>): string | undefined {
  if (node.name !== 'Tab') return undefined;
  const label = node.attributes.find((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'label');
  return String(label?.value);
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
  return /^(?:Output(?! for these values)|Answer)/.test(title) ? 'output' : 'shown';
}
