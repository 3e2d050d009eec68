import type { Page } from '../../pages/page.ts';
import { rowsOutsideCode } from '../../pages/sourceRows.ts';
import { ERROR_PAGES } from '../../schemas/errorCatalogue.ts';
import type { Problem } from '../../shared/problem.ts';

/** A shortcode that shows data, alone on its line. A step may be checked twice. */
const SHORTCODE = /^<(?!CheckStep\b)[A-Z]\w* [^>]*\/>$/;

/** Rule `components/use`: a tab has a label, an error page shows its own error, and a shortcode occurs once. */
export function checkShortcodeUse({ file, route, source }: Page): Problem[] {
  const slug = route.startsWith(ERROR_PAGES) ? route.slice(ERROR_PAGES.length) : '';
  const seen = new Map<string, number>();
  return rowsOutsideCode(source).flatMap(([line, row]): Problem[] => {
    const text = row.trim();
    const report = (message: string, fix: string, edit?: Problem['edit']): Problem[] => [
      { file, line, column: 1, rule: 'components/use', message, fix, edit },
    ];
    const tab = /^<Tab\b([^>]*)>/.exec(text)?.[1];
    if (tab !== undefined && !/\blabel=(?:"[^"]*\S|\{)/.test(tab)) {
      const meant = /="([^"]+)"/.exec(tab)?.[1] ?? 'API';
      return report('This tab has no label.', `Write <Tab label="${meant}">.`);
    }
    const [, name, of] = /^<(Error\w+) of="([^"]+)"/.exec(text) ?? [];
    if (slug && name && of !== slug)
      return report(`This is the page of ${slug}, not of ${of}.`, `Write <${name} of="${slug}" />.`, {
        from: `of="${of}"`,
        to: `of="${slug}"`,
      });
    if (!SHORTCODE.test(text)) return [];
    const first = seen.get(text);
    seen.set(text, first ?? line);
    return first === undefined ? [] : report(`This repeats line ${first}.`, 'Delete one of the two.');
  });
}
