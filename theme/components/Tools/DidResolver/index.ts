import { RELATIONSHIPS } from '../../../../tools-core/resolve/index.ts';
import type { Bench, Options, ToolIsland } from '../shell/contract.ts';
import { el } from '../shell/el.ts';
import { askPanel } from './askPanel.ts';

const firstOptions: Options = { accept: '', verificationRelationship: '', encryptionKeys: false };

/** Values of `Accept` that the resolver knows. */
const ACCEPT = ['application/did-resolution', 'application/did', 'application/did-url-dereferencing', 'text/uri-list'];

/** The options of a request: its header, the use of a key, and keys for agreement. */
function renderOptions(bench: Bench): HTMLElement {
  const choice = (label: string, name: string, first: string, values: string[]) => {
    const select = el(
      'select',
      { autocomplete: 'off', onchange: () => bench.setOptions({ [name]: select.value }) },
      el('option', { value: '' }, first),
      values.map((value) => el('option', { value, selected: bench.options[name] === value }, value)),
    );
    return el('label', { class: 'bench-option' }, label, select);
  };
  const box = el('input', {
    type: 'checkbox',
    checked: bench.options.encryptionKeys === true,
    onchange: () => bench.setOptions({ encryptionKeys: box.checked }),
  });
  return el(
    'div',
    { class: 'bench-options' },
    choice('Accept', 'accept', 'As the configuration says', ACCEPT),
    choice('Use of the key', 'verificationRelationship', 'Any', RELATIONSHIPS),
    el('label', { class: 'bench-option bench-option--box' }, box, 'Derive keys for agreement of a did:key'),
  );
}

/** The DID resolver in the page: the options of a request, and the question whether an address may be asked. */
export const tool: ToolIsland = {
  startWorker: () =>
    new Worker(/* webpackChunkName: "tool-did-resolver" */ new URL('./worker.ts', import.meta.url), { type: 'module' }),
  firstOptions,
  options: renderOptions,
  panels: { ask: askPanel },
};
