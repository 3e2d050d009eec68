import { slug } from 'github-slugger';
import type { Problem } from '../shared/problem.ts';
import type { PageReport } from './checkPage.ts';
import type { DocsFiles } from './readDocs.ts';
import { checkImageFile, checkLink, type LinkTargets } from './rules/links.ts';
import { checkLinkText, type PageNames, pageNames } from './rules/linkTexts.ts';
import { checkNav, checkSidebars } from './rules/sidebars.ts';

/** Holds pages against each other: titles, descriptions and answers stand once, and links reach what they name. */
export function checkAcrossPages(reports: readonly PageReport[], targets: LinkTargets): Problem[] {
  const titles = titlesOf(reports, targets);
  const named = pageNames(titles, targets.routes);
  const copies = copiesOf(reports);
  const originals = reports.filter((report) => !copies.has(report));
  return [
    ...[...copies].map(([report, original]) => copyProblem(report, original)),
    ...checkTitles(originals),
    ...checkDescriptions(originals),
    ...checkAnswers(originals),
    ...originals.flatMap((report) => checkTargets(report, targets, named)),
  ];
}

/** Routes by the titles of their pages, and by what the data call what they are about. */
function titlesOf(reports: readonly PageReport[], { names }: LinkTargets): ReadonlyMap<string, string> {
  const own = reports.flatMap(({ title, route }) => (title ? [[title.text, route] as const] : []));
  return new Map([...(names ?? []), ...own]);
}

/** Pages with the title and the description of another, whose file has the better name for them. */
function copiesOf(reports: readonly PageReport[]): Map<PageReport, PageReport> {
  const byContent = new Map<string, PageReport[]>();
  for (const report of reports) {
    const { title, description } = report;
    if (!title || !description) continue;
    const key = `${title.text}\n${description.text}`;
    byContent.set(key, [...(byContent.get(key) ?? []), report]);
  }
  const copies = new Map<PageReport, PageReport>();
  for (const same of byContent.values()) {
    if (same.length === 1) continue;
    const [original, ...others] = same.toSorted((a, b) => strangeness(a) - strangeness(b));
    for (const copy of others) copies.set(copy, original);
  }
  return copies;
}

/** How many words of the name of a file are not in its title; a longer name has a copy sooner than a shorter one. */
function strangeness({ file, title }: PageReport): number {
  const name = file.replace(/(?:\/index)?\.mdx?$/, '').replace(/^.*\//, '');
  const words = new Set(slug(title?.text ?? '').split('-'));
  return name.split('-').filter((word) => !words.has(word)).length + name.length / 1000;
}

function copyProblem({ file, title }: PageReport, original: PageReport): Problem {
  const { line = 1, column = 1 } = title ?? {};
  const message = `This page is a copy of ${original.file}.`;
  const fix = 'Write what only this page has to say, or take it back.';
  return { file, line, column, rule: 'front-matter/unique', message, fix };
}

function checkTargets({ file, route, links, images }: PageReport, targets: LinkTargets, named: PageNames): Problem[] {
  const found = links.flatMap((link) => {
    const { url, line, column } = link;
    const finding = checkLink(url, route, targets) ?? checkLinkText(link, targets, named);
    return finding ? [{ file, line, column, ...finding }] : [];
  });
  const missing = images.flatMap(({ url, line, column }) => {
    const finding = checkImageFile(url, targets.publicFiles);
    return finding ? [{ file, line, column, ...finding }] : [];
  });
  return [...found, ...missing];
}

/** Calls back for what an earlier page has too. */
function repeated<Item, Said>(
  reports: readonly PageReport[],
  itemsOf: (report: PageReport) => readonly Item[],
  keyOf: (item: Item) => string,
  say: (report: PageReport, item: Item, other: PageReport) => Said,
): Said[] {
  const first = new Map<string, PageReport>();
  return reports.flatMap((report) =>
    itemsOf(report).flatMap((item) => {
      const key = keyOf(item);
      const other = first.get(key);
      if (!other) first.set(key, report);
      return other ? [say(report, item, other)] : [];
    }),
  );
}

function checkTitles(reports: readonly PageReport[]): Problem[] {
  return repeated(
    reports,
    ({ title }) => (title ? [title] : []),
    ({ text }) => text,
    ({ file }, { text, line, column }, other) => ({
      file,
      line,
      column,
      rule: 'front-matter/unique',
      message: `${other.file} has the same title "${text}".`,
      fix: 'Name the thing that sets this page apart.',
    }),
  );
}

function checkDescriptions(reports: readonly PageReport[]): Problem[] {
  return repeated(
    reports,
    ({ description }) => (description ? [description] : []),
    ({ text }) => text,
    ({ file }, { line }, other) => ({
      file,
      line,
      column: 1,
      rule: 'front-matter/unique',
      message: `${other.file} has the same description.`,
      fix: 'Say what this page gives that the other does not.',
    }),
  );
}

/** Two pages that answer the same question would both come first, and neither says which one to read. */
function checkAnswers(reports: readonly PageReport[]): Problem[] {
  const found = repeated(
    reports,
    ({ answers }) => answers,
    ({ text }) => text.toLowerCase(),
    ({ file }, { text, line }, other) => ({ file, line, text, other: other.file }),
  );
  // Whoever began with a copy of a page has all its questions, and changes the list as a whole.
  const isOfBoth = (one: (typeof found)[number]) => (another: (typeof found)[number]) =>
    one.file === another.file && one.other === another.other;
  return found.flatMap((one) => {
    const { file, line, text, other } = one;
    const same = found.filter(isOfBoth(one));
    if (same[0] !== one) return [];
    const more = same.length > 1 ? ` and ${same.length - 1} more of these questions` : '';
    const message = `${other} answers "${text}"${more} as well.`;
    const fix = 'Leave the question to the page that answers it best, or say what differs.';
    return [{ file, line, column: 1, rule: 'front-matter/unique' as const, message, fix }];
  });
}

/** What links may point at. */
export function linkTargets(
  { routes, publicFiles }: DocsFiles,
  reports: readonly PageReport[],
  {
    redirects,
    generatedFiles,
    names,
  }: Pick<LinkTargets, 'redirects' | 'names'> & { generatedFiles: readonly string[] },
): LinkTargets {
  return {
    routes,
    publicFiles: new Set([...publicFiles, ...generatedFiles]),
    redirects,
    names,
    anchors: new Map(reports.flatMap(({ route, anchors }) => (anchors ? [[route, new Set(anchors)] as const] : []))),
  };
}

/** Checks the sidebars and the top navigation. */
export function checkNavigation({ sidebars }: Pick<DocsFiles, 'sidebars'>, targets: LinkTargets): Problem[] {
  const { metaFiles, nav, problems } = sidebars();
  return [...problems, ...checkSidebars(metaFiles, targets), ...(nav ? checkNav(nav, targets) : [])];
}
