/**
 * `<html data-scripts>` tells styles that they may hide what only scripts can open. The script in the head sets it
 * to `pending` and takes it back where the scripts of the page fail: see plugins/pageGuard.
 */
export function markScripts(state: 'live' | 'failed'): void {
  const { dataset } = document.documentElement;
  if (state === 'live') dataset.scripts = 'live';
  else delete dataset.scripts;
}
