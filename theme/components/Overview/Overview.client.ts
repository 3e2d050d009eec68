/** The filter of an overview. What filters is fetched with the first letter. */
export function startOverview(overview: HTMLElement): void {
  const input = overview.querySelector<HTMLInputElement>('input');
  const filter = async () => {
    const { filterOverview } = await import(/* webpackChunkName: "lazy" */ './filterOverview.ts');
    filterOverview(overview, input?.value ?? '');
  };
  input?.addEventListener('input', filter);
  // A browser fills in again what stood there before a reload.
  if (input?.value) void filter();
}
