import type { Chain, ChainLink, Disclosed } from '../../../../tools-core/inspect/index.ts';
import { el } from '../shell/el.ts';
import { outcomeMark } from '../shell/renderParts.ts';

/** Longest value of a claim that is shown. */
const LONG_VALUE = 80;
/** Blanks that are drawn for what is hidden; more are counted. */
const MOST_BLANKS = 24;

/**
 * The chains from who made a credential to the answer about it, drawn as chains: each link is a ring, whole where it
 * holds. The rings are only to be seen; the words beside each say the same.
 */
export function renderChains(data: unknown): HTMLElement {
  const chains = data as Chain[];
  return el(
    'div',
    { class: 'bench-chains' },
    chains.flatMap(({ title, links }) => [
      chains.length > 1 && el('p', { class: 'bench-chain__title' }, title),
      el('ol', { class: 'bench-chain', 'aria-label': `${links[0]?.name} to answer: ${title}` }, links.map(renderLink)),
    ]),
  );
}

function renderLink({ name, outcome, text }: ChainLink): HTMLElement {
  return el(
    'li',
    { 'data-outcome': outcome },
    el('span', { class: 'bench-chain__ring', 'aria-hidden': 'true' }),
    el('p', { class: 'bench-chain__name' }, name),
    el('p', {}, outcomeMark(outcome)),
    el('p', { class: 'bench-chain__text' }, text),
  );
}

/** What is disclosed beside what is not: claims with their values, and a blank for each that stays closed. */
export function renderDisclosed(data: unknown): HTMLElement {
  const credentials = data as Disclosed[];
  return el(
    'div',
    { class: 'bench-chains' },
    credentials.flatMap(({ title, shown, hidden }) => [
      credentials.length > 1 && el('p', { class: 'bench-chain__title' }, title),
      el('p', {}, countsOf(shown.length, hidden)),
      el(
        'ul',
        { class: 'bench-disclosed', 'aria-label': `Disclosed: ${title}` },
        shown.map(({ name, value }) =>
          el('li', {}, el('strong', {}, name), ' ', el('code', {}, value.length > LONG_VALUE ? cut(value) : value)),
        ),
        Array.from({ length: Math.min(hidden, MOST_BLANKS) }, () =>
          el('li', { class: 'bench-disclosed__blank', 'aria-hidden': 'true' }),
        ),
      ),
    ]),
  );
}

const cut = (value: string): string => `${value.slice(0, LONG_VALUE)}…`;

function countsOf(shown: number, hidden: number): string {
  const disclosed = `${shown} ${shown === 1 ? 'claim is' : 'claims are'} disclosed`;
  if (hidden === 0) return `${disclosed}, and nothing is kept back.`;
  return `${disclosed}, and ${hidden} ${hidden === 1 ? 'digest stays' : 'digests stay'} closed: claims that are kept back, or decoys.`;
}
