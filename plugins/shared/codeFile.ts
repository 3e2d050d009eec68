import path from 'node:path';

/** The file that a fence names with `file="…"`: from the repository's folder, from the docs folder, or beside the page. */
export function codeFile(name: string, page: string, docsDir: string): string {
  if (name.startsWith('<root>/')) return path.resolve(name.slice('<root>/'.length));
  if (name.startsWith('/')) return path.join(docsDir, name);
  return path.resolve(path.dirname(page), name);
}

/** The name of the file that a fence shows instead of its own text, from its meta. */
export function fileOfFence(meta: string | null | undefined): string | undefined {
  return /(?:^|\s)file=["']?([^"'\s]+)/.exec(meta ?? '')?.[1];
}
