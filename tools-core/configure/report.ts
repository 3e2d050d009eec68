import {
  type Check,
  errorLinks,
  isObject,
  type Json,
  type Link,
  pointerPart,
  type Reason,
  type Report,
  type Section,
  type TreeNode,
} from '../base/index.ts';
import type { Change } from './changes.ts';
import type { CheckedLayer } from './check.ts';
import type { Completion } from './complete.ts';
import type { SampleResult } from './samples/sample.ts';
import type { Studied } from './studio.ts';

/** What the panel of suggestions is drawn from. */
export interface Suggestions {
  /** The input that they are for. */
  input: string;
  /** The place of the cursor that they are for, in UTF-16 code units. */
  offset: number;
  completions: Completion[];
}

/** What the studio shows of two layers: what is wrong, what they change, how sample requests end, and all values. */
export function studioReport(service: string, studied: Studied, suggestions: Suggestions): Report {
  const { custom, inline, merged, changes, samples } = studied;
  const faults = [...faultChecks('custom', custom), ...faultChecks('inline', inline)];
  const moved = samples.filter(({ core, now }) => core.outcome !== now.outcome);
  const sections: (Section | undefined)[] = [
    faults.length > 0 ? { kind: 'checks', title: "Why the layers can't be saved", checks: faults } : undefined,
    {
      kind: 'checks',
      title: 'Difference from core',
      checks: changes.length > 0 ? changes.map((change) => changeCheck(service, change)) : [SAME],
    },
    {
      kind: 'checks',
      title: 'Sample requests',
      checks: [...moved, ...samples.filter((sample) => !moved.includes(sample))].map(sampleCheck),
    },
    {
      kind: 'tree',
      title: 'Values by layer',
      nodes: nodesOf(merged.effective, '', merged.origins),
    },
    {
      kind: 'text',
      title: 'Effective configuration',
      text: JSON.stringify(merged.effective, null, 2),
      file: `${service}.configuration.json`,
    },
    suggestions.completions.length > 0
      ? { kind: 'panel', title: 'Suggestions at the cursor', panel: 'suggestions', data: suggestions }
      : undefined,
  ];
  const [first] = faults;
  return {
    reason: first && reasonOf(first),
    outcome: faults.length > 0 ? 'error' : moved.some(({ now }) => now.outcome !== 'pass') ? 'warning' : 'success',
    summary: summaryOf(faults, changes.length, moved.length),
    sections: sections.filter((section) => section !== undefined),
  };
}

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;

/** The first fault is the reason why nothing is saved. */
function reasonOf({ text = '', title, points: [fix] = [], place, links }: Check): Reason {
  return { text: title.includes('/') ? `${title}: ${text}` : text, fix, place, links };
}

function summaryOf([first, ...others]: Check[], changes: number, moved: number): string {
  const more = others.length > 0 ? ` ${count(others.length, 'more problem', 'more problems')} below.` : '';
  if (first) return `The platform would not save this. ${reasonOf(first).text}${more}`;
  if (changes === 0) return 'Nothing differs from core.';
  const requests = moved === 0 ? 'no sample request has' : count(moved, 'sample request has', 'sample requests have');
  return `${count(changes, 'value differs', 'values differ')} from core, and ${requests} a different result.`;
}

const SAME: Check = { outcome: 'skipped', title: 'No value differs from the core configuration' };

function faultChecks(input: string, { faults }: CheckedLayer): Check[] {
  return faults.map(({ pointer, message, fix, error, span }) => ({
    outcome: 'error',
    title: `${input}: ${pointer || 'the entire layer'}`,
    text: message,
    points: fix === undefined ? [] : [fix],
    links: errorLinks(error),
    place: { input, ...span },
  }));
}

/** The description of a key: its path in lower case, joined by hyphens, and `any` for a free name. */
function keyLink(service: string, key: readonly string[]): Link {
  const id = key.map((name) => (name === '*' ? 'any' : name.toLowerCase().replace(/[^a-z0-9_-]+/g, '-'))).join('-');
  return { title: key.join('.'), href: `/reference/services/${service}/configuration#${id}` };
}

/** Characters of a value that a change shows; the effective configuration has all of it. */
const SHOWN = 300;

function shown(value: Json | undefined): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
}

function changeCheck(service: string, { path, key, before, after, layer, about, meaning }: Change): Check {
  return {
    outcome: 'skipped',
    title: `${path.join('.')} (${layer})`,
    text: meaning,
    points: [
      before === undefined ? `It is now ${shown(after)}.` : `${shown(before)} becomes ${shown(after)}.`,
      about,
    ].filter((point) => point !== ''),
    links: key ? [keyLink(service, key)] : [],
  };
}

const OUTCOMES = { pass: 'success', warn: 'warning', fail: 'error' } as const;
const WORDS = { pass: 'Passes', warn: 'Warns', fail: 'Fails' };

function sampleCheck({ name, core, now }: { name: string; core: SampleResult; now: SampleResult }): Check {
  return {
    outcome: OUTCOMES[now.outcome],
    title: name,
    text: `${now.why} Decided by ${now.pointer.slice(1).replaceAll('/', '.')}.`,
    points: core.outcome === now.outcome ? [] : [`With core alone: ${WORDS[core.outcome].toLowerCase()}. ${core.why}`],
    links: errorLinks(now.error),
  };
}

function nodesOf(value: Json, pointer: string, origins: ReadonlyMap<string, string>): TreeNode[] {
  if (!isObject(value)) return [];
  return Object.entries(value).map(([name, inner]) => {
    const place = `${pointer}/${pointerPart(name)}`;
    const layer = origins.get(place);
    if (layer === undefined) return { name, children: nodesOf(inner, place, origins) };
    return { name, value: JSON.stringify(inner), note: `from ${layer}` };
  });
}
