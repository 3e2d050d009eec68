import {
  accessReport,
  MANAGED_POLICIES,
  type NamedPolicy,
  PolicyProblem,
  problemReport,
  readPolicy,
  readRequest,
  statementsReport,
} from '../../../../tools-core/access/index.ts';
import { InputError, type Place, placeOfPointer, type Report } from '../../../../tools-core/base/index.ts';
import type { Inputs, Options } from '../shell/contract.ts';
import { serve } from '../shell/serve.ts';
import { examples } from './examples.virtual.ts';
import { routes } from './routes.virtual.ts';

/** Documents with an empty line between, as the field takes them: each begins with a brace at the start of a line. */
function documentsOf(text: string): string[] {
  return text
    .split(/\n\s*\n(?=\s*\{)/)
    .map((one) => one.trim())
    .filter((one) => one !== '');
}

/** Reads the documents, and reports what is wrong in the first that the platform would not save. */
function readAll(text: string): NamedPolicy[] | Report {
  const documents = documentsOf(text);
  const policies: NamedPolicy[] = [];
  for (const [index, document] of documents.entries()) {
    const name = documents.length > 1 ? `Document ${index + 1}` : 'The document';
    try {
      policies.push({ name, statements: readPolicy(document) });
    } catch (error) {
      if (!(error instanceof PolicyProblem)) throw error;
      return problemReport(name, error, placeOf(error, document, text.indexOf(document)));
    }
  }
  return policies;
}

/** @param from where the document begins in the field */
function placeOf({ pointer, at }: PolicyProblem, document: string, from: number): Place | undefined {
  if (at === undefined) return placeOfPointer(document, pointer, 'policies', from);
  const start = from + Math.min(at, document.length - 1);
  return { input: 'policies', start, end: start + 1 };
}

function run({ policies, request }: Inputs, { managed }: Options) {
  const named = readAll(policies);
  if (!Array.isArray(named)) return named;
  const supplied = MANAGED_POLICIES.filter(({ name }) => name === managed);
  if (request.trim() === '') return statementsReport([...named, ...supplied]);
  const requests = readRequest(request, routes);
  if (!requests) {
    throw new InputError("This request doesn't need a policy, because its host or path doesn't take an API key.");
  }
  return accessReport([...named, ...supplied], requests);
}

serve({ run }, async () => ({ examples }));
