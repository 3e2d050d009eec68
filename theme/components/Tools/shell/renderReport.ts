import type { Check, Report, Section } from '../../../../tools-core/base/index.ts';
import type { Bench, ToolIsland } from './contract.ts';
import { el } from './el.ts';
import { button, linkElement, outcomeMark } from './renderParts.ts';
import { renderTree } from './renderTree.ts';

/** Draws what a tool found out: each section with its heading, in the order of the report. */
export function renderReport(report: Report, bench: Bench, panels: ToolIsland['panels'] = {}): HTMLElement[] {
  return report.sections.map((section) =>
    el(
      'section',
      { class: `bench-section bench-section--${section.kind}` },
      heading(section),
      body(section, bench, panels),
    ),
  );
}

/** The title stands below a heading of the page, and no outline lists it. */
function heading({ title }: Section): HTMLElement {
  return el('p', { class: 'bench-section__title', role: 'heading', 'aria-level': 2 }, title);
}

function body(section: Section, bench: Bench, panels: NonNullable<ToolIsland['panels']>): HTMLElement {
  switch (section.kind) {
    case 'checks':
      return el(
        'ol',
        { class: 'bench-checks' },
        section.checks.map((check) => renderCheck(check, bench)),
      );
    case 'tree':
      return renderTree(section.nodes, bench);
    case 'table':
      return renderTable(section.head, section.rows, section.title);
    case 'text':
      return renderText(section, bench);
    case 'panel':
      return panels[section.panel]?.(section.data, bench) ?? el('div');
  }
}

function renderCheck(check: Check, bench: Bench): HTMLElement {
  const { outcome, title, text, quote, points = [], place, links = [], checks = [] } = check;
  const label = `Show in the input: ${title}`;
  const show = place && button('Show in the input', () => bench.show(place), { label, isPlain: true });
  return el(
    'li',
    { class: 'bench-check', 'data-outcome': outcome },
    el('p', { class: 'bench-check__title' }, outcome && outcomeMark(outcome), ' ', title),
    quote !== undefined && quote !== '' && el('blockquote', {}, quote),
    text !== undefined &&
      text !== '' &&
      el('p', {}, text, links.length === 0 && show && ' ', links.length === 0 && show),
    points.length > 0 &&
      el(
        'ul',
        {},
        points.map((point) => el('li', {}, point)),
      ),
    (links.length > 0 || (show && !text)) &&
      el(
        'p',
        { class: 'bench-check__links' },
        links.flatMap((link) => [linkElement(link), ' ']),
        show,
      ),
    checks.length > 0 &&
      el(
        'ol',
        { class: 'bench-checks' },
        checks.map((inner) => renderCheck(inner, bench)),
      ),
  );
}

function renderTable(head: string[], rows: string[][], title: string): HTMLElement {
  const headings = head.map((cell) => el('th', { scope: 'col' }, cell));
  const line = (row: string[]) =>
    el(
      'tr',
      {},
      row.map((cell) => el('td', {}, cell)),
    );
  return el(
    'div',
    { class: 'bench-scroll', tabindex: 0, role: 'group', 'aria-label': title },
    el('table', {}, el('thead', {}, el('tr', {}, headings)), el('tbody', {}, rows.map(line))),
  );
}

function renderText({ text, note, title, file }: Extract<Section, { kind: 'text' }>, bench: Bench): HTMLElement {
  const copy = button('Copy', async () => {
    try {
      await navigator.clipboard.writeText(text);
      bench.say(`${title}: copied.`);
      copy.textContent = 'Copied';
    } catch {
      bench.say("The browser doesn't allow copying.");
    }
  });
  const keep = file && el('a', { class: 'page-tool__button', download: file }, 'Download');
  if (keep) {
    // Made on the press: an address of a text that nobody asked for would hold its memory.
    keep.setAttribute('href', '#');
    keep.addEventListener('click', () => {
      keep.href = URL.createObjectURL(new Blob([text]));
      setTimeout(() => URL.revokeObjectURL(keep.href), 10_000);
    });
  }
  return el(
    'div',
    { class: 'bench-text' },
    note !== undefined && el('p', {}, note),
    el('pre', { class: 'bench-scroll', tabindex: 0, role: 'group', 'aria-label': title }, el('code', {}, text)),
    el('p', { class: 'bench-buttons' }, copy, keep || undefined),
  );
}
