import type { Problem } from '../base/problem.ts';

const isPage = ({ file }: Problem) => /\.mdx?$/.test(file);

/** Where a problem brings another about: on its line, on its line or the next one, or everywhere in its file. */
type Where = 'line' | 'below' | 'file';

/** Rules whose problems bring others about. */
const CAUSES: [cause: RegExp, effect: RegExp, where: Where][] = [
  [/^samples\/(?:option|language)$/, /^samples\/(?:title|language|unchecked|schema-name|option|shortened)$/, 'line'],
  [/^characters\//, /^spelling\//, 'line'],
  [/^links\/form$/, /^(?:spelling\/|links\/|words\/finished$)/, 'line'],
  [/^samples\/syntax$/, /^samples\/request$/, 'line'],
  [/^samples\/(?:http|operation)$/, /^samples\/request$/, 'line'],
  [/^words\/finished$/, /^(?:words\/enough|sections\/next|front-matter\/description-unique)$/, 'file'],
  [/^(?:words\/finished|samples\/schema|[\w-]+\/form)$/, /^spelling\//, 'line'],
  [/^headings\/unique$/, /^addresses\/heading$/, 'file'],
  [/^addresses\/heading$/, /^sections\/next$/, 'file'],
  [/^samples\/title$/, /^samples\/unchecked$/, 'below'],
  [/^samples\/shortened$/, /^samples\/schema$/, 'line'],
  [/^samples\/schema$/, /^samples\/request$/, 'line'],
  [/^markdown\/callout$|^images\//, /^prose\/lead$/, 'line'],
  [/^markdown\/(?:table|callout|heading)$/, /^(?:prose\/|words\/punctuation$)/, 'line'],
  [/^prose\/lead$/, /^prose\/sentence$/, 'line'],
  [/^links\/form$/, /^words\/punctuation$/, 'line'],
  [/^(?:headings\/(?!empty)|markdown\/)/, /^headings\/empty$/, 'file'],
  [/^words\/repeated$/, /^markdown\/numbers$/, 'line'],
  [/^links\/words$/, /^(?:prose\/filler|words\/punctuation)$/, 'line'],
  [/^nav\//, /^spelling\//, 'line'],
  [/^markdown\/fence$/, /^(?!markdown\/fence$)/, 'file'],
  [/^links\/form$/, /^sections\/next$/, 'file'],
  [/^markdown\/heading$|^headings\/one-title$/, /^headings\/levels$/, 'file'],
  [/^(?:markdown\/(?:heading|case)|headings\/one-title)$/, /^addresses\/heading$/, 'file'],
  [/^(?:markdown|headings)\/|^spelling\//, /^sections\//, 'file'],
  [/^sections\/frame$/, /^addresses\/heading$/, 'file'],
  [/^words\/brand-token$/, /^(?:mdx|samples|spelling|front-matter|openapi|words\/punctuation)/, 'line'],
  [/^words\/brand-token$/, /^samples\/request$/, 'file'],
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
  const hosts = missingHosts(problems);
  const isOfStandards = problems.some(({ rule }) => /^standards\//.test(rule));
  const isBroken = problems.some(({ rule, file }) => rule === 'json/syntax' && !/\.mdx?$/.test(file));
  const isUnused = ({ rule }: Problem) => rule === 'lists/used';
  const isUsedElsewhere = problems.some((problem) => !isUnused(problem));
  return problems.filter((problem) => {
    // A word may stand where something else is wrong.
    if (isUsedElsewhere && isUnused(problem)) return false;
    // A page that is made of data lacks what nobody can read of them.
    if (isBroken && problem.rule === 'page/unreadable') return false;
    // Prose is held against the data, and these are wrong.
    if (isOfStandards && problem.rule === 'facts/standard') return false;
    if (problem.rule === 'leaks/host' && isLaterOf(hosts, problem)) return false;
    if (isOfRenamed(problem, problems) || isOfOtherSample(problem, problems)) return false;
    if (isMeantKey(problem, problems) || isOfName(problem, problems)) return false;
    if (!problem.rule.startsWith('addresses/') && gone.has(goneIn(problem.message))) return false;
    if (problem.rule === 'words/article' && isOfSlip(problem, problems)) return false;
    if (CAUSES.some(([cause, effect, where]) => isEffect(problem, problems, cause, effect, where))) return false;
    if (!isPage(problem)) return true;
    // What a message is about: an address or a word in quotes.
    const about = /(?:\/[\w-]+)+\/?|"[^"]+"/.exec(problem.message)?.[0].replace(/"/g, '');
    return !about || !causes.some((cause) => cause.includes(about));
  });
}

/** Places in which a host may be told. A host of more is one that the list of hosts has lost. */
const HOST_PLACES = 10;

/** The first place of each host that stands in many. */
function missingHosts(problems: readonly Problem[]): ReadonlyMap<string, Problem> {
  const told = problems.filter(({ rule }) => rule === 'leaks/host');
  const firsts = new Map<string, { problem: Problem; count: number }>();
  for (const problem of told) {
    const first = firsts.get(problem.message);
    if (first) first.count++;
    else firsts.set(problem.message, { problem, count: 1 });
  }
  return new Map(
    [...firsts].flatMap(([message, { problem, count }]) => (count > HOST_PLACES ? [[message, problem] as const] : [])),
  );
}

function isLaterOf(firsts: ReadonlyMap<string, Problem>, problem: Problem): boolean {
  const first = firsts.get(problem.message);
  return first !== undefined && first !== problem;
}

/** A key that is missing since its name has a slip. */
function isMeantKey({ file, rule, message }: Problem, problems: readonly Problem[]): boolean {
  const [, above, key] = /^(.*)\/([^/ ]+) is required\.$/.exec(message) ?? [];
  return (
    key !== undefined &&
    problems.some(
      (one) =>
        one.file === file &&
        one.rule === rule &&
        one.message.startsWith(`${above}/`) &&
        one.message.includes(`is not a known key (did you mean "${key}"?)`),
    )
  );
}

/** A request whose variables, or whose whole address, stand in a sample above that is told. */
function isOfOtherSample({ file, line, rule, message }: Problem, problems: readonly Problem[]): boolean {
  if (rule !== 'samples/request' || !message.endsWith(': no description has this operation.')) return false;
  const isUnread = /^[A-Z]+ \S*\$/.test(message);
  return problems.some(
    (one) =>
      one.file === file &&
      one.line < line &&
      (one.rule === 'samples/syntax' ? isUnread : one.rule === rule && one.message === message),
  );
}

/** What names an error under one of two names, where its entry has both. */
function isOfRenamed(problem: Problem, problems: readonly Problem[]): boolean {
  return problems.some(({ rule, message, fix }) => {
    const [, wrong] = /^"(\S+)" has no page at /.exec(message) ?? [];
    const [, meant] = /^Write "(\S+)"\.$/.exec(fix) ?? [];
    if (rule !== 'errors/slug' || !wrong || !meant || problem.message === message) return false;
    return problem.message.split(/[\s"/]+/).some((word) => [wrong, meant].includes(word.replace(/\.$/, '')));
  });
}

/** An address that is gone since its file, or the row that leads it on, has a name that is none. */
function isOfName({ rule, message }: Problem, problems: readonly Problem[]): boolean {
  const address = rule.startsWith('addresses/') && goneIn(message);
  return (
    address !== false &&
    problems.some(
      (one) =>
        (one.rule === 'files/name' && one.fix.replace(/\.mdx?\.?$/, '').endsWith(` ${address?.slice(1)}`)) ||
        (one.rule === 'redirects/source-form' && one.fix.endsWith(` "${address}".`)),
    )
  );
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
