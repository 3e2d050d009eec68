import { type TreeNode, treeOf } from '../../tools-core/explain/index.ts';
import { OUTCOMES, worstFirst } from '../../tools-core/inspect/index.ts';
import type { Check, Inspection, State } from '../../tools-core/verify/index.ts';

const markOf = (state: State): string => (state === 'note' ? 'note' : OUTCOMES[state]);

/** What an inspection found, as lines of text. */
export function report({ decoded, checks, notes, status, unused }: Inspection): string[] {
  return [
    ...(status ? [`The verifier responds with ${status}.`] : []),
    ...notes.map(({ text, state }) => `${markOf(state)}: ${text}`),
    ...worstFirst(checks).flatMap(checkLines),
    ...(unused.length > 0 ? ['', 'Provided, but not used'] : []),
    ...unused.map(({ name, reason }) => `  ${name}: ${reason}`),
    '',
    decoded.name,
    ...decoded.why.map((why) => `  ${why}`),
    '',
    ...decoded.parts.flatMap((part) => treeLines(treeOf(part), 0)),
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
  const explained = {
    error: fault?.slug,
    cause: fault?.cause,
    place: fault?.place.replace('/', ' /'),
    fix: fault?.fix,
    corrected: fault?.corrected,
  };
  return [
    '',
    `${service}, ${policy}${path.length > 0 ? ` of ${path.join(' ')}` : ''}: ${markOf(state)}`,
    ...steps.map((step) => `  ${step.state === 'passed' ? '' : `${markOf(step.state)}: `}${step.text}`),
    ...Object.entries(explained).flatMap(([name, text]) => (fault && text !== undefined ? [`  ${name}: ${text}`] : [])),
  ];
}
