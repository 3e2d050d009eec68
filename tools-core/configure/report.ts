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
      kind: 'tree',
      title: 'Values by layer',
      nodes: nodesOf(merged.effective, '', studied),
    },
    {
      kind: 'text',
      title: 'Effective configuration',
      text: JSON.stringify(merged.effective, null, 2),
      file: `${service}.configuration.json`,
    },
    { kind: 'checks', title: 'Sample requests', checks: sampleChecks(samples, moved) },
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

const SAME: Check = { title: 'No value differs from the core configuration' };

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
/** Characters of both values that fit into the line of a change. */
const SHORT = 60;

function shown(value: Json | undefined): string {
  const text = value === undefined ? 'not set' : JSON.stringify(value);
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
}

function changeCheck(service: string, { path, key, before, after, layer, about, meaning }: Change): Check {
  const values = `${shown(before)} → ${shown(after)}`;
  const isShort = values.length <= SHORT;
  return {
    title: `${path.join('.')}${isShort ? ` ${values}` : ''}`,
    points: [isShort ? '' : values, meaning, about, `Set by the ${layer} layer.`].filter((point) => point !== ''),
    links: key ? [keyLink(service, key)] : [],
  };
}

const OUTCOMES = { pass: 'success', warn: 'warning', fail: 'error' } as const;

/** The requests that end differently, and the others in one line. */
function sampleChecks(samples: Studied['samples'], moved: Studied['samples']): Check[] {
  const others = samples.filter((sample) => !moved.includes(sample)).map(sampleCheck);
  const counts = Object.values(OUTCOMES).map((one) => [others.filter(({ outcome }) => outcome === one).length, one]);
  const title = `${others.length} as in core: ${counts.flatMap(([number, one]) => (number ? `${number} ${one}` : [])).join(', ')}`;
  return [...moved.map(sampleCheck), ...(others.length > 0 ? [{ title, checks: others, isOpen: false }] : [])];
}

function sampleCheck({ name, core, now }: Studied['samples'][number]): Check {
  return {
    outcome: OUTCOMES[now.outcome],
    title: name,
    text: `${now.why} Decided by ${now.pointer.slice(1).replaceAll('/', '.')}.`,
    points: core.outcome === now.outcome ? [] : [`With core alone: ${OUTCOMES[core.outcome]}. ${core.why}`],
    links: errorLinks(now.error),
  };
}

/** The members of a value: those with a change are first and open, and the others are folded into one. */
function nodesOf(value: Json, pointer: string, studied: Studied): TreeNode[] {
  if (!isObject(value)) return [];
  const nodes = Object.entries(value).map(([name, inner]): TreeNode => {
    const place = `${pointer}/${pointerPart(name)}`;
    const layer = studied.merged.origins.get(place);
    const isOpen = studied.changes.some((change) => `${change.pointer}/`.startsWith(`${place}/`));
    if (layer === undefined) {
      const value = isOpen && isObject(inner) ? `${Object.keys(inner).length} members` : undefined;
      return { name, isOpen, value, children: nodesOf(inner, place, studied) };
    }
    return { name, isOpen, value: JSON.stringify(inner), note: `from ${layer}` };
  });
  const [changed, same] = [nodes.filter(({ isOpen }) => isOpen), nodes.filter(({ isOpen }) => !isOpen)];
  if (changed.length === 0 || same.length < 2) return [...changed, ...same];
  return [...changed, { name: '', value: `${same.length} more, unchanged`, isOpen: false, children: same }];
}
