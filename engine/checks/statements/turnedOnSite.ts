import { digestOf } from '../../base/digestOf.ts';
import type { Folder } from '../../base/folder.ts';
import type { Problem } from '../../base/problem.ts';
import type { LookUp } from '../lookUp.ts';
import { checkLink, type LinkTargets } from '../rules/links.ts';
import { addressBefore, checkStatements, parseStatements, recordOf, STATEMENTS_FILE } from './recordedStatements.ts';
import { statementSource } from './statementSources.ts';

/** Holds the pages and data of a docs folder to what was recorded of them. */
export function turnedOnSite(folder: Folder, known: LookUp, targets: LinkTargets): Problem[] {
  if (!folder.files.includes(STATEMENTS_FILE)) return [];
  // The list is long, and most of what it records is of files that are as they were.
  const digests = known.get('recorded statements', folder.digest(STATEMENTS_FILE), () =>
    Object.fromEntries([...parseStatements(folder.text(STATEMENTS_FILE))].map(([name, of]) => [name, digestOf(...of)])),
  );
  const found = folder.files.flatMap((file) => {
    const source = statementSource(file);
    if (!source || !Object.hasOwn(digests, source.name)) return [];
    return known.get('statements', digestOf(file, folder.digest(file), digests[source.name]), () =>
      checkStatements(
        `docs/${file}`,
        source.read(folder.text(file)),
        recordOf(folder.bytes(STATEMENTS_FILE), source.name),
      ),
    );
  });
  // A link may lead elsewhere where nothing is left of what it led to.
  return found.filter((one) => {
    const before = addressBefore(one);
    return before === undefined || !checkLink(before, undefined, targets);
  });
}
