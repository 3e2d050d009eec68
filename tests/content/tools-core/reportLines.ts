import type { Check, Report, Section, TreeNode } from '../../../tools-core/base/index.ts';
import { reportOf } from '../../../tools-core/inspect/index.ts';
import type { Inspection, Settings } from '../../../tools-core/verify/index.ts';

/** What was put in, by the names of the inputs. */
export type Texts = Readonly<Record<string, string>>;

/** A report as lines of text, with all that a reader sees and may follow: words, places in the input, and links. */
export function reportLines({ outcome, summary, sections }: Report, texts: Texts): string[] {
  return [`${outcome}: ${summary}`, ...sections.flatMap((section) => sectionLines(section, texts))];
}

/** What an inspection found, as its reader sees it, and what it lacks. Trees are left out unless they are asked for. */
export function inspectionLines(inspection: Inspection, settings: Settings, texts: Texts, hasTrees = false): string[] {
  const { sections, ...report } = reportOf(inspection, settings);
  const shown = sections.filter(({ kind, title }) => kind !== 'tree' || (hasTrees && title === 'Decoded'));
  const needs = inspection.checks.flatMap(({ needs: lacks = [] }) =>
    lacks.map(({ kind, id }) => `needs ${kind} ${id}`),
  );
  const { verdict, status = 'no status' } = inspection;
  return [`${verdict}, ${status}`, ...reportLines({ ...report, sections: shown }, texts), ...needs];
}

function sectionLines(section: Section, texts: Texts): string[] {
  return ['', `## ${section.title}`, ...bodyLines(section, texts)];
}

function bodyLines(section: Section, texts: Texts): string[] {
  switch (section.kind) {
    case 'checks':
      return section.checks.flatMap((check) => checkLines(check, texts));
    case 'tree':
      return section.nodes.flatMap((node) => nodeLines(node, texts, 0));
    case 'table':
      return [section.head, ...section.rows].map((row) => row.join(' | '));
    case 'text':
      return [...(section.note ? [section.note] : []), ...jsonLines(section.text)];
    case 'panel':
      return (section.data as object[]).flatMap((one) => [section.panel, ...jsonLines(JSON.stringify(one))]);
  }
}

/** JSON with a line for each entry of a list in it. Problems have a name of their own in each answer. */
function jsonLines(text: string): string[] {
  return Object.entries(JSON.parse(text)).flatMap(([name, value]) => {
    const lines = (Array.isArray(value) ? value : [value]).map((one) => `${name}: ${JSON.stringify(one)}`);
    return lines.map((line) => line.replaceAll(/urn:uuid:[\da-f-]{36}(?=","platformType)/g, 'urn:uuid:…'));
  });
}

function checkLines(
  { outcome, word, title, text, said, points = [], place, links = [], checks = [] }: Check,
  texts: Texts,
): string[] {
  return [
    `[${[outcome, word].filter(Boolean).join(', ')}] ${title}${text ? `: ${text}` : ''}${said ? ` “${said}”` : ''}${placeText(place, texts)}`,
    ...points.map((point) => `  - ${point}`),
    ...links.map(({ title: name, href }) => `  > ${name} (${href})`),
    ...checks.flatMap((check) => checkLines(check, texts)).map((line) => `  ${line}`),
  ];
}

function nodeLines(
  { name, value, note, link, place, mark, children = [] }: TreeNode,
  texts: Texts,
  depth: number,
): string[] {
  const start = [`${'  '.repeat(depth)}${name}`, value === undefined ? [] : cut(value)].flat().join(': ');
  const more = [mark, note, link && `${link.title}, ${link.href}`].filter(Boolean).join(' # ');
  return [
    `${start}${more ? ` # ${more}` : ''}${placeText(place, texts)}`,
    ...children.flatMap((child) => nodeLines(child, texts, depth + 1)),
  ];
}

function placeText(place: Check['place'], texts: Texts): string {
  if (!place) return '';
  const { input, start, end } = place;
  return ` @${input === 'input' ? '' : `${input} `}${start} ${JSON.stringify(cut((texts[input] ?? '').slice(start, end), 30))}`;
}

const cut = (text: string, most = 60): string =>
  text.length > most ? `${text.slice(0, most)}… (${text.length})` : text;
