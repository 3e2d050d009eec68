import { followOverflow } from '../../client/overflow.ts';
import { CODE_BUTTONS_ID, closest, label } from '../../client/page.ts';

/** A block of code: buttons in its bar. They come with the script, because nothing else could serve them. */
export function startCode(block: HTMLElement, signal: AbortSignal): void {
  const scroller = block.querySelector<HTMLElement>('pre');
  const template = document.getElementById(CODE_BUTTONS_ID)?.firstElementChild;
  if (!scroller || !template) return;
  followOverflow(scroller, block.dataset.title ?? label('code'), signal);
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
