import type { Check, Report, Section, TreeNode } from '../tools-core/base/index.ts';

/** The report of a tool as text, without what is there to be copied, such as JSON. */
export const reportText = ({ sections }: Pick<Report, 'sections'>): string =>
  sections
    .map((section) => [section.title, ...linesOf(section)])
    .filter((lines) => lines.length > 1)
    .map((lines) => lines.join('\n'))
    .join('\n\n');

function linesOf(section: Section): string[] {
  if (section.kind === 'checks') return section.checks.flatMap((check) => checkLines(check, '  '));
  if (section.kind === 'tree') return section.nodes.flatMap((node) => nodeLines(node, '  '));
  if (section.kind === 'table')
    return section.rows.map((row) => `  ${row.map((cell, index) => `${section.head[index]}: ${cell}`).join('; ')}`);
  return section.kind === 'text' && !section.file ? [section.text] : [];
}

function checkLines({ outcome, title, text, points = [], links = [], corrected, checks = [] }: Check, indent: string) {
  const line = `${indent}${outcome ? `${outcome}: ` : ''}${title}${text ? ` - ${text}` : ''}`;
  const more = [...points, ...links.map((link) => `${link.title}, ${link.href}`), ...(corrected ? [corrected] : [])];
  const inner = `${indent}  `;
  return [line, ...more.map((one) => inner + one), ...checks.flatMap((check): string[] => checkLines(check, inner))];
}

/** Longest value that a line shows. */
const SHOWN = 80;

function nodeLines({ name, value = '', note, children = [] }: TreeNode, indent: string): string[] {
  const shown = value.length > SHOWN ? `${value.slice(0, SHOWN)}…` : value;
  const line = `${indent}${name}${shown && `: ${shown}`}${note ? `  # ${note}` : ''}`;
  return [line, ...children.flatMap((child) => nodeLines(child, `${indent}  `))];
}
