import { createHash } from 'node:crypto';
import type { RsbuildPluginAPI } from '@rsbuild/core';
import postcss from 'postcss';
import type { BuiltStyle } from './finishPage.ts';
import { lazyStyle, pageStyles } from './pageStyles.ts';

type Stage = Parameters<Parameters<RsbuildPluginAPI['processAssets']>[1]>[0];

/** The styles of a build by when a page needs them. */
export interface PartitionedStyles {
  /** Styles that only pages with certain components need. */
  ofPages: BuiltStyle[];
  /** File of the styles of every page: as the bundler named it, and as it is. */
  main: { from: string; to: string };
  /** File of what comes after the page. */
  deferred: string;
}

/** Takes the styles of components out of what is published, and moves what may come later to the last file. */
export function partitionStyles({ assets, compilation, sources }: Stage): PartitionedStyles {
  const filesOf = (entry: string) => compilation.entrypoints.get(entry)?.getFiles() ?? [];
  const fileOf = (entry: string) => filesOf(entry).find((file) => file.endsWith('.css')) ?? '';
  const cssOf = (entry: string) => assets[fileOf(entry)].source().toString();
  // The entry of a style has a script with nothing in it.
  for (const { name } of [...pageStyles, lazyStyle])
    for (const file of filesOf(name)) if (file.endsWith('.js') && assets[file]) compilation.deleteAsset(file);
  let deferredRules = '';
  const nowOf = (entry: string) => {
    const { now, deferred } = splitDeferredRules(cssOf(entry));
    deferredRules += deferred;
    return now;
  };
  const renewed = (entry: string, css: string) => {
    compilation.deleteAsset(fileOf(entry));
    const file = styleFile(entry, css);
    compilation.emitAsset(file, new sources.RawSource(css));
    return file;
  };
  const ofPages = pageStyles.map(({ name, marks }) => {
    const css = nowOf(name);
    compilation.deleteAsset(fileOf(name));
    return { marks, css };
  });
  const from = fileOf('index');
  const main = { from, to: renewed('index', nowOf('index')) };
  // Rules for paper come last, as they overrule the others.
  return { ofPages, main, deferred: renewed(lazyStyle.name, cssOf(lazyStyle.name) + deferredRules) };
}

/** Name of a style by its content, so that it may be cached forever. */
export function styleFile(name: string, css: string): string {
  return `static/css/${name}.${createHash('sha256').update(css).digest('hex').slice(0, 10)}.css`;
}

/** What paper needs, and readers without scripts: their styles may come after the page, or with `<noscript>`. */
const DEFERRED = /^(?:print|\(scripting:\s*none\))$/;

/** Separates the rules of a style that a page needs at once from those that may come later. */
export function splitDeferredRules(css: string): { now: string; deferred: string } {
  const now = postcss.parse(css);
  let deferred = '';
  now.each((node) => {
    if (node.type === 'atrule' && node.name === 'media' && DEFERRED.test(node.params)) deferred += node.remove();
  });
  return { now: now.toString(), deferred };
}
