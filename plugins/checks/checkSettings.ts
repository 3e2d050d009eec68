import { existsSync } from 'node:fs';
import path from 'node:path';
import { readForm } from '../data/readForm.ts';
import * as z from '../shared/forms.ts';
import { type Problem, problemsOf } from '../shared/problem.ts';
import { type RuleName, rules, type Severity } from '../shared/rules/rules.ts';

/** File of the docs folder that changes the severity of rules, for the site or for a folder. */
const SETTINGS_FILE = '_checks.json';

const severities = z.partialRecord(
  z.enum(Object.keys(rules) as [RuleName, ...RuleName[]]),
  z.enum(['error', 'warning', 'off']),
);

/** The form of the file: `{ "rules": { "words/style": "off" }, "folders": { "docs/guides": { … } } }`. */
export const settingsForm = z.strictObject({
  rules: severities.default({}),
  folders: z.record(z.string(), severities).default({}),
});

export type CheckSettings = z.infer<typeof settingsForm>;

/** Reads the settings of a docs folder. Wrong ones are reported and have no effect. */
export function readSettings(docsDir: string): { settings: CheckSettings; problems: Problem[] } {
  const file = path.join(docsDir, SETTINGS_FILE);
  let settings: CheckSettings = { rules: {}, folders: {} };
  const problems = existsSync(file)
    ? problemsOf(() => {
        settings = readForm(file, docsDir, settingsForm);
      })
    : [];
  return { settings, problems };
}

/** The severity of a problem: the deepest folder wins, then the site, then the default of the rule. */
export function severityOf({ file, rule }: Problem, settings: CheckSettings): Severity {
  const folders = Object.keys(settings.folders).filter((folder) => file.startsWith(`${folder}/`));
  const [deepest] = folders.filter((folder) => settings.folders[folder][rule]).sort((a, b) => b.length - a.length);
  const set = deepest === undefined ? settings.rules[rule] : settings.folders[deepest][rule];
  return set ?? rules[rule].severity;
}
