import { curlSample } from './curl.ts';
import { goSample } from './go.ts';
import { pythonSample } from './python.ts';
import type { SampleRequest } from './sampleRequest.ts';
import { typescriptSample } from './typescript.ts';

export interface SampleLanguage {
  label: string;
  fence: string;
  write: (request: SampleRequest) => string;
}

/** The languages of request samples, in the order of their tabs. */
export const sampleLanguages: readonly SampleLanguage[] = [
  { label: 'curl', fence: 'bash', write: curlSample },
  { label: 'TypeScript', fence: 'ts', write: typescriptSample },
  { label: 'Python', fence: 'python', write: pythonSample },
  { label: 'Go', fence: 'go', write: goSample },
];
