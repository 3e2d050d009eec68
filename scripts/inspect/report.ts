import { type TreeNode, treeOf } from '../../tools-core/explain/index.ts';
import type { Check, Inspection, State } from '../../tools-core/verify/index.ts';

const MARKS: Record<State, string> = {
  passed: 'ok',
  note: 'note',
  warning: 'warning',
  failed: 'FAILED',
  'not-checked': 'not checked',
  skipped: 'skipped',
};

/** What an inspection found, as lines of text. */
export function report({ decoded, parts, checks, notes, verdict, status }: Inspection): string[] {
  return [
    decoded.name,
    ...decoded.why.map((why) => `  ${why}`),
    '',
    ...parts.flatMap((part) => treeLines(treeOf(part), 0)),
    ...notes.map(({ text, state }) => `${MARKS[state]}: ${text}`),
    ...checks.flatMap(checkLines),
    '',
    `Verdict: ${verdict}${status ? ` (the verifier answers ${status})` : ''}`,
  ];
}

/** Longest value that a line shows. */
const SHOWN = 80;

function treeLines({ name, value, means, explanation, children }: TreeNode, depth: number): string[] {
  const shown = value === undefined ? '' : `: ${value.length > SHOWN ? `${value.slice(0, SHOWN)}…` : value}`;
  const said = [means, explanation && `${explanation.text} (${explanation.source})`].filter(Boolean).join('. ');
  const line = `${'  '.repeat(depth)}${name}${shown}${said ? `  # ${said}` : ''}`;
  return [line, ...children.flatMap((child) => treeLines(child, depth + 1))];
}

function checkLines({ service, policy, path, state, steps, fault }: Check): string[] {
  return [
    '',
    `${service}, ${policy}${path.length > 0 ? ` of ${path.join(' ')}` : ''}: ${MARKS[state]}`,
    ...steps.map((step) => `  ${step.state === 'passed' ? '' : `${MARKS[step.state]}: `}${step.text}`),
    ...(fault
      ? [
          `  error: ${fault.slug}`,
          `  cause: ${fault.cause}`,
          `  place: ${fault.place.part}${fault.place.pointer ? ` ${fault.place.pointer}` : ''}`,
          `  fix: ${fault.fix}`,
        ]
      : []),
  ];
}
