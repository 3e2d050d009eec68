import { type ApiAnswer, answersOf, sharedAnswers, statusText } from '../../openapi/answers.ts';
import { dereference, type Operation } from '../../openapi/operations.ts';
import type { Api } from '../../openapi/readApis.ts';
import { JSON_STYLE, literal } from '../../openapi/samples/literal.ts';
import { type Example, examplesOf } from '../../openapi/samples/sampleRequest.ts';
import { isObject, type Json, type JsonObject } from '../../openapi/specFiles.ts';
import { bodyId } from './fieldParts.ts';
import { inlineCode, jsonCode, listText, mdxText } from './markdownText.ts';
import { bodyText, jsonFence } from './requestText.ts';
import { fence } from './sampleText.ts';

/** Address of the section with the answers that operations share. */
export const SHARED_ANSWERS_ID = 'shared-answers';

/** This header stands in every answer, so it is described once. */
const ON_EVERY_ANSWER = 'X-Request-Id';

/** Describes the answers of an operation, those of its own in full. */
export function answersText(api: Api, operation: Operation): string[] {
  const answers = answersOf(api, operation);
  const shared = [...new Set(answers.filter((answer) => answer.shared).map(({ status }) => status))];
  const link = `[shared answers](#${SHARED_ANSWERS_ID})`;
  return [
    '**Answers**',
    '',
    ...answers.filter((answer) => !answer.shared).flatMap((answer) => ownAnswer(api, operation, answer)),
    ...(shared.length > 0 ? [`${listText(shared)}: see the ${link}.`, ''] : []),
  ];
}

function ownAnswer(api: Api, operation: Operation, { status, value }: ApiAnswer): string[] {
  const description = mdxText(String(value.description));
  if (status === 'default') return [`**Other statuses**: ${description}`, ''];
  return [
    `**${statusText(status)}**: ${description}`,
    '',
    ...headerLines(api, value),
    ...bodiesOf(api, value).flatMap((body) => answerBody(api, operation, status, body)),
  ];
}

function headerLines(api: Api, { headers }: JsonObject): string[] {
  const lines = Object.entries((headers ?? {}) as JsonObject)
    .filter(([name]) => name !== ON_EVERY_ANSWER)
    .map(([name, written]) => {
      const header = dereference(api.document, written).value as JsonObject;
      const example = 'example' in header ? ` Example: ${inlineCode(String(header.example))}.` : '';
      return `- ${inlineCode(name)} header. ${mdxText(String(header.description))}${example}`;
    });
  return lines.length > 0 ? [...lines, ''] : [];
}

/** Media types with the same schema and the same examples, which are shown together. */
interface AnswerBody {
  mediaTypes: string[];
  value: JsonObject;
  examples: Example[];
}

function bodiesOf(api: Api, { content }: JsonObject): AnswerBody[] {
  const bodies = new Map<string, AnswerBody>();
  for (const [mediaType, written] of Object.entries((content ?? {}) as JsonObject)) {
    if (!isObject(written)) continue;
    const key = JSON.stringify([written.schema, written.examples]);
    const known = bodies.get(key);
    if (known) known.mediaTypes.push(mediaType);
    else bodies.set(key, { mediaTypes: [mediaType], value: written, examples: examplesOf(api.document, written) });
  }
  return [...bodies.values()];
}

function answerBody(
  api: Api,
  operation: Operation,
  status: string,
  { mediaTypes, value, examples }: AnswerBody,
): string[] {
  const [first, ...others] = mediaTypes;
  const said = others.length > 0 ? `Also as ${listText(others.map(inlineCode))}.` : '';
  const [head, ...fields] = bodyText(api, first, value, bodyId(operation, status), said);
  return [
    `Body: ${head}`,
    ...fields,
    '',
    ...examples.flatMap((example) => [
      answerFence(operation, status, first, example),
      ...errorLinks(example.value),
      '',
    ]),
  ];
}

/** JSON stands for itself; an answer of another type shows the type. */
function answerFence(operation: Operation, status: string, mediaType: string, { summary, value }: Example): string {
  const schema = /^\d+$/.test(status) ? `answer ${status} of ${operation.id}` : `answer of ${operation.id}`;
  const title = `Answer ${status}: ${summary}`;
  if (mediaType === 'application/json' || mediaType === '*/*') {
    if (typeof value !== 'string') return jsonFence(title, value, schema);
  }
  const lines = typeof value === 'string' ? [value] : [literal(value, JSON_STYLE)];
  const type = mediaType === '*/*' ? 'text/plain' : mediaType;
  return fence('http', title, [`HTTP/1.1 ${statusText(status)}`, `Content-Type: ${type}`, '', ...lines].join('\n'));
}

/** Links to the pages of the errors that an example shows. */
function errorLinks(value: Json): string[] {
  const links = new Map<string, string>();
  const visit = (inner: Json): void => {
    if (Array.isArray(inner)) inner.forEach(visit);
    if (!isObject(inner)) return;
    const slug = /\/reference\/errors\/([a-z-]+)$/.exec(String(inner.type ?? ''))?.[1];
    if (slug) links.set(slug, `[${slug}](/reference/errors/${slug})`);
    Object.values(inner).forEach(visit);
  };
  visit(value);
  return links.size > 0 ? ['', `Error page: ${listText([...links.values()])}.`] : [];
}

/** Describes the answers that operations of an API share, each once with its example. */
export function sharedAnswersText(api: Api): string[] {
  return sharedAnswers(api).map(({ status, value }) => {
    const body = (value.content as JsonObject)['application/json'] as JsonObject;
    const [example] = examplesOf(api.document, body);
    const headers = Object.keys((value.headers ?? {}) as JsonObject).filter((name) => name !== ON_EVERY_ANSWER);
    const extra = headers.length > 0 ? ` It may carry ${listText(headers.map(inlineCode))}.` : '';
    return `- **${statusText(status)}**: ${mdxText(String(value.description))}${extra} Example: ${jsonCode(example.value)}`;
  });
}
