import { type RuleName, rules } from './ruleTable.ts';

/** The content of `handbook/rules.md`: a table of all rules. */
export function rulesMarkdown(): string {
  const rows = Object.entries(rules).map(([name, { severity, sentence, example }]) => [
    `\`${name}\``,
    severity,
    sentence,
    example,
  ]);
  const table = [['Rule', 'Severity', 'Asks for', 'Reports'], ['---', '---', '---', '---'], ...rows].map(toRow);
  return `${LEAD}\n\n${table.join('\n')}\n`;
}

const LEAD = `# Rules

\`npm run check\` reports problems by these rules; \`npm run check -- --why links/form\` explains one. An error stops the build, a warning doesn't. \`npm run fix\` writes this page.`;

/** GitHub escapes a pipe in a cell, also in code (GitHub Flavored Markdown, 4.10). */
const toRow = (cells: string[]) => `| ${cells.map((cell) => cell.replace(/(?<!\\)\|/g, '\\|')).join(' | ')} |`;

/** What the terminal says about a rule, or undefined if there is none with that name. */
export function explainRule(name: string): string | undefined {
  if (!Object.hasOwn(rules, name)) return undefined;
  const { severity, sentence, example } = rules[name as RuleName];
  return `${name} (${severity})\n  ${sentence}\n  Reported: ${example}`;
}
