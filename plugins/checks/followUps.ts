import { isUnfinishedMerge } from '../shared/mergeMarks.ts';
import type { Problem } from '../shared/problem.ts';
import { followsByRule } from './ruleCauses.ts';
import { isOfTurnedValue, turnedData } from './turnedData.ts';
import { isToldOfTurned } from './turnedPlaces.ts';

/** Rules of data that nothing can be made of while they are broken. */
const BREAKS_DATA = /^(?:json\/syntax|openapi\/|schema\/(?:id|reference|compiles)$)/;

const isPage = ({ file }: Pick<Problem, 'file'>) => /\.mdx?$/.test(file);

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
  const isBroken = problems.some((problem) => !isPage(problem) && BREAKS_DATA.test(problem.rule));
  const isOfSchema = problems.some(({ rule }) => /^(?:schema\/(?:value|compiles)|openapi\/schema)$/.test(rule));
  // Every old address is gone where the list that leads them on cannot be read.
  const isUnled = problems.some(({ rule, file }) => rule === 'json/syntax' && file.endsWith('redirects.json'));
  const isMisplaced = problems.some(({ rule }) => rule === 'schema/id');
  const merging = new Set(problems.filter(isUnfinishedMerge).map(({ file }) => file));
  const turned = turnedData(problems);
  const isUnused = ({ rule }: Problem) => rule === 'lists/used';
  const isUsedElsewhere = problems.some((problem) => !isUnused(problem));
  return problems.filter((problem) => {
    // What stands between the marks of a merge is not the writer's.
    if (merging.has(problem.file)) return isUnfinishedMerge(problem);
    // A word may stand where something else is wrong.
    if (isUsedElsewhere && isUnused(problem)) return false;
    // A page that is made of data lacks what nobody can read of them.
    if (isBroken && problem.rule === 'page/unreadable') return false;
    if (isMisplaced && /^(?:parts\/known|samples\/schema-name)$/.test(problem.rule)) return false;
    // Prose is held against the data, and these are wrong.
    if (isOfSchema && isPage(problem) && /^samples\/(?:schema|request)$|^facts\/(?:limit|default)$/.test(problem.rule))
      return false;
    if (isOfTurnedValue(problem, turned)) return false;
    if (isUnled && problem.rule === 'addresses/page') return false;
    if (isOfCopy(problem, problems)) return false;
    if (isOfMovedPolicy(problem, problems)) return false;
    if (isOtherBranch(problem, problems)) return false;
    if (isOfStandards && problem.rule === 'facts/standard') return false;
    if (problem.rule === 'leaks/host' && isLaterOf(hosts, problem)) return false;
    if (isOfGoneFile(problem, problems) || isAgainGone(problem, problems)) return false;
    if (isOfRenamed(problem, problems) || isOfOtherSample(problem, problems)) return false;
    if (isMeantKey(problem, problems) || isOfName(problem, problems)) return false;
    if (!problem.rule.startsWith('addresses/') && gone.has(goneIn(problem.message))) return false;
    if (problem.rule === 'words/article' && isOfSlip(problem, problems)) return false;
    if (followsByRule(problem, problems) || isToldOfTurned(problem, problems)) return false;
    if (isSaidBefore(problem, problems)) return false;
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

/** What a page that is a copy of another says in its place, and what it lacks. */
function isOfCopy({ file, message }: Problem, problems: readonly Problem[]): boolean {
  const isCopy = (text: string) => text.startsWith('This page is a copy of ');
  const copies = problems.flatMap((one) => (isCopy(one.message) ? [one.file] : []));
  return copies.some((copy) => {
    const route = copy.replace(/^docs|\.mdx?$/g, '');
    const isNamed =
      message.endsWith(` at ${route}.`) || message.includes(`"${route.slice(route.lastIndexOf('/') + 1)}"`);
    return (file === copy && !isCopy(message)) || (file !== copy && isNamed);
  });
}

/** What names a policy that stands under another service. */
function isOfMovedPolicy({ rule, message, file }: Problem, problems: readonly Problem[]): boolean {
  const moved = problems.flatMap(({ message }) => /^The \w+ has no policy "(\w+)", and the/.exec(message)?.[1] ?? []);
  if (moved.length === 0 || message.includes(' has no policy "')) return false;
  return (
    /^(?:standards|policies|errors|links|parts|facts)\//.test(rule) &&
    (isPage({ file }) || moved.some((id) => message.includes(id)))
  );
}

/** What another form of the same object wants of a value that none of them takes. */
function isOtherBranch({ file, line, column, rule, message }: Problem, problems: readonly Problem[]): boolean {
  const about = /^samples\/(?:schema|request)$/.test(rule) && /^.* must be (?=one of|equal to|")/.exec(message)?.[0];
  if (!about) return false;
  const first = problems.find(
    (one) =>
      one.file === file &&
      one.line === line &&
      one.column === column &&
      one.rule === rule &&
      one.message.startsWith(about),
  );
  return first !== undefined && first.message !== message;
}

/** A link to a file that is not there, or another part that is made from it, where that is told. */
function isOfGoneFile({ rule, message, ...problem }: Problem, problems: readonly Problem[]): boolean {
  const address = /^No page at (\/\S+)\.\w+\.$/.exec(message)?.[1];
  if (rule === 'links/page-exists' && address)
    return problems.some(({ message: cause, file }) =>
      cause.startsWith('This file is not there')
        ? file.replace(/\.\w+$/, '').endsWith(`public${address}`)
        : cause.includes(`public${address}.`) && cause.includes(' is not there, which'),
    );
  if (rule !== 'parts/known' || !message.includes(' is not there, which')) return false;
  const first = problems.find((one) => one.rule === rule && one.message === message);
  return first?.file !== problem.file || first.line !== problem.line;
}

/** What names the same file that is not there as a problem before. */
function isAgainGone(problem: Problem, problems: readonly Problem[]): boolean {
  const name = goneFileIn(problem.message);
  return name !== undefined && problems.find(({ message }) => isSameFile(goneFileIn(message), name)) !== problem;
}

/** How messages name a file that is not there: of data, of a link, and of a request for what is published. */
const GONE = [
  / names (\S+\.\w+), which is not there/,
  /^No page at (\/\S+\.(?!html)\w+)\.$/,
  /^GET \S+?(\/examples\/\S+\.\w+): no description has this operation\.$/,
];
const goneFileIn = (message: string) => GONE.flatMap((form) => form.exec(message)?.[1] ?? [])[0];
/** The same file by its way from the docs folder and by its address. */
const isSameFile = (one: string | undefined, other: string) =>
  one !== undefined && (`/${one}`.endsWith(other) || `/${other}`.endsWith(one));

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
        (one.rule === 'files/name' && isNamedLike(one, `${address}`)) ||
        (one.rule === 'redirects/source-form' && one.fix.endsWith(` "${address}".`)),
    )
  );
}

/** Whether the name that a file is to get is an address, or one in its folder with half of its words. */
function isNamedLike({ fix }: Problem, address: string): boolean {
  const meant = `/${fix.replace(/^.* |\.mdx?\.?$/g, '')}`;
  const [folder, name] = [meant, address].map((one) => one.slice(0, one.lastIndexOf('/')));
  const words = meant.slice(folder.length + 1).split(/[-_]/);
  const same = words.filter((word) =>
    address
      .slice(name.length + 1)
      .split('-')
      .includes(word),
  );
  return meant === address || (folder === name && same.length > 1 && same.length >= words.length / 2);
}

/** A fact of a line that two rules know, and have the same words for. */
function isSaidBefore({ file, line, rule, message, fix }: Problem, problems: readonly Problem[]): boolean {
  const isFact = rule.startsWith('facts/') && fix.startsWith('Write ');
  const first =
    isFact && problems.find((one) => one.file === file && one.line === line && one.rule === rule && one.fix === fix);
  return first !== undefined && first !== false && first.message !== message;
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
