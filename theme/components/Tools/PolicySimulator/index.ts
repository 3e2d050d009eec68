import { MANAGED_POLICIES } from '../../../../tools-core/access/index.ts';
import type { Bench, ToolIsland } from '../shell/contract.ts';
import { el } from '../shell/el.ts';

/** A policy that the platform supplies, to add to the documents. */
function renderOptions(bench: Bench): HTMLElement {
  const select = el(
    'select',
    { autocomplete: 'off', onchange: () => bench.setOptions({ managed: select.value }) },
    el('option', { value: '' }, 'None'),
    MANAGED_POLICIES.map(({ name }) => el('option', { value: name }, name)),
  );
  return el('label', { class: 'bench-option' }, 'Supplied policy besides', select);
}

/** The policy simulator in the page. */
export const tool: ToolIsland = {
  startWorker: () =>
    new Worker(/* webpackChunkName: "tool-policy-simulator" */ new URL('./worker.ts', import.meta.url), {
      type: 'module',
    }),
  firstOptions: { managed: '' },
  options: renderOptions,
};
