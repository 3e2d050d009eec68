import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pointerOf } from '../schemas/jsonValue.ts';
import { positionOfPointer } from '../schemas/place.ts';
import { parseJsonFile } from '../shared/jsonFile.ts';
import type { Problem } from '../shared/problem.ts';
import { GLOSSARY_FILE, parseGlossary, type Term } from './glossary.ts';

const FORM =
  'An entry has term, definition and page, and may have forms, not, standard, id, formerIds, common, ambiguous.';

/**
 * Reads the terms of a docs folder. A folder without a glossary has none.
 * @param root folder that paths in messages start from
 */
export function readGlossary(docsDir: string, root: string): { terms: Term[]; problems: Problem[] } {
  const file = path.join(docsDir, GLOSSARY_FILE);
  if (!existsSync(file)) return { terms: [], problems: [] };
  const shown = path.relative(root, file).replaceAll('\\', '/');
  const { json, problems } = parseJsonFile(shown, readFileSync(file, 'utf8'));
  if (problems.length > 0) return { terms: [], problems };
  const { terms, faults } = parseGlossary(json.value);
  const found = faults.map(({ entry, member, message, fix = FORM }) => ({
    file: shown,
    ...positionOfPointer(json, pointerOf([String(entry), ...(member ? [member] : [])])),
    rule: 'glossary/entry' as const,
    message,
    fix,
  }));
  return { terms, problems: found };
}
