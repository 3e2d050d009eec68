import { type Operation, requestBodies } from '../openapi/operations.ts';
import type { Api } from '../openapi/readApis.ts';
import { sampleLanguages } from '../openapi/samples/languages.ts';
import { acceptedTypes, type SampleRequest, sampleRequest } from '../openapi/samples/sampleRequest.ts';
import { chosen, ShortcodeError } from '../pages/expandShortcodes.ts';
import { fence } from './render/sampleText.ts';

const PROGRAMS: Record<string, { needs: string; extension: string; command: string }> = {
  ts: {
    needs: 'Requires Node.js 20 or later. The first time, `npx --yes` downloads `tsx`, which runs TypeScript files.',
    extension: 'mts',
    command: 'npx --yes tsx',
  },
  python: { needs: 'Requires Python 3.8 or later and no packages.', extension: 'py', command: 'python3' },
  go: { needs: 'Requires Go 1.19 or later and no packages.', extension: 'go', command: 'go run' },
};

/**
 * `<ProgramTabs of="resolver" id="resolveDid" file="resolve" pipe="jq ." />`, inside `<Tabs groupId="language">` below
 * the tab for curl: the request of an operation as a program in every other language, with the command that runs it.
 * The program prints the response as it is, and `pipe` reads it. Parameters of the operation are attributes; `accept`
 * asks for one of several types, and `body` names the file that contains the body.
 */
export function programTabsShortcode(api: Api, attributes: Record<string, string>): string {
  const operation = chosen(attributes, 'id', new Map(api.operations.map((one) => [one.id, one])));
  const { file, pipe } = attributes;
  if (!/^[a-z][\w-]*$/.test(file ?? '')) {
    throw new ShortcodeError(`"${file ?? ''}" isn't a file name.`, 'Write file="…" with a name without extension.');
  }
  const request = requestOf(api, operation, attributes);
  return sampleLanguages
    .filter((language) => language.fence in PROGRAMS)
    .flatMap(({ label, fence: language, write }) => {
      const { needs, extension, command } = PROGRAMS[language];
      const name = `${file}.${extension}`;
      return [
        `<Tab label="${label}">`,
        '',
        needs,
        '',
        fence(language, name, write(request), 'unindexed'),
        '',
        fence('bash', 'Run it', `${command} ${name}${pipe ? ` | ${pipe}` : ''}`, 'unindexed'),
        '',
        '</Tab>',
      ];
    })
    .join('\n');
}

const OWN = ['of', 'id', 'file', 'pipe', 'accept', 'body'];

function requestOf(api: Api, operation: Operation, attributes: Record<string, string>): SampleRequest {
  const values = Object.fromEntries(Object.entries(attributes).filter(([name]) => !OWN.includes(name)));
  const names = operation.parameters.map(({ name }) => String(name));
  const unknown = Object.keys(values).find((name) => !names.includes(name));
  if (unknown)
    throw new ShortcodeError(`${operation.id} has no parameter "${unknown}".`, `Write one of: ${names.join(', ')}.`);
  const request = sampleRequest(api.document, operation, undefined, values);
  const accepted = acceptedTypes(api.document, operation);
  const { accept } = attributes;
  if (accept !== undefined && !accepted.includes(accept)) {
    throw new ShortcodeError(
      `${operation.id} has no response of type "${accept}".`,
      `Write one of: ${accepted.join(', ')}.`,
    );
  }
  const headers = request.headers.map(([name, value]): [string, string] => [
    name,
    name === 'Accept' ? (accept ?? value) : value,
  ]);
  const [body] = requestBodies(api.document, operation);
  if (attributes.body !== undefined && !body) {
    throw new ShortcodeError(`${operation.id} takes no body.`, 'Remove the attribute "body".');
  }
  return {
    ...request,
    headers,
    body: body && attributes.body ? { mediaType: body.mediaType, kind: 'file', value: attributes.body } : request.body,
    // What is printed is to be read by another program.
    responseKind: request.responseKind === 'json' ? 'text' : request.responseKind,
  };
}
