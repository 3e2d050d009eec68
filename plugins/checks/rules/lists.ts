import { findNodeAtLocation } from 'jsonc-parser';
import * as z from '../../shared/forms.ts';
import { parseJsonFile, positionOf } from '../../shared/jsonFile.ts';
import type { Problem } from '../../shared/problem.ts';

/** Words for the same thing, as `docs/_synonyms.json` lists them. */
export const synonymGroup = z.array(z.string()).min(2);

/** Rule `data/form` for synonyms: a group has two different words or more. */
function checkSynonyms(file: string, text: string): Problem[] {
  const { json, problems } = parseJsonFile(file, text);
  if (problems.length > 0 || !Array.isArray(json.value)) return problems;
  return json.value.flatMap((group, index): Problem[] => {
    if (synonymGroup.safeParse(group).success && new Set(group).size === group.length) return [];
    const place = positionOf(json, json.root && findNodeAtLocation(json.root, [index]));
    const message = 'A group has two different words or more.';
    return [{ file, ...place, rule: 'data/form', message, fix: 'Write ["word", "other word"], or delete the group.' }];
  });
}

/** Checks of lists in the docs folder, by file. */
export const lists = { '_synonyms.json': checkSynonyms };
