import { LineCounter, parseAllDocuments } from 'yaml';
import { yamlErrors } from '../../shared/yamlError.ts';
import type { TextFault } from './textFault.ts';

/** Why a text is not YAML. */
export function yamlFault(text: string): TextFault | undefined {
  const counter = new LineCounter();
  const documents = parseAllDocuments(text, { lineCounter: counter, prettyErrors: false });
  const [error] = [...documents].flatMap((document) => yamlErrors(document));
  if (!error) return undefined;
  const fix = 'Check the indentation, quotes and brackets around this place.';
  return { row: counter.linePos(error.offset).line, message: `This is not YAML: ${error.message}`, fix };
}
