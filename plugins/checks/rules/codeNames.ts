import { toString as textOf } from 'mdast-util-to-string';
import { isName } from '../../data/knownNames.ts';
import type { Page } from '../../pages/page.ts';
import { eachNode } from '../../shared/eachNode.ts';
import { matchesOf } from '../../shared/matchesOf.ts';
import { editDistance, isOneSlip } from '../../shared/nearest.ts';
import type { Problem } from '../../shared/problem.ts';

/** A call, as prose names it. */
const CALL = /^[A-Z]{3,7} \/\S*$/;

/** Part of a long name by which it may differ from the one that is meant. */
const SLIPS = 0.35;

/** What the text of a page itself has in code or in bold, and not what a part writes there. */
export interface MarkedName {
  text: string;
  isCode: boolean;
  line: number;
  column: number;
}

/** Reads the names that a page has in code or in bold, as far as a rule looks at them. */
export function markedNames({ source, tree }: Page): MarkedName[] {
  const names: MarkedName[] = [];
  const rows = source.split('\n');
  eachNode(tree, ['inlineCode', 'emphasis', 'strong'], (node) => {
    const isCode = node.type === 'inlineCode';
    const text = isCode ? node.value : textOf(node);
    const { line, column } = node.position?.start ?? { line: 1, column: 1 };
    if (!rows[line - 1]?.includes(text)) return;
    if (isCode ? isName(text) || CALL.test(text) : text.includes(' ')) names.push({ text, isCode, line, column });
  });
  return names;
}

/**
 * Rule `facts/name`: what stands as code is the name of something in the data, where it is one slip away from it; and a
 * policy that the platform supplies has its name.
 */
export function checkCodeNames(
  { file }: Pick<Page, 'file'>,
  marked: readonly MarkedName[],
  names: readonly string[],
  policies: readonly string[],
): Problem[] {
  const known = new Set(names);
  return marked.flatMap(({ text, isCode, line, column }): Problem[] => {
    const isRight = isCode ? known.has(text) : policies.includes(text);
    const meant = isRight ? undefined : isCode ? meantBy(text, names) : similar(text, policies);
    if (!meant) return [];
    const message = `The data know nothing of the name "${text}".`;
    return [{ file, line, column, rule: 'facts/name', message, fix: `Did you mean "${meant}"?` }];
  });
}

/** A part of a media type that is shorter has a neighbour of its own, such as vp of vc. */
const LONG_PART = 4;

/** Rule `facts/name` of media types, wherever a page writes one: in prose, in samples and in their headers. */
export function checkMediaTypes({ file, source }: Pick<Page, 'file' | 'source'>, known: readonly string[]): Problem[] {
  return source.split('\n').flatMap((row, index) =>
    matchesOf(row, /\bapplication\/[\w.+-]*\w/g).flatMap(({ 0: found, index: column }): Problem[] => {
      const meant = known.includes(found) ? undefined : known.find((one) => isSlipOfType(found, one));
      if (!meant) return [];
      const message = `The data know nothing of the media type ${found}.`;
      const fix = `Did you mean "${meant}"?`;
      return [{ file, line: index + 1, column: column + 1, rule: 'facts/name', message, fix }];
    }),
  );
}

function isSlipOfType(found: string, known: string): boolean {
  if (!isOneSlip(found, known)) return false;
  const parts = known.split(/[/+.-]/);
  const other = found.split(/[/+.-]/);
  if (parts.length !== other.length) return true;
  const [part, slip] = parts.flatMap((one, index) => (one === other[index] ? [] : [one, other[index]]));
  // Where all parts are the same, a sign between two of them is another one.
  return part === undefined || part.length >= LONG_PART || [...part].sort().join('') === [...slip].sort().join('');
}

/** A plural is no slip but of a header or a name of several words, and neither is another case, which other things have. */
function meantBy(name: string, known: readonly string[]): string | undefined {
  return known.find(
    (one) =>
      isOneSlip(name, one) &&
      (/[-_]/.test(name) || (one !== `${name}s` && name !== `${one}s`)) &&
      one.toLowerCase() !== name.toLowerCase(),
  );
}

function similar(text: string, known: readonly string[]): string | undefined {
  return known
    .map((one) => ({ one, distance: editDistance(text, one) }))
    .filter(({ one, distance }) => distance <= one.length * SLIPS)
    .sort((a, b) => a.distance - b.distance)[0]?.one;
}
