import type { Processor } from 'unified';
import type { PageReader } from '../pages/pageReader.ts';

/**
 * Hands Rspress the tree of a page that was already parsed for the search, if its text is the same. Its own parser reads
 * all other pages.
 */
export function remarkParseOnce(this: Processor, readPage: PageReader): void {
  const { parser } = this;
  if (!parser) return;
  this.parser = (document, file) => readPage(file.path)?.take(document) ?? parser(document, file);
}
