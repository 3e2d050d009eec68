import type { Line } from '../lines.ts';
import { lineKind, type MistakeKind } from '../mistake.ts';

const isText = ({ region }: Line) => region === 'prose' || region === 'table' || region === 'list';
const isSample = ({ region, file }: Line) => region === 'code' && file.endsWith('.mdx');

/** Another fact in the place of one, wherever a pattern finds it in text. */
const fact = (
  name: string,
  pattern: RegExp,
  write: (found: string, ...groups: string[]) => string,
  fix: RegExp,
  where: (line: Line) => boolean = isText,
): MistakeKind =>
  lineKind({
    group: 'Facts',
    name,
    where: (line) => where(line) && pattern.test(line.text),
    write: (text) => text.replace(pattern, write),
    fix,
  });

/** False facts that look like true ones. */
export const factKinds: MistakeKind[] = [
  fact(
    'name of a resource or an action without its hyphen',
    /`(api|service|list)-(key|role|methods)`/,
    (_, a, b) => `\`${a}${b}\``,
    /-/,
  ),
  fact(
    'key with other capitals',
    /`([a-z]+)(Method|Status|Document|Metadata|Key|Date|Region)`/,
    (_, a, b) => `\`${a}${b.toLowerCase()}\``,
    /Write "|Did you mean/,
  ),
  fact(
    'value of a key in capitals',
    /(?<=`on[A-Z]\w+`.*)`(error|warning|valid)`/,
    (_, value) => `\`${value.toUpperCase()}\``,
    /Write/,
  ),
  fact(
    'another scheme of authorization',
    /(Authorization.{1,8})Bearer/,
    (_, before) => `${before}Token`,
    /Bearer/,
    isSample,
  ),
];
