import { findNodeAtLocation, type Node } from 'jsonc-parser';
import { type JsonFile, positionOf } from '../base/jsonFile.ts';
import { segmentsOf } from './jsonValue.ts';

/**
 * Line and column of the place that a JSON Pointer leads to. A member that is missing has the place of the object
 * that lacks it.
 */
export function placeOf(json: JsonFile, pointer: string): { line: number; column: number } {
  let node: Node | undefined = json.root;
  for (const segment of segmentsOf(pointer)) {
    const child: Node | undefined =
      node && findNodeAtLocation(node, [node.type === 'array' ? Number(segment) : segment]);
    if (!child) break;
    node = child;
  }
  return positionOf(json, node);
}
