import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import { positionAt } from '../base/jsonFile.ts';
import { examplesOf } from '../descriptions/samples/sampleRequest.ts';
import { keysOfPointer } from '../descriptions/specFiles.ts';
import type { Sample } from '../pages/samplesOf.ts';
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

/** Line and column, both from 1, of what a finding is about. */
export function placeIn(body: string, { pointer }: Finding): { line: number; column: number } {
  const root = parseTree(body);
  const keys = keysOfPointer(pointer).map((key) => (/^\d+$/.test(key) ? Number(key) : key));
  const node = root && findNodeAtLocation(root, keys);
  return positionAt(body, node?.offset ?? 0);
}
