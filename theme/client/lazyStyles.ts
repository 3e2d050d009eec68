const script = document.currentScript;

let loaded: Promise<void> | undefined;

/**
 * Adds a style sheet to the page and waits for it.
 * @throws Error where it can't be loaded; then it's gone again
 */
export function addStyles(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`The styles ${link.href} cannot be loaded.`));
    });
    document.head.append(link);
  });
}

/**
 * Loads the styles of what readers ask for: dialogs, results, notes. One file has them all. The build names it at the
 * script of the page; the dev server has them from the start.
 */
export async function loadLazyStyles(): Promise<void> {
  const href = script?.dataset.styles;
  if (!href) return;
  loaded ??= addStyles(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }));
  loaded.catch(() => {
    loaded = undefined;
  });
  await loaded;
}

/** Loads a part with the styles that it may need. */
export async function withStyles<Module>(load: () => Promise<Module>): Promise<Module> {
  const [part] = await Promise.all([load(), loadLazyStyles()]);
  return part;
}
