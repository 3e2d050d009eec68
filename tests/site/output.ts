import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Parser } from 'htmlparser2';
import { readTools } from '../../plugins/data/tools.ts';
import { readSiteOptions } from '../../plugins/shared/siteOptions.ts';

export const root = path.resolve(import.meta.dirname, '../..');

/** An HTML file of the output, reduced to what the tests ask of it. */
export interface HtmlFile {
  /** Path in the output folder. */
  file: string;
  html: string;
  lang: string | undefined;
  title: string;
  description: string | undefined;
  /** Places to link to: IDs of elements, and the examples that a tool opens with (`example=mdoc`). */
  ids: Set<string>;
  /** Every address that the page asks for or leads to, with the element that does. */
  links: { element: string; url: string }[];
}

/** The built site as files. */
export interface Output {
  dir: string;
  files: Set<string>;
  pages: HtmlFile[];
}

/** Reads the output folder once a test file. */
export function readOutput(dir = readSiteOptions(root, process.env).outDir): Output {
  const files = readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
  const pages = files
    .filter((file) => file.endsWith('.html'))
    .map((file) => parseHtml(file, readFileSync(path.join(dir, file), 'utf8')));
  return { dir, files: new Set(files), pages };
}

const tools = readTools(path.join(root, 'docs'));
const addressAttributes = ['href', 'src', 'srcset', 'poster', 'data-target', 'action'];

export function parseHtml(file: string, html: string): HtmlFile {
  const page: HtmlFile = { file, html, lang: undefined, title: '', description: undefined, ids: new Set(), links: [] };
  let inTitle = false;
  const parser = new Parser({
    onopentag(element, attributes) {
      if (element === 'html') page.lang = attributes.lang;
      if (element === 'title' && page.title === '') inTitle = true;
      if (element === 'meta' && attributes.name === 'description') page.description = attributes.content;
      if (attributes.id) page.ids.add(attributes.id);
      for (const { id } of tools.get(attributes['data-tool-name'])?.definition.examples ?? [])
        page.ids.add(`example=${id}`);
      for (const name of addressAttributes) {
        const value = attributes[name];
        if (value === undefined) continue;
        const urls = name === 'srcset' ? value.split(',').map((part) => part.trim().split(' ')[0]) : [value];
        page.links.push(...urls.map((url) => ({ element, url })));
      }
      const refresh = attributes['http-equiv'] === 'refresh' && /url=(.*)$/.exec(attributes.content ?? '');
      if (refresh) page.links.push({ element, url: refresh[1] });
    },
    ontext(text) {
      if (inTitle) page.title += text;
    },
    onclosetag(element) {
      if (element === 'title') inTitle = false;
    },
  });
  parser.end(html);
  return page;
}

/**
 * The file that a plain static host answers an address with: the file itself, or the index of a folder.
 * @returns undefined where the host would answer 404.
 */
export function fileAt(output: Output, pathname: string, base: string): string | undefined {
  if (!pathname.startsWith(base)) return undefined;
  const file = decodeURIComponent(pathname.slice(base.length));
  const candidate = file === '' || file.endsWith('/') ? `${file}index.html` : file;
  return output.files.has(candidate) ? candidate : undefined;
}

/** The file of a route in the output folder, such as `guides/index.html`. */
export function outputFileOfRoute(route: string): string {
  const path = route.replace(/^\//, '');
  return path === '' || path.endsWith('/') ? `${path}index.html` : `${path}.html`;
}
