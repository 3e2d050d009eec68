import { type TreeNode, treeOf } from '../../tools-core/explain/index.ts';
import type { Check, Inspection, State } from '../../tools-core/verify/index.ts';

const MARKS: Record<State, string> = {
  passed: 'success',
  note: 'note',
  warning: 'warning',
  failed: 'error',
  'not-checked': 'skipped',
  skipped: 'skipped',
};

/** The failing checks first. */
const RANK: State[] = ['failed', 'not-checked', 'warning', 'passed', 'note', 'skipped'];

/** What an inspection found, as lines of text. */
export function report({ decoded, parts, checks, notes, status, unused }: Inspection): string[] {
  const ordered = [...checks].sort((one, other) => RANK.indexOf(one.state) - RANK.indexOf(other.state));
  return [
    ...(status ? [`The verifier responds with ${status}.`] : []),
    ...notes.map(({ text, state }) => `${MARKS[state]}: ${text}`),
    ...ordered.flatMap(checkLines),
    ...(unused.length > 0 ? ['', 'Provided, but not used'] : []),
    ...unused.map(({ name, reason }) => `  ${name}: ${reason}`),
    '',
    decoded.name,
    ...decoded.why.map((why) => `  ${why}`),
    '',
    ...parts.flatMap((part) => treeLines(treeOf(part), 0)),
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
  const { part = '', pointer = '' } = fault?.place ?? {};
  const explained = {
    error: fault?.slug,
    cause: fault?.cause,
    place: `${part} ${pointer}`.trim(),
    fix: fault?.fix,
    corrected: fault?.corrected,
  };
  return [
    '',
    `${service}, ${policy}${path.length > 0 ? ` of ${path.join(' ')}` : ''}: ${MARKS[state]}`,
    ...steps.map((step) => `  ${step.state === 'passed' ? '' : `${MARKS[step.state]}: `}${step.text}`),
    ...Object.entries(explained).flatMap(([name, text]) => (fault && text !== undefined ? [`  ${name}: ${text}`] : [])),
  ];
}
