import { parse } from 'yaml';
import { OPERATION_ID } from '../../../plugins/openapi/checkSpecFiles.ts';
import { nearest } from '../../../plugins/shared/nearest.ts';
import { type Change, ChoreError, type Site } from '../site.ts';
import { todo } from './todo.ts';

export interface NewOperation {
  /** Name of the description, such as `resolver`. */
  api: string;
  method: string;
  /** Path with its parameters in braces. */
  path: string;
  id: string;
  title: string;
  /** Action that a key has to allow, or `none` where it takes no key. */
  action: string;
}

interface Description {
  paths: Record<string, Record<string, { operationId?: string } | undefined>>;
  tags?: { name: string }[];
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

/**
 * Plans a new operation of an API: at the end of its description, and on its page where that names each operation.
 * @throws ChoreError where there is one of that ID or at that place
 */
export function newOperation(site: Site, { api, method, path, id, title, action }: NewOperation): Change[] {
  const file = `${site.docs}/public/spec/openapi/${api}.yaml`;
  const text = site.texts.get(file);
  if (text === undefined) throw new ChoreError(`There is no API description ${file}.`);
  const verb = method.toLowerCase();
  if (!METHODS.includes(verb) || !path.startsWith('/'))
    throw new ChoreError(`Write the operation as "GET /path/{id}", with one of ${METHODS.join(', ').toUpperCase()}.`);
  if (!OPERATION_ID.test(id)) throw new ChoreError(`"${id}" is no ID of an operation: write it as readStatus.`);
  refuseUnknownAction(site, action);
  const description = parse(text) as Description;
  const operations = Object.values(description.paths).flatMap((item) => Object.values(item));
  if (operations.some((one) => one?.operationId === id)) throw new ChoreError(`The operation ${id} is there already.`);
  if (description.paths[path]?.[verb])
    throw new ChoreError(`${verb.toUpperCase()} ${path} is described already in ${file}.`);
  if (description.paths[path]) throw new ChoreError(`${path} is described already: add ${verb} below it in ${file}.`);
  const rows = operationRows({ verb, path, id, title, action, tag: description.tags?.at(-1)?.name });
  const end = text.search(/^components:/m);
  const written = end < 0 ? `${text.trimEnd()}\n${rows}` : text.slice(0, end) + rows + text.slice(end);
  return [{ kind: 'write', file, text: written }, ...onPage(site, api, id)];
}

/** A key can only allow what the data of IAM list. */
function refuseUnknownAction({ texts, docs }: Site, action: string): void {
  const file = `${docs}/public/spec/iam-actions.json`;
  const text = texts.get(file);
  if (action === 'none' || text === undefined) return;
  const { actions } = JSON.parse(text) as { actions: { action: string }[] };
  const known = [...new Set(actions.map((one) => one.action))];
  if (known.includes(action)) return;
  const guess = nearest(action, known);
  const meant = guess ? `Did you mean ${guess}?` : `Write none, or one of ${known.join(', ')}.`;
  throw new ChoreError(`There is no action "${action}" in ${file}. ${meant}`);
}

const requestIdRows = [
  '          headers:',
  '            X-Request-Id:',
  '              $ref: common.yaml#/components/headers/RequestId',
];

/** What reads answers with something, and all else may answer with nothing (RFC 9110, sections 9.3.1 and 15.3.5). */
const foundRows = [
  '        "200":',
  `          description: ${JSON.stringify(`Found: ${todo('what the answer holds')}.`)}`,
  ...requestIdRows,
  '          content:',
  '            application/json:',
  '              schema:',
  '                type: object',
  '                required: [id]',
  '                properties:',
  '                  id:',
  '                    type: string',
  `                    description: ${JSON.stringify(`Names ${todo('what was found, and add its other fields')}.`)}`,
  '              examples:',
  '                found:',
  `                  summary: ${JSON.stringify(`A ${todo('word for it')}`)}`,
  '                  value:',
  '                    id: example',
];

const doneRows = [
  '        "204":',
  `          description: ${JSON.stringify(`Done: ${todo('what is true from now on')}.`)}`,
  ...requestIdRows,
];

interface Rows extends Pick<NewOperation, 'path' | 'id' | 'title' | 'action'> {
  verb: string;
  tag: string | undefined;
}

function operationRows({ verb, path, id, title, action, tag }: Rows): string {
  const needs = action === 'none' ? 'Takes no API key.' : `Needs the action \`${action}\` in the service scope.`;
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  const parameters = names.flatMap((name) => [
    `        - name: ${name}`,
    '          in: path',
    '          required: true',
    `          description: ${JSON.stringify(`Names ${todo('what it picks')}.`)}`,
    '          schema:',
    '            type: string',
    '          examples:',
    `            ${name}:`,
    `              summary: ${JSON.stringify(`A ${todo('word for it')}`)}`,
    '              value: example',
  ]);
  const refused = { 401: 'Unauthorized', 403: 'Forbidden', 404: 'NotFound', 429: 'TooManyRequests' };
  const failed = { 500: 'InternalServerError', 502: 'BadGateway', 503: 'ServiceUnavailable', 504: 'GatewayTimeout' };
  return `${[
    `  ${path}:`,
    `    ${verb}:`,
    `      operationId: ${id}`,
    ...(tag ? [`      tags: [${tag}]`] : []),
    `      summary: ${title}`,
    `      description: ${JSON.stringify(`Tells ${todo('what it does')}. ${needs}`)}`,
    ...(action === 'none' ? ['      security: []'] : []),
    ...(parameters.length > 0 ? ['      parameters:', ...parameters] : []),
    '      responses:',
    ...(verb === 'get' ? foundRows : doneRows),
    ...Object.entries({ ...refused, ...failed }).flatMap(([status, name]) => [
      `        "${status}":`,
      `          $ref: common.yaml#/components/responses/${name}`,
    ]),
  ].join('\n')}\n`;
}

/** A page with a tag for each operation gets one more, after the last of the others. */
function onPage(site: Site, api: string, id: string): Change[] {
  const tag = new RegExp(`^<Operation of="${api}" id="\\w+"[^>]* />$`, 'gm');
  for (const file of site.pages.values()) {
    const text = site.texts.get(file) ?? '';
    const last = [...text.matchAll(tag)].at(-1);
    if (!last || !text.includes(`<OperationTable of="${api}" />`)) continue;
    const end = last.index + last[0].length;
    return [
      { kind: 'write', file, text: `${text.slice(0, end)}\n\n<Operation of="${api}" id="${id}" />${text.slice(end)}` },
    ];
  }
  return [];
}
