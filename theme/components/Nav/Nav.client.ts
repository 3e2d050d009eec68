import { openModal } from '../../client/openModal.ts';
import { isShown } from '../../client/page.ts';
import { onPage } from '../../client/pageEvents.ts';
import { fittingCount } from './navItems.ts';

/** Width of the button that replaces the items without room, in the size of the letters of the page. */
const BUTTON_REM = 2.5;

/** Items for which the bar has no room are shown in the menu after the others, which contains all of them. */
export function startFittingItems(bar: HTMLElement, signal: AbortSignal): void {
  const rest = bar.querySelector<HTMLElement>(':scope > .nav__rest');
  const measure = () => {
    const items = [...bar.querySelectorAll(':scope > ul > li')];
    const widths = items.map((item) => item.getBoundingClientRect().width);
    const letters = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    const count = fittingCount(widths, bar.clientWidth, BUTTON_REM * letters);
    const isLeftOut = (index: number) => index >= count;
    for (const [index, item] of items.entries()) item.classList.toggle('nav__left-out', isLeftOut(index));
    bar.dataset.fitted = `${count}`;
    if (!rest) return;
    rest.hidden = count >= widths.length;
    const others = [...rest.querySelectorAll<HTMLElement>('.nav__popup > ul > li')];
    for (const [index, item] of others.entries()) item.hidden = !isLeftOut(index);
    const hasCurrent = others.some((item) => !item.hidden && item.querySelector('[aria-current]'));
    rest.querySelector('button')?.toggleAttribute('data-current', hasCurrent);
  };
  onPage(measure, signal);
  // It calls once the browser has laid the page out anyway, before anything is painted.
  const observer = new ResizeObserver(measure);
  for (const element of [bar, ...bar.querySelectorAll(':scope > ul > li')]) observer.observe(element);
  signal.addEventListener('abort', () => observer.disconnect());
}

/** The screen of a narrow window, with everything that the bar has no room for. */
export function startNavScreen(button: HTMLElement, signal: AbortSignal): void {
  const screen = document.getElementById(button.getAttribute('aria-controls') ?? '') as HTMLDialogElement | null;
  if (!screen) return;
  const root = document.documentElement;
  button.addEventListener('click', () => {
    openModal(screen, button, () => {
      delete root.dataset.modal;
      button.setAttribute('aria-expanded', 'false');
    });
    root.dataset.modal = '';
    button.setAttribute('aria-expanded', 'true');
  });
  screen.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('[data-closes]')) screen.close();
  });
  window.addEventListener('resize', () => isShown(button) || screen.close(), { signal });
  window.addEventListener('hashchange', () => screen.close(), { signal });
  onPage(() => screen.close(), signal);
}
