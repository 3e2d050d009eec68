import GithubSlugger from 'github-slugger';
import { type ApiChange, type ApiVersion, changeText } from '../openapi/apiChanges.ts';
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
  () => {
    const ids = changeIds(versions);
    return versions
      .map((version, index) => section(version, ids[index], index === 0))
      .reverse()
      .join('\n\n');
  };

/**
 * The anchor of each version, such as `4-march-2026`. Anchors are published, so they keep this form, and a later record
 * of the same day gets a number.
 */
export function changeIds(versions: readonly Pick<ApiVersion, 'recorded'>[]): string[] {
  const slugger = new GithubSlugger();
  return versions.map(({ recorded }) => slugger.slug(dateText(recorded).replace(/^(\w+) (\d+),/, '$2 $1')));
}

function section(entry: ApiVersion, id: string, isFirst: boolean): string {
  const { version, recorded, note, apis, changes } = entry;
  const lines = [`## ${dateText(recorded)} \\{#${id}}`, `Version ${version}. ${mdxText(note)}`];
  if (isFirst) {
    const rows = apis.map(({ api, operations, objects }) => [code(`${api}.yaml`), String(operations), String(objects)]);
    lines.push('The descriptions contain:');
    lines.push(table(['Description', 'Operations', 'Objects'], rows));
  } else lines.push(table(['Descriptions', 'Change', 'Could break a client', 'Where'], rowsOf(changes)));
  return lines.join('\n\n');
}

/** More subjects than this are counted. */
const MAX_SUBJECTS = 3;

/** A row for each kind of change: what several operations or objects have in common is one. */
function rowsOf(changes: readonly ApiChange[]): string[][] {
  const kindOf = ({ api, kind, place, before, after }: ApiChange) =>
    JSON.stringify([kind, place, before, after, place === '' && api]);
  const kinds = [...new Set(changes.map(kindOf))].map((kind) => changes.filter((change) => kindOf(change) === kind));
  return kinds.map((same) => {
    const [first] = same;
    const apis = [...new Set(same.map(({ api }) => code(`${api}.yaml`)))];
    const text = changeText(subjectsOf(same), first, code);
    return [apis.join(', '), first.kind, couldBreak(first) ? 'yes' : 'no', text];
  });
}

/** Members of a schema that reject values which were valid without them. */
const LIMITS = /(?<!\/properties)\/(required|pattern|not|const|enum|format|min\w+|max\w+)$/;

/** Whether a client may have to change: a new limit can reject its requests, but a new value of a list can't. */
function couldBreak({ kind, place, after }: ApiChange): boolean {
  if (kind === 'added') return LIMITS.test(place) && !(place.endsWith('/enum') && after !== '');
  // An error that is described in another place is the same error, and a version alone changes nothing.
  return kind === 'removed' || !/^(\/responses\/[45]\d\d\/\$ref|\/info\/version)$/.test(place);
}

function subjectsOf(changes: readonly ApiChange[]): string {
  const isWhole = changes[0].place === '';
  if (isWhole || changes.length <= MAX_SUBJECTS)
    return changes.map(({ subject }) => (subject ? code(subject) : 'The description')).join(', ');
  const isOperation = changes.every(({ subject }) => subject.includes(' '));
  return `${changes.length} ${isOperation ? 'operations' : 'objects'}`;
}

const code = (text: string) => `\`${text}\``;
