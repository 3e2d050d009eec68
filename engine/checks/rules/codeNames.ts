import { toString as textOf } from 'mdast-util-to-string';
import { eachNode } from '../../base/eachNode.ts';
import { editDistance, isOneSlip } from '../../base/nearest.ts';
import type { Problem } from '../../base/problem.ts';
import { isName } from '../../data/knownNames.ts';
import type { Page } from '../../pages/page.ts';

/** A call, as prose names it. */
const CALL = /^[A-Z]{3,7} \/\S*$/;

/** Part of a long name by which it may differ from the one that is meant. */
const SLIPS = 0.35;

/**
 * Rule `facts/name`: what stands as code is the name of something in the data, where it is one slip away from it; and a
 * policy that the platform supplies has its name.
 */
export function checkCodeNames(page: Page, names: readonly string[], policies: readonly string[]): Problem[] {
  const known = new Set(names);
  const problems: Problem[] = [];
  const rows = page.source.split('\n');
  const report = (found: string, meant: string, start: { line: number; column: number } | undefined) => {
    const { line, column } = start ?? { line: 1, column: 1 };
    // What a part shows comes from the data.
    if (!rows[line - 1]?.includes(found)) return;
    const message = `The data know nothing of the name "${found}".`;
    problems.push({ file: page.file, line, column, rule: 'facts/name', message, fix: `Did you mean "${meant}"?` });
  };
  eachNode(page.tree, ['inlineCode', 'emphasis', 'strong'], (node) => {
    if (node.type === 'inlineCode') {
      if (known.has(node.value) || !(isName(node.value) || CALL.test(node.value))) return;
      const meant = meantBy(node.value, names);
      if (meant) report(node.value, meant, node.position?.start);
      return;
    }
    const text = textOf(node);
    const meant = policies.includes(text) || !text.includes(' ') ? undefined : similar(text, policies);
    if (meant) report(text, meant, node.position?.start);
  });
  return problems;
}

/** A part of a media type that is shorter has a neighbour of its own, such as vp of vc. */
const LONG_PART = 4;

/** Rule `facts/name` of media types, wherever a page writes one: in prose, in samples and in their headers. */
export function checkMediaTypes({ file, source }: Page, known: readonly string[]): Problem[] {
  return source.split('\n').flatMap((row, index) =>
    [...row.matchAll(/\bapplication\/[\w.+-]*\w/g)].flatMap(({ 0: found, index: column }): Problem[] => {
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
  return part.length >= LONG_PART || [...part].sort().join('') === [...slip].sort().join('');
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
