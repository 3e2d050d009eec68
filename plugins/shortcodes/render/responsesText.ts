import { ANY_TYPE } from '../../openapi/mediaTypes.ts';
import { dereference, type Operation } from '../../openapi/operations.ts';
import type { Api } from '../../openapi/readApis.ts';
import { type ApiResponse, responsesOf, sharedResponses, statusText } from '../../openapi/responses.ts';
import { type Example, examplesOf } from '../../openapi/samples/sampleRequest.ts';
import { isObject, type JsonObject } from '../../schemas/jsonValue.ts';
import { bodyId } from './fieldParts.ts';
import { countFields, folded, inItem, rows } from './foldText.ts';
import { inlineCode, listText, mdxText } from './markdownText.ts';
import { bodyText, mediaTypeText } from './requestText.ts';
import { fence, jsonText } from './sampleText.ts';
import { table } from './table.ts';

/** Id of the section with the responses that operations share. Links of others lead there, so it stays. */
export const SHARED_RESPONSES_ID = 'shared-answers';

/** So many fields of a response are shown at once; the sample beside them shows what more there is. */
const FEW = 3;

/** This header is in every response, so it is described once. */
const ON_EVERY_RESPONSE = 'X-Request-Id';

/** Describes the responses of an operation as rows: its own in full, and the shared ones by their status. */
export function responsesText(api: Api, operation: Operation): string[] {
  const responses = responsesOf(api, operation);
  const shared = [...new Set(responses.filter((response) => response.shared).map(({ status }) => status))];
  return [
    '**Responses**',
    '',
    ...rows(
      [
        ...responses
          .filter((response) => !response.shared)
          .flatMap((response) => ownResponse(api, operation, response)),
        ...(shared.length > 0 ? [`- **[Shared errors](#${SHARED_RESPONSES_ID})**: ${statusList(shared)}`] : []),
      ],
      'answers',
    ),
  ];
}

/** Lists statuses; the errors of every server have one name. */
function statusList(statuses: readonly string[]): string {
  return statuses.join(', ').replace('500, 502, 503, 504', '5xx');
}

function ownResponse(api: Api, operation: Operation, { status, value }: ApiResponse): string[] {
  const description = mdxText(String(value.description));
  if (status === 'default') return [`- **Other statuses**: ${description}`];
  const bodies = groupedBodies(api, value);
  const more = responseSamples(api, operation, { status, value }).slice(1);
  return [
    `- **${statusText(status)}**: ${description}${errorLinks(bodies.flatMap(({ examples }) => examples))}`,
    '',
    ...inItem([
      ...headerLines(api, value),
      ...bodies.flatMap((body) => responseBody(api, operation, status, body)),
      ...folded(
        'More responses',
        more.flatMap((sample) => [sample, '']),
      ),
    ]),
  ];
}

/** Shows the first response of each status that is the operation's own, in tabs. */
export function responseTabs(api: Api, operation: Operation): string[] {
  const tabs = responsesOf(api, operation)
    .filter(({ shared, status }) => !shared && status !== 'default')
    .flatMap((response) => {
      const [sample] = responseSamples(api, operation, response);
      return sample ? [`<Tab label="${response.status}">`, '', sample, '', '</Tab>'] : [];
    });
  return tabs.length > 0 ? ['<Tabs>', ...tabs, '</Tabs>', ''] : [];
}

function responseSamples(
  api: Api,
  operation: Operation,
  { status, value }: Pick<ApiResponse, 'status' | 'value'>,
): string[] {
  return groupedBodies(api, value).flatMap(({ mediaTypes, examples }) =>
    examples.map((example) => responseFence(operation, status, mediaTypes[0], example)),
  );
}

function headerLines(api: Api, { headers }: JsonObject): string[] {
  return Object.entries((headers ?? {}) as JsonObject)
    .filter(([name]) => name !== ON_EVERY_RESPONSE)
    .flatMap(([name, written]) => {
      const header = dereference(api.document, written).value as JsonObject;
      const example = 'example' in header ? ` Example: ${inlineCode(String(header.example))}.` : '';
      return [`${inlineCode(name)} header. ${mdxText(String(header.description))}${example}`, ''];
    });
}

/** Media types with the same schema and the same examples, which are shown together. */
interface ResponseBody {
  mediaTypes: string[];
  value: JsonObject;
  examples: Example[];
}

function groupedBodies(api: Api, { content }: JsonObject): ResponseBody[] {
  const bodies = new Map<string, ResponseBody>();
  for (const [mediaType, written] of Object.entries((content ?? {}) as JsonObject)) {
    if (!isObject(written)) continue;
    const key = JSON.stringify([written.schema, written.examples]);
    const known = bodies.get(key);
    if (known) known.mediaTypes.push(mediaType);
    else bodies.set(key, { mediaTypes: [mediaType], value: written, examples: examplesOf(api.document, written) });
  }
  return [...bodies.values()];
}

function responseBody(api: Api, operation: Operation, status: string, { mediaTypes, value }: ResponseBody): string[] {
  const [first, ...others] = mediaTypes;
  const said = others.length > 0 ? `Also as ${listText(others.map(inlineCode))}.` : '';
  const { head, fields } = bodyText(api, first, value, bodyId(operation, status), said);
  if (fields.length === 0) return [`Body: ${head}`, ''];
  const list = rows(fields);
  const shown =
    fields.length > FEW
      ? folded(`Body: ${mediaTypeText(first)}, ${countFields(fields)}`, list)
      : [`Body: ${head}`, '', ...list];
  return [...shown, ...(said && fields.length > FEW ? [said, ''] : [])];
}

/** JSON is shown as it is; a response of another type shows the type. */
function responseFence(operation: Operation, status: string, mediaType: string, { summary, value }: Example): string {
  const schema = /^\d+$/.test(status) ? `response ${status} of ${operation.id}` : `response of ${operation.id}`;
  const title = `Response ${status}: ${summary}`;
  const text = typeof value === 'string' ? value : jsonText(value);
  if (typeof value !== 'string' && ['application/json', ANY_TYPE].includes(mediaType))
    return fence('json', title, text, `schema="${schema}"`);
  const type = mediaType === ANY_TYPE ? 'text/plain' : mediaType;
  return fence('http', title, [`HTTP/1.1 ${statusText(status)}`, `Content-Type: ${type}`, '', text].join('\n'));
}

/** Leads to the list of errors if an example shows one: it shows one of many. */
function errorLinks(examples: readonly Example[]): string {
  const shows = /"type":"[^"]*\/reference\/errors\/[a-z-]+"/.test(JSON.stringify(examples));
  return shows ? ' For causes and fixes, see the [error reference](/reference/errors/).' : '';
}

/** Describes the responses that operations of an API share, each in a row with what its example suggests to do. */
export function sharedResponsesText(api: Api): string {
  const known = new Set<string>();
  const lines = sharedResponses(api).map(({ status, value }) => {
    const body = (value.content as JsonObject)['application/json'] as JsonObject;
    const [{ value: example }] = examplesOf(api.document, body);
    const { code, action } = example as JsonObject;
    const headers = Object.keys((value.headers ?? {}) as JsonObject).filter((name) => name !== ON_EVERY_RESPONSE);
    const name = `**${statusText(status)}**`;
    // A status that several errors share has one address.
    const head = known.has(status) ? name : `<span id="${SHARED_RESPONSES_ID}-${status.toLowerCase()}">${name}</span>`;
    known.add(status);
    const meaning = [
      mdxText(String(value.description)),
      code === undefined ? '' : `\`code\` is ${inlineCode(String(code))}.`,
      headers.length > 0 ? `Header: ${listText(headers.map(inlineCode))}.` : '',
    ];
    return [head, meaning.filter(Boolean).join(' '), mdxText(String(action))];
  });
  return table(['Status', 'Meaning', 'Fix'], lines);
}
