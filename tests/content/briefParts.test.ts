import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { lookUp } from '../../plugins/checks/lookUp.ts';
import { expandFrom, writtenTag } from '../../plugins/checks/pageMemory.ts';
import { isPageFile } from '../../plugins/checks/readDocs.ts';
import { anchorsOf, imagesOf, linksOf, type PlacedLink } from '../../plugins/checks/rules/links.ts';
import type { Expansion } from '../../plugins/pages/expandPage.ts';
import { type Page, parsePage } from '../../plugins/pages/page.ts';
import { samplesOf } from '../../plugins/pages/samplesOf.ts';
import { headingIds } from '../../plugins/shared/headingIds.ts';
import { listFilesBelow } from '../../plugins/shared/listFiles.ts';
import { OPERATION_TAGS } from '../../plugins/shortcodes/operation.ts';
import { pageParts } from '../../plugins/shortcodes/pageParts.ts';
import { docsDir, root } from './site.ts';

const parts = pageParts({ docsDir, root });
const placed = (links: PlacedLink[]) => [...new Set(links.map(({ url, line }) => `${line} ${url}`))].sort();

/** What the rules across pages and those of samples know of a page. */
function known(file: string, expand: (source: string) => Expansion) {
  const source = readFileSync(path.join(docsDir, file), 'utf8');
  const page = parsePage(file, file, source, expand(source)) as Page;
  return {
    links: placed(linksOf(page)),
    images: placed(imagesOf(page)),
    headings: headingIds(page.tree).map(({ id, heading }) => `${heading.position?.start.line} ${heading.depth} ${id}`),
    samples: samplesOf([page])
      .filter(({ part }) => !OPERATION_TAGS.includes(part))
      .map(({ page: _page, ...sample }) => sample),
    anchors: anchorsOf(page),
  };
}

const files = listFilesBelow(docsDir).filter(isPageFile);

test.each(files)('what is read off the parts of %s is what is found in them when they are parsed', (file) => {
  const { anchors, ...brief } = known(
    file,
    expandFrom(
      lookUp(),
      () => '',
      (row) => writtenTag(row, parts.expand(row)),
    ),
  );
  const { anchors: all, ...whole } = known(file, parts.expand);
  expect(brief).toEqual(whole);
  expect([...all].filter((id) => !anchors.has(id))).toEqual([]);
  // A drawing stands in a page as it is, and has its names in it, which a tree of the page does not show.
  expect([...anchors].filter((id) => !all.has(id) && !id.startsWith('diagram-'))).toEqual([]);
});
