import path from 'node:path';
import { isPageFile } from '../../plugins/checks/readDocs.ts';
import type { Page } from '../../plugins/pages/page.ts';
import { pageReader } from '../../plugins/pages/pageReader.ts';
import { listFilesBelow } from '../../plugins/shared/listFiles.ts';
import { pageParts } from '../../plugins/shortcodes/pageParts.ts';
import { stepsOf } from '../content/run/pageSteps.ts';
import type { Lesson } from './lessonSamples.ts';

/** Parses the guides and tutorials of a site, and no other page. Those without a sample are left out. */
export function lessonsOf(root: string): Lesson[] {
  const docsDir = path.join(root, 'docs');
  const readPage = pageReader({ docsDir, root, expand: pageParts({ docsDir, root }).expand });
  return listFilesBelow(docsDir)
    .filter((file) => isPageFile(file) && /^(?:guides|tutorials)\//.test(file))
    .flatMap((file) => readPage(path.join(docsDir, file))?.parse() ?? [])
    .filter((page) => 'tree' in page)
    .map((page) => ({ route: page.route, samples: samplesOf(page) }))
    .filter(({ samples }) => samples.length > 0);
}

const samplesOf = (page: Page): string[] => stepsOf(page).flatMap((step) => ('code' in step ? [step.code.trim()] : []));
