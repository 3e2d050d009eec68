import type { VariableName } from '../../theme/components/UserVariables/userVariables.ts';
import { escapePattern } from '../shared/escapePattern.ts';

/** A place in a sample that shows a value of the reader. */
export interface VariableRange {
  start: number;
  end: number;
  name: VariableName | 'secret';
}

export interface VariableSample {
  code: string;
  language: string;
  title: string;
  /** For a response beside its request: the reader's own values in the request, which the response repeats. */
  echoes?: ReadonlySet<VariableRange['name']>;
}

/** A value that samples show instead of the reader's own. */
interface Example {
  name: VariableName | 'secret';
  pattern: RegExp;
  in: 'all' | 'programs' | 'shell';
}

const PROGRAMS = /^(?:bash|sh|shell|http|ts|tsx|typescript|js|javascript|py|python|go)$/;
const SHELL = /^(?:bash|sh|shell|http)$/;
/** What a service or a program returned stays as it was, since a different value would make it false. */
const ANSWER = /^(?:answer|response|output|error|result)|\b(?:result|answer|response)$/i;
/** A changed value breaks a signature. */
const SIGNED = /"?proofValue"?\s*:|eyJ[\w-]+\.eyJ/;

/** The whole value, and nothing that merely begins or ends like it. */
const token = (value: string) => new RegExp(`(?<![\\w-])${value}(?![\\w-])`, 'g');

/** Every example value with where it counts: the one list to change. */
function examplesOf(apiDomain: string): Example[] {
  const domain = escapePattern(apiDomain);
  return [
    { name: 'resolver', pattern: token('resolver-eu-1'), in: 'all' },
    { name: 'verifier', pattern: token('verifier-eu-1'), in: 'all' },
    { name: 'validator', pattern: token('validator-eu-1'), in: 'all' },
    { name: 'authorizer', pattern: token('kiosk-authorizer'), in: 'all' },
    { name: 'gateway', pattern: token('front-gateway'), in: 'all' },
    { name: 'role', pattern: token('role_abcd1234'), in: 'all' },
    // The name of a region is a word too, so it counts inside hosts of the platform and as the member `region` only.
    {
      name: 'region',
      pattern: new RegExp(`(?<=\\.(?:service|management)\\.)eu(?=\\.${domain}(?![\\w.-]))`, 'g'),
      in: 'all',
    },
    { name: 'region', pattern: /(?<="region"\s*:\s*")eu(?=")/g, in: 'all' },
    // A DID URL names something inside this very document.
    {
      name: 'did',
      pattern: /(?<![\w%:])did:key:z6MkhaXgBZDvotDkL5257faiztiGiC2QtKLGpbnnEGta2doK(?![\w%:#?;/-])/g,
      in: 'programs',
    },
    { name: 'secret', pattern: /(?<=Bearer )\$API_SECRET(?!\w)/g, in: 'shell' },
  ];
}

/**
 * Finds the example values of a sample that readers may fill in with their own: in shell, HTTP and programs, and in
 * configurations and policies as JSON.
 * @param apiDomain domain of the platform's hosts
 * @returns places in order, without overlaps
 */
export function findExamples({ code, language, title, echoes }: VariableSample, apiDomain: string): VariableRange[] {
  const isProgram = PROGRAMS.test(language);
  const isSigned = SIGNED.test(code);
  // What a reader sets in JSON is a reference by ID, or a statement about resources.
  const isSetting = language === 'json' && !isSigned && /"(?:resourceId|region)"\s*:/.test(code);
  const isAnswer = ANSWER.test(title) || /^HTTP\/\d/.test(code);
  if (isAnswer && !echoes) return [];
  if (!isAnswer && !isProgram && !isSetting) return [];
  const examples = examplesOf(apiDomain).filter(({ name, in: place }) => {
    if (name === 'did' && isSigned) return false;
    if (isAnswer && !echoes?.has(name)) return false;
    return place === 'all' || (place === 'programs' ? isProgram : SHELL.test(language));
  });
  return rangesOf(code, examples);
}

/** A host in a text may end with the region, since the rest is the same everywhere. */
const SHORT_HOST: Example = { name: 'region', pattern: /(?<=\.(?:service|management)\.)eu(?=\.$)/g, in: 'all' };

/**
 * Finds the example values in a name within the text of a page, such as the ID of an instance or a host.
 * @param apiDomain domain of the platform's hosts
 */
export function findNames(text: string, apiDomain: string): VariableRange[] {
  return rangesOf(text, [...examplesOf(apiDomain).filter(({ in: place }) => place !== 'shell'), SHORT_HOST]);
}

function rangesOf(text: string, examples: readonly Example[]): VariableRange[] {
  return examples
    .flatMap(({ name, pattern }) =>
      [...text.matchAll(pattern)].map(({ 0: { length }, index }) => ({ name, start: index, end: index + length })),
    )
    .sort((a, b) => a.start - b.start);
}
