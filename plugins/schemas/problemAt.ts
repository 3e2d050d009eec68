import { findNodeAtLocation, type Node } from 'jsonc-parser';
import { type JsonFile, positionOf } from '../shared/jsonFile.ts';
import type { Problem } from '../shared/problem.ts';
import type { RuleName } from '../shared/rules/ruleTable.ts';
import { segmentsOf } from './jsonValue.ts';

/** A problem at the place in a JSON file that a pointer leads to. */
export function problemAt(json: JsonFile, pointer: string, rule: RuleName, message: string, fix: string): Problem {
  return { file: json.file, ...positionOfPointer(json, pointer), rule, message, fix };
}

/** Line and column of the place that a JSON Pointer leads to. A member that is missing has the place of its object. */
export function positionOfPointer(json: JsonFile, pointer: string): { line: number; column: number } {
  let node: Node | undefined = json.root;
  for (const segment of segmentsOf(pointer)) {
    const child: Node | undefined =
      node && findNodeAtLocation(node, [node.type === 'array' ? Number(segment) : segment]);
    if (!child) break;
    node = child;
  }
  return positionOf(json, node);
}
