import type { ErrorTexts } from '../../tools-core/verify/index.ts';
import type { TestedWith } from '../checks/rules/frontMatter.ts';
import type { JsonObject } from '../schemas/jsonValue.ts';

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
