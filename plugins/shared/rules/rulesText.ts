import { dataRules } from './dataRules.ts';
import { linkRules } from './linkRules.ts';
import { pageRules } from './pageRules.ts';
import type { Rule } from './rule.ts';
import { type RuleName, rules } from './rules.ts';
import { sampleRules } from './sampleRules.ts';
import { wordRules } from './wordRules.ts';

/** The rules as the handbook shows them, by what they are about. */
const CHAPTERS: [title: string, rules: Record<string, Rule>][] = [
  ['Pages', pageRules],
  ['Words', wordRules],
  ['Links and addresses', linkRules],
  ['Samples', sampleRules],
  ['Data', dataRules],
];

/** What `handbook/rules.md` holds: a table of the rules of each chapter. */
export function rulesMarkdown(): string {
  const chapters = CHAPTERS.map(([title, chapter]) => {
    const rows = Object.entries(chapter).map(([name, { instead, write, since }]) =>
      rowOf([`\`${name}\``, instead, write, since]),
    );
    return [`## ${title}`, '', rowOf(['Rule', 'Instead of', 'Write', 'Since']), '| --- | --- | --- | --- |', ...rows];
  });
  return [LEAD, ...chapters.map((rows) => rows.join('\n'))].join('\n\n').concat('\n');
}

const LEAD = `# Rules

Every problem that \`npm run check\` reports names its rule. \`npm run check -- --why links/form\` prints the row of one. \`npm run fix\` writes this page from \`plugins/shared/rules/\`.`;

/** A line inside a cell is escaped, also in code (GitHub Flavored Markdown, 4.10). */
const rowOf = (cells: string[]) => `| ${cells.map((cell) => cell.replace(/(?<!\\)\|/g, '\\|')).join(' | ')} |`;

/** What the terminal says of a rule, or undefined where there is none of that name. */
export function explainRule(name: string): string | undefined {
  if (!Object.hasOwn(rules, name)) return undefined;
  const { instead, write, since } = rules[name as RuleName];
  return `${name}\n  Instead of ${instead},\n  write ${write},\n  since ${since}.`;
}
