import { type Problem, problemIn } from '../shared/problem.ts';
import { meantLink } from '../shared/siteRoutes.ts';
import type { PageReport } from './checkPage.ts';
import { checkImageFile, checkLink, type LinkTargets } from './rules/links.ts';
import { checkLinkText, type PageNames } from './rules/linkTexts.ts';

/**
 * Checks the pages of each language and version against each other: titles, descriptions and questions are unique, and
 * links lead to their targets.
 */
export function checkAcrossPages(reports: readonly PageReport[], targets: LinkTargets): Problem[] {
  const keyOf = ({ variant: { lang, version } }: PageReport) => `${version} ${lang}`;
  const keys = new Set(reports.map(keyOf));
  return [...keys].flatMap((key) =>
    checkVariant(
      reports.filter((report) => keyOf(report) === key),
      targets,
    ),
  );
}

function checkVariant(reports: readonly PageReport[], targets: LinkTargets): Problem[] {
  const own = reports.flatMap(({ title, route }) => (title ? [[title.text, route] as const] : []));
  const named: PageNames = {
    titles: new Map([...(targets.names ?? []), ...own]),
    parts: new Set([...targets.routes].flatMap((route) => route.split('/'))),
  };
  // The name of a copy is longer than that of its original.
  const sorted = reports.toSorted((a, b) => a.file.length - b.file.length);
  const copies = repeatedItems(sorted, ({ title, description }) =>
    title && description ? [{ ...title, text: `${title.text}\n${description.text}` }] : [],
  );
  const originals = sorted.filter((report) => !copies.some((copy) => copy.report === report));
  return [
    ...copies.map(({ report, item, other }) => {
      const fix = 'Write what only this page explains, or remove it.';
      return notUnique(report, item, `This page is a copy of ${other.file}.`, fix);
    }),
    ...UNIQUE.flatMap(({ name, itemsOf, fix }) =>
      repeatedItems(originals, itemsOf).map(({ report, item, other }) =>
        notUnique(report, item, `${other.file} has the same ${name} "${item.text}".`, fix),
      ),
    ),
    ...originals.flatMap((report) => checkTargets(report, targets, named)),
  ];
}

interface Item {
  text: string;
  line: number;
  column?: number;
}

const UNIQUE: { name: string; itemsOf: (report: PageReport) => Item[]; fix: string }[] = [
  { name: 'title', itemsOf: ({ title }) => (title ? [title] : []), fix: 'Name the thing that sets this page apart.' },
  {
    name: 'description',
    itemsOf: ({ description }) => (description ? [description] : []),
    fix: 'Say what this page gives that the other does not.',
  },
  {
    name: 'question',
    itemsOf: ({ answers }) => answers,
    fix: 'Leave the question to the page that answers it best, or say what differs.',
  },
];

function repeatedItems(
  reports: readonly PageReport[],
  itemsOf: (report: PageReport) => Item[],
): { report: PageReport; item: Item; other: PageReport }[] {
  const first = new Map<string, PageReport>();
  return reports.flatMap((report) =>
    itemsOf(report).flatMap((item) => {
      const key = item.text.toLowerCase();
      const other = first.get(key);
      if (!other) first.set(key, report);
      return other ? [{ report, item, other }] : [];
    }),
  );
}

const notUnique = ({ file }: PageReport, item: Item, message: string, fix: string) =>
  problemIn(file, item, 'front-matter/unique', message, fix);

function checkTargets(report: PageReport, targets: LinkTargets, named: PageNames): Problem[] {
  const { file, route, variant, links, images } = report;
  const found = links.flatMap((link) => {
    const url = link.isExact ? link.url : meantLink(link.url, variant, targets);
    const finding = checkLink(url, route, targets) ?? checkLinkText({ ...link, url }, targets, named);
    return finding ? [problemIn(file, link, ...finding)] : [];
  });
  const missing = images.flatMap((image) => {
    const finding = checkImageFile(image.url, targets.publicFiles);
    return finding ? [problemIn(file, image, ...finding)] : [];
  });
  return [...found, ...missing];
}
