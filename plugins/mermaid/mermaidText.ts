const ACCESSIBLE = /^[ \t]*acc(Title|Descr)[ \t]*(?::(.*)|\{([^}]*)\})/gm;

/** Takes `accTitle` and `accDescr` out of a diagram, which stays line for line as it was written. */
export function readMermaid(source: string) {
  const texts: Record<string, string> = {};
  const code = source.replace(ACCESSIBLE, (written, name: string, line?: string, block?: string) => {
    texts[name] = (line ?? block ?? '').trim().replace(/\s+/g, ' ');
    return written.replace(/[^\n]/g, '');
  });
  return { code, title: texts.Title ?? '', description: texts.Descr ?? '' };
}
