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
  turned('same that is different', /\bthe same (?=\w+)/, () => 'a different '),
  turned('both that is one', /\bboth (?=\w+)/, () => 'only one of '),
  turned('keeps that stops', /\b(keeps?) (?=\w+ing\b)/, (_, verb) => (verb === 'keep' ? 'stop ' : 'stops ')),
  turned('a wallet that is an issuer', /\b[Tt]he wallet (?=\w+s\b)/, () => 'The issuer '),
  turned('next that is previous', /\bthe next\b/, () => 'the previous'),
  turned('another unit', /\b(\d+) seconds\b/, (_, count) => `${count} minutes`),
  turned('nothing that is everything', /\bnothing\b/, () => 'everything'),
  turned(
    "two names in each other's place",
    /(`\w+`)( [a-z][^`]+ [^`]*)(`\w+`)/,
    (_, one, between, other) => `${other}${between}${one}`,
  ),
];

const inCode = (name: string, pattern: RegExp, write: (found: string, ...groups: string[]) => string): MistakeKind =>
  lineKind({
    group: 'Samples',
    name,
    where: ({ region, file, text }) => region === 'code' && file.endsWith('.mdx') && pattern.test(text),
    write: (text) => text.replace(pattern, write),
    fix: /Write "/,
  });

/** Lines of samples that are right in form and say something else. */
export const codeKinds: MistakeKind[] = [
  inCode('comparison turned round', / === /, () => ' !== '),
  inCode('item less in a list', /\[(\d+), \d+/, (_, first) => `[${first}`),
  inCode('item more in a list', /\[(\d+), \d+/, (found) => `${found}, 599`),
  inCode('another file', /@(\w+)\.json/, (_, name) => `@${name}s.json`),
  inCode('another variable', /^export [A-Z]+_/, () => 'export MY_'),
  inCode('another number printed', /^(\d{2,})$/, (number) => String(Number(number) + 1)),
];

/** Parts and links that show and lead to something else that is there. */
export const subjectKinds: MistakeKind[] = [
  lineKind({
    group: 'Parts and images',
    name: 'part of another policy',
    where: ({ file, text }) =>
      file.endsWith('.mdx') && /^<Policy\w+ of="verifier\.(?:format|notAfter)" \/>$/.test(text),
    write: (text) => text.replace(/\w+"/, 'notBefore"'),
    fix: /Write "(?:format|notAfter)"/,
  }),
  lineKind({
    group: 'Links',
    name: 'another version of a standard',
    where: ({ file, text }) => file.endsWith('.mdx') && /TR\/(?:did|vc-data-model)-\d\.\d\//.test(text),
    write: (text) => text.replace(/(TR\/[a-z-]+-)(\d)\.\d/, '$1$2.7'),
    fix: /Write "https/,
  }),
];

const FILE = /\b[a-z]+-[a-z]{4,}\.json$/;

/** A file of a page whose name has a slip at one of its places. */
export const slipKinds: MistakeKind[] = [
  {
    group: 'Samples',
    name: 'file with another name',
    places: (site) =>
      lineKind({
        group: 'Samples',
        name: 'file with another name',
        where: ({ region, file, text }) => {
          const [name] = FILE.exec(text) ?? [];
          return (
            region === 'code' && file.endsWith('.mdx') && !!name && (site.texts.get(file)?.split(name).length ?? 0) > 2
          );
        },
        write: (text) => text.replace(/([a-z])([a-z])\.json$/, '$2$1.json'),
        fix: /Write "|Did you mean/,
      }).places(site),
  },
];
