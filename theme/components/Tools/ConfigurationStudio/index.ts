import type { Suggestions } from '../../../../tools-core/configure/index.ts';
import type { Bench, ToolIsland } from '../shell/contract.ts';
import { el } from '../shell/el.ts';
import { Completer } from './completer.ts';

const SERVICES = ['authorizer', 'gateway', 'resolver', 'validator', 'verifier'];

/** The list below the fields of each tool on the page. */
const completers = new WeakMap<Bench, Completer>();

/** Once the fields are there: names of services to choose from, and the list of suggestions. */
function attach(bench: Bench): HTMLElement {
  const names = el(
    'datalist',
    { id: 'bench-services' },
    SERVICES.map((value) => el('option', { value })),
  );
  queueMicrotask(() => {
    const root = names.closest('.bench');
    root?.querySelector('input[name="service"]')?.setAttribute('list', names.id);
    completers.set(
      bench,
      new Completer(bench, root?.querySelectorAll<HTMLTextAreaElement>('.bench__field > textarea') ?? []),
    );
  });
  return names;
}

/** The same suggestions to read, with what each does. */
function renderSuggestions(data: unknown, bench: Bench): HTMLElement {
  const suggestions = data as Suggestions;
  completers.get(bench)?.show(suggestions);
  if (suggestions.completions.length === 0) return el('p', {}, 'Nothing that the schema knows.');
  return el(
    'dl',
    { class: 'bench-suggestions' },
    suggestions.completions.flatMap(({ label, about }) => [el('dt', {}, el('code', {}, label)), el('dd', {}, about)]),
  );
}

/** The configuration studio in the page: its fields complete what is typed. */
export const tool: ToolIsland = {
  startWorker: () =>
    new Worker(/* webpackChunkName: "tool-configuration-studio" */ new URL('./worker.ts', import.meta.url), {
      type: 'module',
    }),
  firstOptions: { cursor: { input: 'custom', offset: 0 } },
  options: attach,
  panels: { suggestions: renderSuggestions },
};
