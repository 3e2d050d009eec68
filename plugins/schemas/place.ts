import { findNodeAtLocation, type Node } from 'jsonc-parser';
import { type JsonFile, positionAt, positionOf } from '../shared/jsonFile.ts';
import type { Problem } from '../shared/problem.ts';
import type { RuleName } from '../shared/rules/rules.ts';
import { segmentsOf } from './jsonValue.ts';

/** A problem at the place in a JSON file that a pointer leads to. */
export function problemAt(json: JsonFile, pointer: string, rule: RuleName, message: string, fix: string): Problem {
  return { file: json.file, ...positionOfPointer(json, pointer), rule, message, fix };
}

/**
 * Line and column of the place that a JSON Pointer leads to. A member that is missing has the place where the entries
 * beside it have theirs, or else that of the object that lacks it.
 */
export function positionOfPointer(json: JsonFile, pointer: string): { line: number; column: number } {
  let node: Node | undefined = json.root;
  const segments = segmentsOf(pointer);
  for (const [index, segment] of segments.entries()) {
    const child: Node | undefined =
      node && findNodeAtLocation(node, [node.type === 'array' ? Number(segment) : segment]);
    if (!child) {
      const before = node && index === segments.length - 1 ? memberBefore(node, segment) : undefined;
      if (before) return positionAt(json.text, before.offset + before.length);
      break;
    }
    node = child;
  }
  return positionOf(json, node);
}

const nameOf = (member: Node): string => member.children?.[0].value;

/** The member of an entry behind which the entries of its list have the one that it lacks. */
function memberBefore(entry: Node, name: string): Node | undefined {
  if (entry.type !== 'object' || entry.parent?.type !== 'array') return undefined;
  for (const other of entry.parent.children ?? []) {
    const members = other.type === 'object' ? (other.children ?? []) : [];
    const at = members.findIndex((member) => nameOf(member) === name);
    if (at < 0) continue;
    const earlier = new Set(members.slice(0, at).map(nameOf));
    return entry.children?.findLast((member) => earlier.has(nameOf(member)));
  }
  return undefined;
}
