import type { Problem } from '../shared/problem.ts';

/** Where a problem brings another about: on its line, on its line or the next one, some lines around, or in its file. */
type Where = 'line' | 'below' | 'near' | 'file';

/** Lines within which a command or an object may stand. */
const NEAR = 10;

/** Rules whose problems bring others about. */
const CAUSES: [cause: RegExp, effect: RegExp, where: Where][] = [
  [/^samples\/(?:option|language)$/, /^samples\/(?:title|language|unchecked|schema-name|option|shortened)$/, 'line'],
  // A part has the words, and one that is misspelt writes none.
  [/^parts\/known$/, /^words\/enough$/, 'file'],
  [/^characters\//, /^spelling\//, 'line'],
  [/^links\/form$/, /^(?:spelling\/|links\/|words\/finished$)/, 'line'],
  [/^samples\/syntax$/, /^samples\/request$/, 'near'],
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
  // A bar divides what stands in code, too.
  [/^markdown\/table$/, /^markdown\/mark$/, 'line'],
  [/^prose\/lead$/, /^prose\/sentence$/, 'line'],
  [/^links\/form$/, /^words\/punctuation$/, 'line'],
  [/^(?:headings\/(?!empty)|markdown\/)/, /^headings\/empty$/, 'file'],
  [/^glossary\/entry$/, /^lists\/order$/, 'file'],
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
  [/^mdx\/expression$/, /^(?:spelling\/|words\/punctuation$)/, 'line'],
  [/^(?!samples\/slip$|facts\/turned$)/, /^samples\/slip$/, 'line'],
  [/^files\/|^page\/empty$/, /^/, 'file'],
];

/** Whether a problem only follows from another, since a mistake of one rule breaks another rule at its place. */
export function followsByRule(problem: Problem, problems: readonly Problem[]): boolean {
  return CAUSES.some(([cause, effect, where]) => isEffect(problem, problems, cause, effect, where));
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
      (where === 'file' ||
        line === problem.line ||
        (where === 'below' && line + 1 === problem.line) ||
        (where === 'near' && Math.abs(line - problem.line) <= NEAR)) &&
      cause.test(rule),
  );
  return (
    first !== undefined &&
    first !== problem &&
    !(cause.test(problem.rule) && first.rule === problem.rule && where === 'line')
  );
}
