import {
  parseStatements,
  recordStatements,
  writeStatements,
} from '../../plugins/checks/statements/recordedStatements.ts';
import { statementSource } from '../../plugins/checks/statements/statementSources.ts';
import type { Change } from './site.ts';

const DOCS = 'docs/';

/**
 * What is recorded of pages and data once a chore is done: what it writes into them is meant, and what a page stated goes
 * with it to its new address.
 * @param text the list of statements before
 * @param read gives the text of a file before; undefined where there is none
 */
export function afterChore(
  text: string,
  changes: readonly Change[],
  read: (file: string) => string | undefined,
): string {
  const recorded = new Map(parseStatements(text));
  const movedFrom = new Map<string, string>();
  for (const change of changes) {
    const source = sourceOf(change.file);
    const known = source && recorded.get(source.name);
    if (change.kind === 'move') {
      const target = sourceOf(change.to);
      movedFrom.set(change.to, change.file);
      if (!source || !known || !target) continue;
      recorded.delete(source.name);
      recorded.set(target.name, known);
    } else if (change.kind === 'write' && source && known) {
      const before = read(movedFrom.get(change.file) ?? change.file) ?? '';
      const stood = new Set(source.read(before).map((one) => one.text));
      const after = recordStatements(source.read(change.text), known, (turned) => !stood.has(turned.text));
      recorded.set(source.name, after.recorded);
    } else if (change.kind === 'delete' && source) recorded.delete(source.name);
  }
  return writeStatements(recorded);
}

const sourceOf = (file: string) => (file.startsWith(DOCS) ? statementSource(file.slice(DOCS.length)) : undefined);
