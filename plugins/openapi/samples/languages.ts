import { curlSample } from './curl.ts';
import { goSample } from './go.ts';
import { pythonSample } from './python.ts';
import { typescriptSample } from './typescript.ts';

/** The languages of request samples, in the order of their tabs. */
export const sampleLanguages = [
  { label: 'curl', fence: 'bash', write: curlSample },
  { label: 'TypeScript', fence: 'ts', write: typescriptSample },
  { label: 'Python', fence: 'python', write: pythonSample },
  { label: 'Go', fence: 'go', write: goSample },
];
