import type { RspressPlugin } from '@rspress/core';
import type { Processor } from 'unified';
import type { PageReader } from '../pages/pageReader.ts';

/**
 * Lets Rspress go on with the tree of a page that was parsed for the search already, where nothing was written into
 * the page in between. Its own parser reads all others.
 * @param readPage reads the page of a file, and parses it as Rspress does
 */
export function parseOncePlugin(readPage: PageReader): RspressPlugin {
  function remarkParseOnce(this: Processor) {
    const { parser } = this;
    if (!parser) return;
    this.parser = (document, file) => readPage(file.path)?.take(document) ?? parser(document, file);
  }
  return { name: 'parse-once', markdown: { remarkPlugins: [remarkParseOnce] } };
}
