import { movedStatements, STATEMENTS_FILE } from '../../engine/checks/statements/recordedStatements.ts';
import type { Change, Site } from './site.ts';

/**
 * What was recorded of a page goes with it.
 * @param to its new route; undefined where the page is removed
 */
export function inRecord({ docs, statements }: Site, route: string, to?: string): Change[] {
  if (statements === undefined) return [];
  const text = movedStatements(statements, route, to);
  return text === statements ? [] : [{ kind: 'write', file: `${docs}/${STATEMENTS_FILE}`, text }];
}
