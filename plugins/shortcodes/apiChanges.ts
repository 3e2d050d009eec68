import type { ApiChange, ApiVersion } from '../openapi/apiChanges.ts';
import type { Shortcode } from '../pages/expandShortcodes.ts';
import { mdxText } from './render/markdownText.ts';
import { table } from './render/table.ts';
import { dateText } from './standards.ts';

/**
 * `<ApiChanges />`: the recorded versions of the API descriptions, last first, each with its differences from the one
 * before.
 */
export const apiChangesShortcode =
  (versions: readonly ApiVersion[]): Shortcode =>
  () =>
    versions
      .map((version, index) => section(version, index === 0))
      .reverse()
      .join('\n\n');

/** Heading of a version, by the day of its record. */
export const headingOf = (recorded: string) => dateText(recorded);

function section(entry: ApiVersion, isFirst: boolean): string {
  const { version, recorded, note, apis, changes } = entry;
  const lines = [`## ${headingOf(recorded)}`, `Version ${version}. ${mdxText(note)}`];
  if (isFirst) {
    const rows = apis.map(({ api, operations, objects }) => [code(`${api}.yaml`), String(operations), String(objects)]);
    lines.push('This is the first record. The descriptions contain:');
    lines.push(table(['Description', 'Operations', 'Objects'], rows));
  } else lines.push(table(['Description', 'Change', 'Where'], changes.map(row)));
  return lines.join('\n\n');
}

const row = ({ api, kind, subject, place, before, after }: ApiChange) => {
  const where = [code(subject) || 'The description', code(place)].filter(Boolean).join(' at ');
  const values = [before, after].filter(Boolean).map(code).join(', then ');
  return [code(`${api}.yaml`), kind, values ? `${where}: ${values}` : where];
};

const code = (text: string) => (text === '' ? '' : `\`${text}\``);
