import { createHash } from 'node:crypto';
import type { RsbuildPluginAPI } from '@rsbuild/core';
import type { BuiltStyle } from './finishPage.ts';
import { splitLaterRules } from './laterRules.ts';
import { lazyStyle, pageStyles } from './pageStyles.ts';

type Stage = Parameters<Parameters<RsbuildPluginAPI['processAssets']>[1]>[0];

/** The styles of a build, shared out by when a page needs them. */
export interface SharedStyles {
  /** Those that only pages with certain parts need. */
  ofParts: BuiltStyle[];
  /** File of the styles of every page: as the bundler named it, and as it is. */
  main: { from: string; to: string };
  /** File of what comes after the page. */
  later: string;
}

/** Takes the styles of parts out of what is published, and moves what may come later from the others to the last. */
export function shareOutStyles({ assets, compilation, sources }: Stage): SharedStyles {
  const filesOf = (entry: string) => compilation.entrypoints.get(entry)?.getFiles() ?? [];
  const fileOf = (entry: string) => filesOf(entry).find((file) => file.endsWith('.css')) ?? '';
  const textOf = (entry: string) => assets[fileOf(entry)].source().toString();
  // The entry of a style has a script with nothing in it.
  for (const { name } of [...pageStyles, lazyStyle])
    for (const file of filesOf(name)) if (file.endsWith('.js') && assets[file]) compilation.deleteAsset(file);
  let laterRules = '';
  const nowOf = (entry: string) => {
    const { now, later } = splitLaterRules(textOf(entry));
    laterRules += later;
    return now;
  };
  const renewed = (entry: string, css: string) => {
    compilation.deleteAsset(fileOf(entry));
    const file = styleFile(entry, css);
    compilation.emitAsset(file, new sources.RawSource(css));
    return file;
  };
  const ofParts = pageStyles.map(({ name, marks }) => {
    const css = nowOf(name);
    compilation.deleteAsset(fileOf(name));
    return { marks, css };
  });
  const from = fileOf('index');
  const main = { from, to: renewed('index', nowOf('index')) };
  // Rules for paper come last, as they overrule the others.
  return { ofParts, main, later: renewed(lazyStyle.name, textOf(lazyStyle.name) + laterRules) };
}

/** Name of a style by its content, so that it may be kept for ever. */
export function styleFile(name: string, css: string): string {
  return `static/css/${name}.${createHash('sha256').update(css).digest('hex').slice(0, 10)}.css`;
}
