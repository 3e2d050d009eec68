import { type Operation, requestBodies } from '../../../plugins/openapi/operations.ts';
import type { Api } from '../../../plugins/openapi/readApis.ts';
import { sampleLanguages } from '../../../plugins/openapi/samples/languages.ts';
import {
  examplesOf,
  type SampleRequest,
  sampleRequest,
  serverOf,
} from '../../../plugins/openapi/samples/sampleRequest.ts';
import { descriptions } from '../apiDescriptions.ts';

/** One example request of an operation with its sample in each language. */
export interface OperationSample {
  /** Short and unique, fit for a file name. */
  name: string;
  description: Api;
  operation: Operation;
  request: SampleRequest;
  /** Host with scheme. */
  server: string;
  /** By the language of the fence. */
  code: Record<string, string>;
}

/** Every operation with every example of its body. */
export const operationSamples: OperationSample[] = descriptions.flatMap((description) =>
  description.operations.flatMap((operation) => {
    const [body] = requestBodies(description.document, operation);
    const names = body ? examplesOf(description.document, body.value).map(({ name }) => name) : [undefined];
    return names.map((name) => {
      const request = sampleRequest(description.document, operation, name);
      return {
        name: [description.name, operation.id, name].filter(Boolean).join('_'),
        description,
        operation,
        request,
        server: serverOf(operation),
        code: Object.fromEntries(sampleLanguages.map(({ fence, write }) => [fence, write(request)])),
      };
    });
  }),
);
