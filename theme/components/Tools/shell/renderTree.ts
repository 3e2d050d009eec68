import { LIMITS, type TreeNode } from '../../../../tools-core/base/index.ts';
import type { Bench } from './contract.ts';
import { el } from './el.ts';
import { button, linkElement, outcomeMark } from './renderParts.ts';

/** Levels that are open at first. */
const OPEN_LEVELS = 2;
/** Longest value that is shown without being asked for. */
const LONG_VALUE = 300;

/** Draws decoded members: what is inside of a member is drawn when it is opened, and long lists by parts. */
export function renderTree(nodes: readonly TreeNode[], bench: Bench, level = 0): HTMLElement {
  const list = el('ul', { class: 'bench-tree' });
  const renderSlice = (from: number) => {
    const end = Math.min(nodes.length, from + LIMITS.members);
    list.append(...nodes.slice(from, end).map((node) => renderNode(node, bench, level)));
    if (end === nodes.length) return;
    const rest = nodes.length - end;
    const more = button(`Show more (${rest} left)`, () => {
      item.remove();
      renderSlice(end);
      list.children[end]?.querySelector<HTMLElement>('summary, button, a')?.focus();
    });
    const item = el('li', {}, more);
    list.append(item);
  };
  renderSlice(0);
  return list;
}

function renderNode(node: TreeNode, bench: Bench, level: number): HTMLElement {
  const { name, value, note, link, place, mark, children } = node;
  const about = [
    note !== undefined && el('span', { class: 'bench-tree__note' }, note, link ? ' ' : ''),
    link && linkElement(link),
    place && button('Show', () => bench.show(place), { label: `Show ${name} in the input`, isPlain: true }),
  ];
  const title = [el('code', { class: 'bench-tree__name' }, name), mark && outcomeMark(mark)];
  if (!children) return el('li', {}, el('div', { class: 'bench-tree__row' }, title, renderValue(value), about));
  const details = el(
    'details',
    { open: level < OPEN_LEVELS },
    el('summary', {}, title, ' ', el('span', { class: 'bench-tree__count' }, countOf(node))),
    about.some(Boolean) && el('div', { class: 'bench-tree__row' }, about),
  );
  const fill = () => {
    if (details.open && !details.querySelector(':scope > ul')) details.append(renderTree(children, bench, level + 1));
  };
  fill();
  details.addEventListener('toggle', fill);
  return el('li', {}, details);
}

function renderValue(value: string | undefined): HTMLElement | undefined {
  if (value === undefined) return undefined;
  if (value.length <= LONG_VALUE) return el('code', { class: 'bench-tree__value' }, value);
  const short = el('code', { class: 'bench-tree__value' }, `${value.slice(0, LONG_VALUE)}…`);
  const showAll = () => {
    short.textContent = value;
    more.remove();
  };
  const more = button(`All ${value.length} characters`, showAll, { isPlain: true });
  return el('span', {}, short, ' ', more);
}

function countOf({ children = [], value }: TreeNode): string {
  return value ?? `${children.length} ${children.length === 1 ? 'member' : 'members'}`;
}
