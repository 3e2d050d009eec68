import type { Problem } from '../base/problem.ts';

const isPage = ({ file }: Problem) => /\.mdx?$/.test(file);

/** Where a problem brings another about: on its line, on its line or the next one, or everywhere in its file. */
type Where = 'line' | 'below' | 'file';

/** Rules whose problems bring others about. */
const CAUSES: [cause: RegExp, effect: RegExp, where: Where][] = [
  [/^samples\/(?:option|language)$/, /^samples\/(?:title|language|unchecked|schema-name|option|shortened)$/, 'line'],
  [/^characters\//, /^spelling\//, 'line'],
  [/^links\/form$/, /^(?:spelling\/|links\/|words\/finished$)/, 'line'],
  [/^samples\/(?:http|operation)$/, /^samples\/request$/, 'line'],
  [/^words\/finished$/, /^(?:words\/enough|sections\/next|front-matter\/description-unique)$/, 'file'],
  [/^samples\/title$/, /^samples\/unchecked$/, 'below'],
  [/^samples\/shortened$/, /^samples\/schema$/, 'line'],
  [/^samples\/schema$/, /^samples\/request$/, 'line'],
  [/^markdown\/callout$|^images\//, /^prose\/lead$/, 'line'],
  [/^markdown\/table$/, /^prose\//, 'line'],
  [/^markdown\/fence$/, /^(?!markdown\/fence$)/, 'file'],
  [/^links\/form$/, /^sections\/next$/, 'file'],
  [/^markdown\/heading$|^headings\/one-title$/, /^headings\/levels$/, 'file'],
  [/^(?:markdown\/heading|headings\/one-title)$/, /^addresses\/heading$/, 'file'],
  [/^(?:markdown|headings)\/|^spelling\//, /^sections\//, 'file'],
  [/^sections\/frame$/, /^addresses\/heading$/, 'file'],
  [/^words\/brand-token$/, /^(?:mdx|samples|spelling|front-matter|openapi)\//, 'line'],
  [/^mdx\/expression$/, /^spelling\//, 'line'],
  [/^files\/|^page\/empty$/, /^/, 'file'],
];

/**
 * Leaves out what only follows from another problem: a file with the line ends of Windows, a fence whose title is
 * misspelt, and a slip in the data, which every page that is written from them would tell again.
 */
export function withoutFollowUps(problems: readonly Problem[]): Problem[] {
  const causes = problems.filter((problem) => !isPage(problem)).map(({ message }) => message);
  const gone = new Set(
    problems.filter(({ rule }) => rule.startsWith('addresses/')).map(({ message }) => goneIn(message)),
  );
  return problems.filter((problem) => {
    if (!problem.rule.startsWith('addresses/') && gone.has(goneIn(problem.message))) return false;
    if (problem.rule === 'words/article' && isOfSlip(problem, problems)) return false;
    if (CAUSES.some(([cause, effect, where]) => isEffect(problem, problems, cause, effect, where))) return false;
    if (!isPage(problem)) return true;
    // What a message is about: an address or a word in quotes.
    const about = /(?:\/[\w-]+)+\/?|"[^"]+"/.exec(problem.message)?.[0].replace(/"/g, '');
    return !about || !causes.some((cause) => cause.includes(about));
  });
}

/** The article of a word that is misspelt is that of another word. */
function isOfSlip({ file, message }: Problem, problems: readonly Problem[]): boolean {
  const word = /^"\S+ (\S+)"/.exec(message)?.[1];
  return problems.some(
    (one) => one.rule === 'spelling/known-word' && one.file === file && one.message.startsWith(`"${word}" `),
  );
}

/** The address or the heading that a message says to be gone; other messages name none. */
function goneIn(message: string): string | undefined {
  const [, name, folder] = /^The sidebar names "([^"]+)", which is not a page of docs\/(.*)\.$/.exec(message) ?? [];
  if (name) return `/${[folder, name].filter(Boolean).join('/')}`;
  return (
    /^The (?:address|heading) (\S+) was published/.exec(message)?.[1] ??
    /^No heading "(#[^"]+)"/.exec(message)?.[1] ??
    /^"[^"]+": "([^"]+)": there is no page at the target/.exec(message)?.[1] ??
    /no page at (?:")?(\/\S*?)"?\.?$/i.exec(message)?.[1] ??
    `${message} `
  );
}

function isEffect(
  problem: Problem,
  problems: readonly Problem[],
  cause: RegExp,
  effect: RegExp,
  where: Where,
): boolean {
  if (!effect.test(problem.rule)) return false;
  const first = problems.find(
    ({ file, line, rule }) =>
      file === problem.file &&
      (where === 'file' || line === problem.line || (where === 'below' && line + 1 === problem.line)) &&
      cause.test(rule),
  );
  return (
    first !== undefined &&
    first !== problem &&
    !(cause.test(problem.rule) && first.rule === problem.rule && where === 'line')
  );
}
