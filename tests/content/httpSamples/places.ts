import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import type { Sample } from '../../../plugins/contentChecks/checks/samples.ts';
import { keysOfPointer } from '../../../plugins/openapi/specFiles.ts';
import { positionAt } from '../../../plugins/shared/jsonFile.ts';
import { descriptions, type Finding } from '../apiDescriptions.ts';
import type { Match } from './matchOperation.ts';

/** The operation of an ID. Path and query are not known. */
export function operationOf(id: string): Match | undefined {
  for (const description of descriptions) {
    const operation = description.operations.find((candidate) => candidate.id === id);
    if (operation) return { description, operation, variables: {}, query: new URLSearchParams() };
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
