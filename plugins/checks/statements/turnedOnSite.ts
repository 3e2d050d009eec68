import { digestOf } from '../../shared/digestOf.ts';
import type { Folder } from '../../shared/folder.ts';
import type { Problem } from '../../shared/problem.ts';
import type { LookUp } from '../lookUp.ts';
import { checkLink, type LinkTargets } from '../rules/links.ts';
import {
  addressBefore,
  checkStatements,
  parseStatements,
  type Recorded,
  recordOf,
  STATEMENTS_FILE,
} from './recordedStatements.ts';
import { statementSource } from './statementSources.ts';

/** Holds the pages and data of a docs folder to what was recorded of them. */
export function turnedOnSite(folder: Folder, known: LookUp, targets: LinkTargets): Problem[] {
  // A link may lead elsewhere where nothing is left of what it led to.
  return turnedStatementsIn(folder, known).filter((one) => {
    const before = addressBefore(one);
    return before === undefined || !checkLink(before, undefined, targets);
  });
}

/** What is otherwise than it was recorded, wherever links lead. */
export function turnedStatementsIn(folder: Folder, known: LookUp): Problem[] {
  if (!folder.files.includes(STATEMENTS_FILE)) return [];
  let all: Recorded | undefined;
  // The list is long, and most of what it records is of files that are as they were.
  const digests = known.get('recorded statements', folder.digest(STATEMENTS_FILE), () => {
    all = parseStatements(folder.text(STATEMENTS_FILE));
    return Object.fromEntries([...all].map(([name, of]) => [name, digestOf(...of)]));
  });
  const recordedOf = (name: string) => (all ? all.get(name) : recordOf(folder.bytes(STATEMENTS_FILE), name)) ?? [];
  return folder.files.flatMap((file) => {
    const source = statementSource(file);
    if (!source || !Object.hasOwn(digests, source.name)) return [];
    return known.get('statements', digestOf(file, folder.digest(file), digests[source.name]), () =>
      checkStatements(`docs/${file}`, source.read(folder.text(file)), recordedOf(source.name)),
    );
  });
}
