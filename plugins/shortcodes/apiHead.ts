import { ANY_TYPE } from '../openapi/mediaTypes.ts';
import { dereference, requestBodies, responseBodies } from '../openapi/operations.ts';
import type { Api } from '../openapi/readApis.ts';
import { serverOf } from '../openapi/samples/sampleRequest.ts';
import type { JsonObject } from '../schemas/jsonValue.ts';
import { inlineCode, mdxText } from './render/markdownText.ts';
import { table } from './render/table.ts';

const TABS_IMPORT = "import { Tab, Tabs } from '@rspress/core/theme';";

/**
 * `<ApiHead of="verifier" />`: base address, authentication, headers, limits and files of an API. It brings the tabs
 * that the operations below it use.
 */
export function apiHeadShortcode(api: Api): string {
  return [TABS_IMPORT, '', ...baseText(api), ...keyText(api), ...headerText(api), ...limitText(api), ...fileText(api)]
    .join('\n')
    .trim();
}

function baseText(api: Api): string[] {
  const byAddress = new Map(api.operations.toReversed().map((one) => [String(one.servers[0].url), one]));
  const lines = [...byAddress.values()].reverse().flatMap((operation) => {
    const [server] = operation.servers;
    const base = `\`\`\`text title="Base URL"\n${serverOf(operation)}\n\`\`\``;
    return [
      mdxText(String(server.description)).replace(/([^.])$/, '$1.'),
      '',
      // The only one is beside the title where there is room.
      ...(byAddress.size === 1 ? ['<div className="operation__base dark-panel">', '', base, '', '</div>'] : [base]),
      '',
      ...Object.entries((server.variables ?? {}) as JsonObject).map(([name, written]) => {
        const variable = written as JsonObject;
        const values = Array.isArray(variable.enum)
          ? ` Values: ${variable.enum.map((value) => inlineCode(String(value))).join(', ')}.`
          : '';
        return `- ${inlineCode(`{${name}}`)}: ${mdxText(String(variable.description))}, such as ${inlineCode(String(variable.default))}.${values}`;
      }),
      '',
    ];
  });
  return ['## Base URL', '', ...lines];
}

function keyText(api: Api): string[] {
  const open = api.operations.filter(({ security }) => (security ?? []).length === 0);
  if (open.length === api.operations.length) return ['### Authentication', '', "You don't need an API key.", ''];
  return [
    '### Authentication',
    '',
    "Send your [API key's](/guides/management/iam/create-api-key) secret as a bearer token. A secret has 64 hexadecimal characters. The samples on this page read it from the environment variable `API_SECRET`.",
    '',
    ...(open.length > 0 ? ["Some operations don't require a key, as noted in their descriptions.", ''] : []),
  ];
}

function headerText(api: Api): string[] {
  const rows: [string, string][] = [];
  const keyed = api.operations.some(({ security }) => (security ?? []).length > 0);
  if (keyed) rows.push(['Authorization', '`Bearer` followed by the API secret']);
  const parameters = api.operations
    .flatMap((operation) => operation.parameters)
    .filter((item) => item.in === 'header' && item.required !== true);
  for (const parameter of new Map(parameters.map((item) => [item.name, item])).values()) {
    rows.push([
      String(parameter.name),
      `${inlineCode(String(parameter.example))}. ${mdxText(String(parameter.description))} Optional.`,
    ]);
  }
  const types = new Set(
    api.operations.flatMap((operation) => requestBodies(api.document, operation).map((body) => body.mediaType)),
  );
  if (types.size > 0)
    rows.push([
      'Content-Type',
      [...types].map((type) => (type === ANY_TYPE ? 'As the target expects' : inlineCode(type))).join(' or '),
    ]);
  if (api.operations.some((operation) => responseBodies(api.document, operation, '200').length > 1)) {
    rows.push(['Accept', 'The response format you want']);
  }
  const headers = (api.document.components as JsonObject).headers as JsonObject;
  const { description } = dereference(api.document, headers.RequestId).value as JsonObject;
  rows.push(['X-Request-Id (response)', mdxText(String(description))]);
  const named = rows.map(([name, value]) => [name.replace(/^\S+/, inlineCode), value]);
  return [table(['Header', 'Value'], named), ''];
}

function limitText(api: Api): string[] {
  const tooLarge = api.operations.map(({ value }) => (value.responses as JsonObject)['413']).find(Boolean);
  const { description } = (tooLarge ? dereference(api.document, tooLarge).value : {}) as JsonObject;
  const size = /\d+ [KMG]iB/.exec(String(description))?.[0];
  return [`${size ? `Bodies are limited to ${size}. ` : ''}Requests time out after 30 seconds.`, ''];
}

function fileText({ name }: Api): string[] {
  const [yaml, json] = ['yaml', 'json'].map((extension) => `/spec/openapi/${name}.${extension}`);
  return [
    `Download this API as [OpenAPI 3.1 in YAML](${yaml}), [OpenAPI 3.1 in JSON](${json}) or a [Postman collection](/spec/postman/${name}.json).`,
  ];
}
