import { brotliDecompressSync } from 'node:zlib';
import type { TestedWith } from '../../plugins/checks/rules/frontMatter.ts';
import { makeApi } from '../../plugins/openapi/makeApi.ts';
import type { JsonObject } from '../../plugins/openapi/specFiles.ts';
import type { ErrorTexts } from '../../tools-core/verify/index.ts';

/** What the simulator needs of the site. */
export interface SimulatorData {
  /** Domain of all hosts of the platform. */
  apiDomain: string;
  /** Address of the documentation site with its base. */
  docs: string;
  /** Short name of the brand. */
  slug: string;
  /** The time that the examples are made for. */
  now: string;
  /** The API descriptions, each as one document. */
  apis: { name: string; document: JsonObject; fromSchemas: string[] }[];
  /** The core configuration of each service. */
  cores: Record<string, JsonObject>;
  errors: ErrorTexts;
  /** The DID documents among the published examples. */
  documents: JsonObject[];
  /** Status lists and schemas among the published examples, as texts. */
  material: string[];
  /** The root certificate of the examples as PEM. */
  root: string;
  /** What each tested page expects, by route. */
  pages: Record<string, TestedWith>;
}

/** The data as JSON in Brotli and base64. The bundler puts the text in place of this name. */
declare const SIMULATOR_DATA: string;

export const data: SimulatorData = JSON.parse(brotliDecompressSync(Buffer.from(SIMULATOR_DATA, 'base64')).toString());

/** The API descriptions with their operations. */
export const apis = data.apis.map(({ name, document, fromSchemas }) => makeApi(name, document, new Set(fromSchemas)));

/** The core configuration of a service, which cannot be changed. */
export const coreConfiguration = (service: string): JsonObject => data.cores[service] ?? {};
