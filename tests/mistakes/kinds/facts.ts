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
  fact(
    'status of another answer: 410',
    /\b410\b/,
    () => '404',
    /410/,
    (line) => isText(line) && /deactivated/.test(line.text),
  ),
  fact('status of another answer: 202', /\b202\b/, () => '204', /202/),
  fact(
    'status of another answer: 409',
    /\b409\b/,
    () => '400',
    /409/,
    (line) => isText(line) && /InUse|is taken/.test(line.text),
  ),
  fact(
    'status of another answer: 401',
    /\b401\b/,
    () => '403',
    /401/,
    (line) => isText(line) && !/403/.test(line.text) && /secret|API key/.test(line.text),
  ),
  fact(
    'status of another answer: 403',
    /\b403\b/,
    () => '401',
    /403/,
    (line) => isText(line) && !/401/.test(line.text) && /the action|implicit|policies of the key/.test(line.text),
  ),
  fact(
    'status that another service has',
    /\b(?:400|404|422)\b/,
    () => '410',
    /Write/,
    (line) =>
      isText(line) &&
      /services\/(?:verifier|validator|authorizer|gateway)\//.test(line.file) &&
      /answers? `?\d|^\| `?\d{3}`? \|/.test(line.text),
  ),
  fact(
    'name of which a word is another',
    /`([a-z]+)([A-Z][a-z]+)([A-Z][a-z]+)`/,
    (_, first, __, last) => `\`${first}Former${last}\``,
    /docs\/_names\.txt/,
  ),
  fact(
    'error in words that it does not have',
    /`([A-Z]+)_([A-Z_]+)`/,
    (_, first) => `\`${first}_REFUSED\``,
    /docs\/_names\.txt/,
  ),
  fact(
    'key of another parent',
    /`(policies|methods|cors|openId4vp)\.(\w+)`/,
    (_, __, key) => `\`instance.${key}\``,
    /docs\/_names\.txt/,
  ),
  fact(
    'operation with another method',
    /`(GET|POST|DELETE) (\/[a-z][\w/-]+)`/,
    (_, __, path) => `\`PATCH ${path}\``,
    /Did you mean|Write it/,
  ),
  fact(
    'operation that is nowhere',
    /`(GET|POST|DELETE) \/([a-z]\w+)/,
    (_, method) => `\`${method} /things/nowhere`,
    /Did you mean|Write it/,
  ),
  fact(
    'number of policies, layers, checks or fields',
    /\b(the|its|has|runs|which) (three|four|six|seven|eight) (policies|layers|checks|query types|fields|members|strings)\b/i,
    (_, before, __, noun) => `${before} nine ${noun}`,
    /Write "/,
  ),
  fact(
    'how long logs are kept',
    /\b(30|365) days\b/,
    (_, days) => `${Number(days) * 2} days`,
    /days/,
    (line) => isText(line) && /usage log|trail/i.test(line.text),
  ),
  fact(
    'how long a secret is',
    /\b64 (hexadecimal )?characters/,
    (found) => found.replace('64', '32'),
    /64/,
    (line) => isText(line) && /secret/i.test(line.text),
  ),
];
