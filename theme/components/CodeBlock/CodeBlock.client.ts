import { followOverflow } from '../../client/overflow.ts';
import { closest, label } from '../../client/page.ts';

/** Strokes on a grid of 24: a pen, two sheets, a line that turns back, a tick. */
const ICONS = {
  fill: 'M4 20h4L19 9l-4-4L4 16ZM13 7l4 4',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  wrap: 'M4 6h16M4 12h13a3 3 0 0 1 0 6h-3M16 15l-3 3 3 3M4 18h5',
  done: 'M5 12l5 5 9-10',
};

let template: HTMLElement | undefined;

/** A block of code: buttons in its bar. They come with the script, because nothing else could serve them. */
export function startCode(block: HTMLElement, signal: AbortSignal): void {
  const scroller = block.querySelector<HTMLElement>('pre');
  if (!scroller) return;
  followOverflow(scroller, block.dataset.title ?? label('code'), signal);
  template ??= makeButtons();
  const buttons = template.cloneNode(true) as HTMLElement;
  if (!block.querySelector('var')) buttons.querySelector('[data-tool]')?.remove();
  buttons.querySelector('[data-wrap]')?.setAttribute('aria-pressed', `${block.hasAttribute('data-wrapped')}`);
  block.firstElementChild?.after(buttons);
}

/** Serves the buttons of all blocks. */
export function startCodeButtons(): void {
  document.addEventListener('click', (event) => {
    const block = closest(event, '[data-client~="code"]');
    const wrap = closest(event, '[data-wrap]');
    if (block && wrap) wrap.ariaPressed = `${block.toggleAttribute('data-wrapped')}`;
    if (block && closest(event, '[data-copy-code]')) {
      void import(/* webpackChunkName: "deferred" */ './copyCode.ts').then(({ copyCode }) => copyCode(block));
    }
  });
}

function makeButtons(): HTMLElement {
  const group = element('div', 'code-buttons');
  group.dataset.copy = 'idle';
  const status = element('span', 'code-buttons__status');
  status.setAttribute('role', 'status');
  const fill = button('fill', 'fill');
  fill.dataset.tool = 'fill';
  const wrap = button('wrapLines', 'wrap');
  wrap.dataset.wrap = '';
  const copier = button('copyCode', 'copy', 'done');
  copier.dataset.copyCode = '';
  group.append(status, fill, wrap, copier);
  return group;
}

function button(name: string, ...icons: (keyof typeof ICONS)[]): HTMLElement {
  const made = element('button', '');
  made.setAttribute('type', 'button');
  made.setAttribute('aria-label', label(name));
  made.title = label(name);
  made.append(...icons.map(icon));
  return made;
}

function icon(name: keyof typeof ICONS): SVGElement {
  const namespace = 'http://www.w3.org/2000/svg';
  const svg = document.createElementNS(namespace, 'svg');
  const path = document.createElementNS(namespace, 'path');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  svg.setAttribute('class', `line-icon code-buttons__${name}`);
  path.setAttribute('d', ICONS[name]);
  svg.append(path);
  return svg;
}

function element(tag: string, className: string): HTMLElement {
  const made = document.createElement(tag);
  if (className) made.className = className;
  return made;
}
