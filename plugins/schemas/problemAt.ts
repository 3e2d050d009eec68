import { findNodeAtLocation, type Node } from 'jsonc-parser';
import { type JsonFile, positionOf } from '../shared/jsonFile.ts';
import type { Problem } from '../shared/problem.ts';
import type { RuleName } from '../shared/rules/ruleTable.ts';
import { type Json, segmentsOf } from './jsonValue.ts';

/**
 * A problem at the place in a JSON file that a pointer leads to.
 * @param wanted the only right value there
 */
export function problemAt(
  json: JsonFile,
  pointer: string,
  rule: RuleName,
  message: string,
  fix: string,
  wanted?: Json,
): Problem {
  const edit = wanted === undefined ? undefined : editTo(json, pointer, wanted);
  return { file: json.file, ...positionOfPointer(json, pointer), rule, message, fix, edit };
}

/** An address isn't edited, since the file has a brand token where the checked value has a host. */
function editTo(json: JsonFile, pointer: string, wanted: Json): Problem['edit'] {
  const { node, isThere } = nodeAt(json, pointer);
  const to = JSON.stringify(wanted);
  if (!node || !isThere || to.includes('://')) return undefined;
  return { from: json.text.slice(node.offset, node.offset + node.length), to };
}

/** Line and column of the place that a JSON Pointer leads to. A member that is missing has the place of its object. */
export const positionOfPointer = (json: JsonFile, pointer: string) => positionOf(json, nodeAt(json, pointer).node);

function nodeAt(json: JsonFile, pointer: string): { node: Node | undefined; isThere: boolean } {
  let node: Node | undefined = json.root;
  for (const segment of segmentsOf(pointer)) {
    const child: Node | undefined =
      node && findNodeAtLocation(node, [node.type === 'array' ? Number(segment) : segment]);
    if (!child) return { node, isThere: false };
    node = child;
  }
  return { node, isThere: true };
}
