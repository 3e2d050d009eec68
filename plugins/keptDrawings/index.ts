import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { chunkFiles } from './chunkFiles.ts';
import { drawingCode } from './drawingCode.ts';
import { type Draw, type Head, keptDrawings } from './keptDrawings.ts';

export interface KeptDrawingsPluginOptions {
  /** Folder that keeps what was drawn from one build to the next. It may be lost at any time. */
  store: string;
}

/** Where Rspress looks for the code that draws pages, and where that code is with this plugin. */
const ENTRY = 'rspress-ssg-entry.cjs';
const DRAWING = 'draw-pages.cjs';

/** What the module in the place of the entry asks. */
const NAME = 'kept-drawings';

/** Rspress draws it also where the site has no such page. */
const NOT_FOUND = '/404';

/**
 * Draws only the pages that the last build did not draw with the same code. All that a page is drawn from, data and theme
 * included, is in the bundle that Rspress runs for it, so that the text of this code is the key.
 */
export function keptDrawingsPlugin({ store }: KeptDrawingsPluginOptions): RspressPlugin {
  const sources = new Map<string, string>();
  return {
    name: 'kept-drawings',
    routeGenerated(routes) {
      for (const { routePath, absolutePath } of routes) sources.set(routePath, absolutePath);
    },
    builderConfig: { plugins: [drawOnlyOthers(store, sources)] },
  };
}

/** @param pages absolute path of the source of each page, by its route */
function drawOnlyOthers(store: string, pages: ReadonlyMap<string, string>): RsbuildPlugin {
  return {
    name: 'kept-drawings',
    apply: 'build',
    setup(api) {
      api.processAssets({ stage: 'optimize-hash', environments: ['node'] }, ({ assets, compilation, sources }) => {
        const files = Object.keys(assets).filter((file) => file.endsWith('.cjs'));
        const entry = files.find((file) => path.posix.basename(file) === ENTRY);
        if (entry === undefined || compilation.errors.length > 0) return;
        const code = drawingCode(
          new Map(files.map((file) => [file, assets[file].source().toString()])),
          chunkFiles([...compilation.entrypoints.values()], new Set(pages.values())),
        );
        const keyOf = (route: string) => code.keyOf(pages.get(route));
        const drawings = keptDrawings(store);
        const others = [...new Set([...pages.keys(), NOT_FOUND])].filter((route) => !drawings.has(route, keyOf(route)));
        drawings.forgetOthers();
        for (const file of code.unneeded(others.map((route) => pages.get(route)))) compilation.deleteAsset(file);
        compilation.renameAsset(entry, path.posix.join(path.posix.dirname(entry), DRAWING));
        compilation.emitAsset(entry, new sources.RawSource(STAND_IN));
        provide((route, head, draw) => drawings.drawn(route, keyOf(route), head, draw));
      });
    },
  };
}

type DrawnPage = (route: string, head: Head, draw: Draw) => ReturnType<Draw>;

function provide(drawnPage: DrawnPage): void {
  (globalThis as unknown as Record<symbol, DrawnPage>)[Symbol.for(NAME)] = drawnPage;
}

/** Loads the code that draws pages when there is one to draw. */
const STAND_IN = `const draw = async (route, head) => (await require('./${DRAWING}')).render(route, head);
exports.render = (route, head) => globalThis[Symbol.for('${NAME}')](route, head, draw);
`;
