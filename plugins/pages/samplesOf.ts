import type { Code } from 'mdast';
import { eachNode } from '../shared/eachNode.ts';
import type { Page } from './page.ts';

/** A fenced sample with its place. */
export interface Sample {
  page: Pick<Page, 'file' | 'route'>;
  language: string;
  title: string | undefined;
  /** Why nothing checks this sample, from the meta `nocheck="…"`. */
  noCheck: string | undefined;
  /** What the sample is a value of, from the meta `schema="…"`. */
  schema: string | undefined;
  meta: string;
  code: string;
  /** Name of the shortcode that wrote it; undefined where it is in the page. */
  shortcode: string | undefined;
  /** Line of the first line of code. */
  line: number;
}

/** Lists the fenced samples of the pages, in order. */
export function samplesOf(pages: Page[]): Sample[] {
  return pages.flatMap((page) => {
    const samples: Sample[] = [];
    const rows = page.source.split('\n');
    eachNode(page.tree, 'code', (node: Code) => {
      const meta = node.meta ?? '';
      const line = node.position?.start.line ?? 0;
      samples.push({
        page,
        language: node.lang ?? '',
        title: /title="([^"]*)"/.exec(meta)?.[1],
        noCheck: /nocheck="([^"]*)"/.exec(meta)?.[1],
        schema: /schema="([^"]*)"/.exec(meta)?.[1],
        meta,
        code: node.value,
        shortcode: /^<([A-Z]\w*)/.exec(rows[line - 1] ?? '')?.[1],
        line: line + 1,
      });
    });
    return samples;
  });
}
