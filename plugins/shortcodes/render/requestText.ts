import { ANY_TYPE } from '../../openapi/mediaTypes.ts';
import { type Operation, requestBodies } from '../../openapi/operations.ts';
import type { Api } from '../../openapi/readApis.ts';
import { sampleLanguages } from '../../openapi/samples/languages.ts';
import { examplesOf, type SampleRequest, sampleRequest } from '../../openapi/samples/sampleRequest.ts';
import { isObject, type JsonObject } from '../../schemas/jsonValue.ts';
import { bodyType, fieldLine, fieldList } from './fieldList.ts';
import { bodyId, fieldId, operationId } from './fieldParts.ts';
import { rows } from './foldText.ts';
import { inlineCode, mdxText } from './markdownText.ts';
import { fence } from './sampleText.ts';

/** Where a parameter is, for a reader. */
const PLACES: Record<string, string> = { path: 'in the path', query: 'in the query', header: 'header' };

/** Lists the parameters of an operation. Optional headers are the same everywhere and are at the top of the page. */
export function parameterText(api: Api, operation: Operation): string[] {
  const lines = operation.parameters
    .filter((parameter) => parameter.in !== 'header' || parameter.required === true)
    .map((parameter) => {
      const examples = examplesOf(api.document, parameter).map(({ value }) => value);
      const isId = parameter.in === 'path';
      // What is in the path is in the sample as well, and can't be empty.
      const { minLength, ...own } = parameter.schema as JsonObject;
      const limits = isId ? own : { ...own, ...(minLength === undefined ? {} : { minLength }), examples };
      const schema = { ...limits, description: parameter.description };
      const id = fieldId(`${operationId(operation)}-parameter`, String(parameter.name));
      const name = `<span id="${id}">${inlineCode(String(parameter.name))}</span> ${PLACES[String(parameter.in)]}`;
      return fieldLine(api, name, { base: api.base, schema }, parameter.required === true);
    });
  return lines.length > 0 ? ['**Parameters**', '', ...rows(lines)] : [];
}

/** Describes the body that an operation takes. */
export function requestBodyText(api: Api, operation: Operation): string[] {
  const [body] = requestBodies(api.document, operation);
  if (!body) return [];
  const { requestBody } = operation.value;
  const said = isObject(requestBody) && typeof requestBody.description === 'string' ? requestBody.description : '';
  const { head, fields } = bodyText(api, body.mediaType, body.value, bodyId(operation, 'request'), mdxText(said));
  return [`**Request body**: ${head}`, '', ...rows(fields)];
}

/** The name of a media type in a sentence. */
export const mediaTypeText = (mediaType: string): string =>
  mediaType === ANY_TYPE ? 'any media type' : inlineCode(mediaType);

/** What a body is, in a line, and the list of its fields. */
export interface BodyText {
  head: string;
  fields: string[];
}

/**
 * Media type and fields of a body.
 * @param id start of the ids of its fields
 */
export function bodyText(api: Api, mediaType: string, { schema }: JsonObject, id: string, said = ''): BodyText {
  const place = { base: api.base, schema: schema as JsonObject };
  const type = bodyType(api, place);
  const fields = type.startsWith('[') ? [] : fieldList(api, place, id);
  const isPlain = fields.length > 0 || type === 'any value';
  return { head: `${mediaTypeText(mediaType)}${isPlain ? '' : `, ${type}`}. ${said}`.trim(), fields };
}

/**
 * Shows a request in each language, in tabs that stay on the choice of the reader. One with several examples has tabs
 * for these around them, such as one for each format of a credential.
 */
export function requestTabs(api: Api, operation: Operation): string[] {
  const [body] = requestBodies(api.document, operation);
  const examples = body ? examplesOf(api.document, body.value) : [];
  if (examples.length < 2) return languageTabs(sampleRequest(api.document, operation));
  const tabs = examples.flatMap(({ name, summary }) => [
    `<Tab label="${summary}">`,
    '',
    ...languageTabs(sampleRequest(api.document, operation, name)),
    '</Tab>',
  ]);
  return ['<Tabs>', ...tabs, '</Tabs>', ''];
}

function languageTabs(request: SampleRequest): string[] {
  const tabs = sampleLanguages.flatMap(({ label, fence: language, write }, index) => [
    `<Tab label="${label}">`,
    '',
    // The search finds the first language; the others say the same.
    fence(language, 'Request', write(request), index > 0 ? 'unindexed' : ''),
    '',
    '</Tab>',
  ]);
  return ['<Tabs groupId="language">', ...tabs, '</Tabs>', ''];
}
