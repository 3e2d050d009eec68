import { revealTarget } from '../../client/revealTarget.ts';

/** The filter and the switch above the keys of a configuration. What they do is fetched with the first use. */
export function startKeyTools(tools: HTMLElement, signal: AbortSignal): void {
  const [filter, all] = tools.querySelectorAll('input');
  const apply = async () => {
    const { filterKeys } = await import(/* webpackChunkName: "lazy" */ './filterKeys.ts');
    if (!signal.aborted) filterKeys(tools, filter.value);
  };
  const expand = () => {
    for (const group of tools.parentElement?.querySelectorAll('details') ?? []) group.open = all.checked;
  };
  filter.addEventListener('input', apply);
  all.addEventListener('change', expand);
  // Whoever was faster than the script.
  if (filter.value) void apply();
  if (all.checked) expand();
  // An address may name a key that the filter leaves out.
  window.addEventListener(
    'hashchange',
    async () => {
      if (!filter.value) return;
      filter.value = '';
      await apply();
      revealTarget();
    },
    { signal },
  );
}
