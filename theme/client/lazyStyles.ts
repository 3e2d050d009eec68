const script = document.currentScript;

let loaded: Promise<void> | undefined;

/**
 * Loads the styles of what readers ask for: dialogs, results, notes. One file has them all. The build names it at the
 * script of the page; the dev server has them from the start.
 */
export function loadLazyStyles(): Promise<void> {
  loaded ??= new Promise((resolve, reject) => {
    const href = script?.dataset.styles;
    if (!href) return resolve();
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      loaded = undefined;
      link.remove();
      reject(new Error(`The styles ${href} cannot be had.`));
    });
    document.head.append(link);
  });
  return loaded;
}

/** Loads a part with the styles that it may need. */
export async function withStyles<Module>(load: () => Promise<Module>): Promise<Module> {
  const [part] = await Promise.all([load(), loadLazyStyles()]);
  return part;
}
