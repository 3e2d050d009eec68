/** A Mermaid diagram and what it says to readers who don't see it. */
export interface MermaidText {
  /** The diagram without its accessible texts, line for line as it was written. */
  code: string;
  title: string;
  description: string;
}

const ACCESSIBLE = /^[ \t]*acc(Title|Descr)[ \t]*(?::(.*)|\{([^}]*)\})/gm;

/** Takes `accTitle` and `accDescr` out of a diagram. */
export function readMermaid(source: string): MermaidText {
  const texts: Record<string, string> = {};
  const code = source.replace(ACCESSIBLE, (written, name: string, line?: string, block?: string) => {
    texts[name] = (line ?? block ?? '').trim().replace(/\s+/g, ' ');
    return written.replace(/[^\n]/g, '');
  });
  return { code, title: texts.Title ?? '', description: texts.Descr ?? '' };
}
