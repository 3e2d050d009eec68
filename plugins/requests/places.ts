import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser';
import { examplesOf } from '../openapi/samples/sampleRequest.ts';
import { keysOfPointer } from '../openapi/specFiles.ts';
import type { Sample } from '../pages/samplesOf.ts';
import { positionAt } from '../shared/jsonFile.ts';
import type { Call } from './curl.ts';
import type { Finding, RequestContext } from './describedApi.ts';
import type { Match } from './matchOperation.ts';

/** The operation of an ID, with the examples of its path parameters: a body alone does not show the path. */
export function operationOf(id: string, { descriptions }: RequestContext): Match | undefined {
  for (const description of descriptions) {
    const operation = description.operations.find((candidate) => candidate.id === id);
    if (!operation) continue;
    const variables = operation.parameters
      .filter((parameter) => parameter.in === 'path')
      .map((parameter) => [parameter.name, examplesOf(description.document, parameter)[0].value]);
    return { description, operation, variables: Object.fromEntries(variables), query: new URLSearchParams() };
  }
  return undefined;
}

/** File and line, for messages. */
export function placeOf(sample: Sample, line: number): string {
  return `${sample.page.file}:${line}`;
}

/** A text with the line and the column of its page, both from 1, where it begins. */
export interface PlacedText {
  text: string;
  line: number;
  column: number;
}

/**
 * The body of a call where it stands: a file may be written by a sample above.
 * @param scripts the samples that the shell has read, in order
 */
export function bodyOf({ body, bodyPlace }: Call, scripts: readonly Sample[]): PlacedText | undefined {
  if (body === undefined || !bodyPlace) return undefined;
  return { text: body, line: scripts[bodyPlace.sample].line + bodyPlace.line, column: bodyPlace.column };
}

/**
 * Line of the page where the address of a call stands, or else the call: what is wrong with its path, its query or its
 * headers is there or beside it.
 * @param script the sample that calls
 * @param scripts the samples that the shell has read, in order
 */
export function addressLine({ line, urlPlace }: Call, script: Sample, scripts: readonly Sample[]): number {
  const isOwn = urlPlace !== undefined && scripts[urlPlace.sample] === script;
  return script.line + (isOwn ? urlPlace.line : line);
}

/** A text of a sample, from one of its lines to its end. */
export function textBelow({ line }: Sample, text: string | undefined, from: number): PlacedText | undefined {
  return text === undefined ? undefined : { text, line: line + from, column: 1 };
}

/** A member of an object with its name. */
const memberOf = (object: Node, name: string) => findNodeAtLocation(object, [name])?.parent;

/** The first member of that name anywhere in a value. */
function memberIn(value: Node, name: string): Node | undefined {
  if (value.type === 'property' && value.children?.[0].value === name) return value;
  for (const child of value.children ?? []) {
    const found = memberIn(child, name);
    if (found) return found;
  }
  return undefined;
}

/** Line and column of what a finding is about: a member that nothing knows, a value, or the object that lacks one. */
export function placeIn(body: PlacedText, { pointer, member }: Finding): { line: number; column: number } {
  const root = parseTree(body.text);
  const keys = keysOfPointer(pointer).map((key) => (/^\d+$/.test(key) ? Number(key) : key));
  const value = root && findNodeAtLocation(root, keys);
  // An answer may show one part of the whole that the pointer leads into.
  const node =
    member === undefined ? value : ((value ? memberOf(value, member) : root && memberIn(root, member)) ?? value);
  const { line, column } = positionAt(body.text, node?.offset ?? 0);
  return { line: body.line + line - 1, column: line === 1 ? body.column + column - 1 : column };
}
