import type { Page } from '../../pages/page.ts';
import { ERROR_PAGES } from '../../schemas/errorCatalogue.ts';
import { isOneSlip } from '../../shared/nearest.ts';
import type { Problem } from '../../shared/problem.ts';
import { rowsOutsideCode } from './rowsOutsideCode.ts';

const TAB = /^\s*<Tab\b([^>]*)>/;
const OF_ERROR = /^<(Error\w+) of="([^"]+)"/;
/** A part that shows data, alone on its line. A step may be checked twice. */
const PART = /^<(?!CheckStep\b)[A-Z]\w* [^>]*\/>$/;

/**
 * Rule `parts/use`: a tab has a label, which is the same wherever the choice stands; a page of an error shows the parts
 * of its own error; and no part stands twice.
 */
export function checkPartUse({ file, route, source }: Page): Problem[] {
  const problems: Problem[] = [];
  const slug = route.startsWith(ERROR_PAGES) ? route.slice(ERROR_PAGES.length) : '';
  const parts = new Map<string, number>();
  const labels = new Map<string, number>();
  const report = (line: number, message: string, fix: string) =>
    problems.push({ file, line, column: 1, rule: 'parts/use', message, fix });
  for (const [line, row] of rowsOutsideCode(source)) {
    if (!row.includes('<')) continue;
    const [, attributes] = TAB.exec(row) ?? [];
    const label = /\blabel="([^"]*)"/.exec(attributes ?? '')?.[1];
    if (attributes !== undefined && !label?.trim() && !/\blabel=\{/.test(attributes)) {
      const meant = /="([^"]+)"/.exec(attributes)?.[1] ?? 'API';
      report(line, 'This tab has no label.', `Write <Tab label="${meant}">.`);
    }
    if (label && !labels.has(label)) labels.set(label, line);
    const [, part, of] = OF_ERROR.exec(row) ?? [];
    if (slug && part && of !== slug)
      report(line, `This is the page of ${slug}, and the part shows ${of}.`, `Write <${part} of="${slug}" />.`);
    const first = PART.test(row.trim()) ? parts.get(row.trim()) : undefined;
    if (first !== undefined)
      report(
        line,
        `This part stands on line ${first} already.`,
        `Take one of the two out, or show another than ${/[\w-]+="[^"]*"/.exec(row)?.[0] ?? 'this'}.`,
      );
    else if (PART.test(row.trim())) parts.set(row.trim(), line);
  }
  const known = [...labels.keys()];
  for (const [label, line] of labels) {
    const other = known.find((one) => one !== label && (isSame(one, label) || isOneSlip(label, one)));
    // Of two, the one that stands first is right, unless it is the rarer.
    if (!other || isRarer(other, label, source)) continue;
    if (isRarer(label, other, source) || (labels.get(other) ?? 0) < line)
      report(line, `Other tabs of this page are called "${other}".`, `Write <Tab label="${other}">.`);
  }
  return problems;
}

const isSame = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();
const countOf = (label: string, source: string) => source.split(`<Tab label="${label}">`).length;
const isRarer = (a: string, b: string, source: string) => countOf(a, source) < countOf(b, source);
