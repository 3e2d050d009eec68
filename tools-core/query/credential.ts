import type { JsonObject, Place } from '../base/index.ts';
import type { ValuePath } from './claimsPath.ts';
import type { Format } from './formats.ts';

/** A credential as queries look at it. Nothing of it is verified here. */
export interface Credential {
  /** What it is called in reports. */
  title: string;
  format: Format;
  /** `typ` of an SD-JWT, empty where its header has none; undefined where there is no header. */
  typ?: string;
  /** What claims path pointers of DCQL are applied to. */
  claims: JsonObject;
  /** What JSONPath of Presentation Exchange is applied to: the decoded payload, where there is one. */
  document: JsonObject;
  /** `type`, `vct` or `doctype`. */
  types: string[];
  /** Algorithm or suite of the proof, where it is named. */
  algorithm?: string;
  /** True where it names a key of its holder. */
  isBound: boolean;
  /** Claims that the holder may show or withhold, with the text that shows each. Empty where all is shown or nothing. */
  disclosable: { path: ValuePath; disclosure: string }[];
  /** The text itself, without key binding. */
  written: string;
  place: Place;
}
