import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import type { Sample } from '../pages/samplesOf.ts';
import { keysOfPointer } from '../schemas/jsonValue.ts';
import { positionAt } from '../shared/jsonFile.ts';
import { nearest } from '../shared/nearest.ts';
import type { Problem } from '../shared/problem.ts';
import type { RequestContext } from './apiValidation.ts';
import { hostOfPath, type Match } from './matchOperation.ts';
import { nameOf, type RequestFinding } from './requests.ts';

/** A text with the line and the column of its page, both from 1, where it begins. */
export interface PlacedText {
  text: string;
  line: number;
  column: number;
}

/** A request or a response as a page shows it. */
export interface Shown {
  sample: Sample;
  match: Match;
  /** Line of its call or its status. */
  line: number;
  /** Its body, where that is in one place of the page. */
  body: PlacedText | undefined;
}

/** Rule `samples/request`: what is wrong with a request or a response, at its place. */
export function problemOf({ sample, match, line, body }: Shown, finding: RequestFinding): Problem {
  const place = finding.of === 'value' && body ? placeIn(body, finding) : { line, column: 1 };
  const subject = finding.pointer ? `${finding.pointer} ` : '';
  const message = `${match.description.name} ${nameOf(match)}: ${subject}${finding.message}.`;
  return requestProblem(sample, place, message, fixOf(finding, match));
}

export function requestProblem(
  { page }: Sample,
  { line, column = 1 }: { line: number; column?: number },
  message: string,
  fix: string,
): Problem {
  return { file: page.file, line, column, rule: 'samples/request', message, fix };
}

/** Line and column of what a finding is about: a member, a value, or the object that lacks a member. */
export function placeIn(body: PlacedText, { pointer, kind }: Pick<RequestFinding, 'pointer' | 'kind'>) {
  const root = parseTree(body.text);
  const keys = keysOfPointer(pointer).map((key) => (/^\d+$/.test(key) ? Number(key) : key));
  const value = root && findNodeAtLocation(root, keys);
  const member = kind === 'unknown' ? value?.parent : value;
  const around = kind && root && findNodeAtLocation(root, keys.slice(0, -1));
  const { line, column } = positionAt(body.text, (member ?? around)?.offset ?? 0);
  return { line: body.line + line - 1, column: line === 1 ? body.column + column - 1 : column };
}

/** The host or the operation that a request may have meant. */
export function fixOfOperation(method: string, address: URL | undefined, context: RequestContext): string {
  const { apis, tokens } = context;
  const host = address && hostOfPath(method, address, context);
  if (host) return `Use the host of this operation, such as ${host.replace(`.${tokens['%brand.apiDomain%']}`, '')}.`;
  const all = apis.flatMap(({ operations }) => operations).map((one) => `${one.method} ${one.path}`);
  const guess = address && nearest(`${method} ${address.pathname}`, all);
  if (!guess) return 'Use a host, a path and a method from docs/public/spec/openapi.';
  // Pages have a token instead of the name of the product.
  const token = '%brand.slug%';
  return `Did you mean ${guess.replace(/(?<=\/)[^/]+/g, (part) => (part === tokens[token] ? token : part))}?`;
}

/** What to write where a request or a response differs from its operation. */
function fixOf({ of, pointer, kind, meant, known }: RequestFinding, { description, operation }: Match): string {
  if (of === 'key') return 'Add the header "Authorization: Bearer $API_SECRET".';
  if (of === 'status') return `Write one of ${Object.keys(operation.value.responses ?? {}).join(', ')}.`;
  if (of === 'query') {
    const names = operation.parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => String(name));
    return `It takes ${names.join(', ') || 'none'}.`;
  }
  const name = keysOfPointer(pointer).at(-1);
  if (meant) return `Did you mean "${meant}"?`;
  if (kind === 'missing') return `Add "${name}".`;
  if (kind === 'unknown') return `Remove "${name}". The schema allows ${(known ?? []).join(', ')}.`;
  return `Change it to match ${operation.id} in docs/public/spec/openapi/${description.name}.yaml.`;
}
