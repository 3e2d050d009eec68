import type { Link, Outcome } from '../../../../tools-core/base/index.ts';
import { setup } from '../../../client/setup.virtual.ts';
import { linkTarget } from '../../../shared/href.ts';
import { el } from './el.ts';

const WORDS: Record<Outcome, string> = {
  success: 'Success',
  warning: 'Warning',
  error: 'Error',
  skipped: 'Skipped',
};

/** An outcome as the whole site shows it: a shape, a color and a word. */
export function outcomeMark(outcome: Outcome, word = WORDS[outcome]): HTMLElement {
  return el('strong', { class: `outcome outcome--${outcome}` }, word);
}

/** A button of a tool. `label` is what it does, where its words alone don't say it. */
export function button(
  words: string,
  press: () => void,
  { label, isPlain = false } = {} as ButtonLook,
): HTMLButtonElement {
  const look = isPlain ? 'bench-show' : 'page-tool__button';
  return el('button', { type: 'button', class: look, 'aria-label': label, onclick: press }, words);
}

interface ButtonLook {
  label?: string;
  /** Looks like a link in a text. */
  isPlain?: boolean;
}

/** A link to a page of the site, or to a standard. */
export function linkElement({ title, href }: Link): HTMLElement {
  return el('a', { href: linkTarget(href, setup.base).href }, title);
}
