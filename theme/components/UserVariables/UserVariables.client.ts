import { followStored, readStored } from '../../client/storage.ts';
import { readUserVariables, USER_VARIABLES_KEY, type UserVariables, type VariableName } from './userVariables.ts';

/** In memory only: gone when the page is left or loaded again. */
let secret = '';
let values: UserVariables = {};
const examples = new WeakMap<Element, string>();

/** The API secret that the reader typed since the page was loaded, or an empty text. */
export function userSecret(): string {
  return secret;
}

/** Keeps an API secret until the page is left; an empty one forgets it. */
export function setSecret(next: string): void {
  secret = next;
  renderAll();
}

/** Shows the reader's values in samples, from the first drawing on and in every window. */
export function startUserVariables(): void {
  const read = () => {
    values = readUserVariables(readStored(USER_VARIABLES_KEY));
    renderAll();
  };
  read();
  followStored(USER_VARIABLES_KEY, read);
  // A page that the browser keeps for the way back must not keep the secret.
  window.addEventListener('pagehide', () => setSecret(''));
}

/** Fills in the places that are new. Without a value, nothing is searched. */
export function renderVariables(): void {
  if (secret || Object.keys(values).length > 0) renderAll();
}

function renderAll(): void {
  for (const place of document.querySelectorAll<HTMLElement>('var[data-variable]')) {
    const name = place.dataset.variable as VariableName | 'secret';
    const value = name === 'secret' ? secret : values[name];
    if (!value && !examples.has(place)) continue;
    const example = examples.get(place) ?? place.textContent ?? '';
    examples.set(place, example);
    const shown = value || example;
    if (place.textContent !== shown) place.textContent = shown;
  }
}
