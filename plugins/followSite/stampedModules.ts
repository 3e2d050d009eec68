import path from 'node:path';
import type { RsbuildPluginAPI, Rspack } from '@rsbuild/core';

const NAME = 'follow-site';

/** What renews stamps. */
export interface StampedModules {
  /** Folder of the stamps. */
  folder: string;
  /** Says of files that were edited whether the stamps have to be renewed before the compiler goes on with them. */
  isAwaited: (edited: Iterable<string>) => boolean;
  /** @returns absolute paths of the stamps that changed */
  renew: () => string[];
}

/**
 * Has modules compiled anew whose stamp changed: at once with the files that it stands for, where these wait for it. The
 * compiler does not watch the stamps by itself, which would bring a second compilation after that.
 * @returns renews the stamps, and has the modules of those that changed compiled
 */
export function stampedModules(api: RsbuildPluginAPI, { folder, isAwaited, renew }: StampedModules): () => void {
  let compiler: Rspack.Compiler | undefined;
  api.onAfterCreateCompiler(({ compiler: made }) => {
    compiler = 'compilers' in made ? made.compilers[0] : made;
    const { watchOptions } = compiler.options;
    watchOptions.ignored = besides(folder, watchOptions.ignored);
    compiler.hooks.watchRun.tap(NAME, (run) => {
      const edited = run.modifiedFiles ?? new Set();
      if (isAwaited(edited)) run.modifiedFiles = new Set([...edited, ...renew()]);
    });
  });
  return () => {
    const renewed = renew();
    if (renewed.length > 0) compiler?.watching?.invalidateWithChangesAndRemovals(new Set(renewed), new Set());
  };
}

/** @param ignored what is not watched already: that of `@rspress/plugin-preview`, which is a pattern */
function besides(folder: string, ignored: unknown): (file: string) => boolean {
  return (file) => file.startsWith(folder + path.sep) || (ignored instanceof RegExp && ignored.test(file));
}
