import type { Line } from '../lines.ts';
import { lineKind, type MistakeKind } from '../mistake.ts';

const isText = ({ region, file, text }: Line) =>
  file.endsWith('.mdx') &&
  (region === 'prose' || region === 'table' || region === 'list') &&
  text.split(' ').length > 6;

/** A statement turned round. */
const turned = (name: string, pattern: RegExp, write: (found: string, ...groups: string[]) => string): MistakeKind =>
  lineKind({
    group: 'Statements',
    name,
    where: (line) => isText(line) && pattern.test(line.text),
    write: (text) => text.replace(pattern, write),
    fix: /./,
  });

/** False statements of what no data know. */
export const statementKinds: MistakeKind[] = [
  turned('must that may', /\bmust\b/, () => 'may'),
  turned('never that always', /\bnever\b/, () => 'always'),
  turned('yes that is no', /\| no \|/, () => '| yes |'),
  turned('without that is with', /\bwithout an?\b/, () => 'with a'),
  turned('after that is before', /\bafter\b/, () => 'before'),
  turned('required that is optional', /\brequired\b/, () => 'optional'),
  turned('first that is last', /\bthe first\b/, () => 'the last'),
  turned('another unit', /\b(\d+) seconds\b/, (_, count) => `${count} minutes`),
  turned('nothing that is everything', /\bnothing\b/, () => 'everything'),
  turned(
    "two names in each other's place",
    /(`\w+`)( [a-z][^`]+ [^`]*)(`\w+`)/,
    (_, one, between, other) => `${other}${between}${one}`,
  ),
];
