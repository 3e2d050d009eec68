import type { JsonObject, Place } from '../base/index.ts';

/** Formats by the names of OpenID4VP 1.0, annex B. */
export type Format = 'dc+sd-jwt' | 'jwt_vc_json' | 'ldp_vc' | 'mso_mdoc';

/** A claim that the holder may show or keep back, with the text that shows it. */
export interface Disclosable {
  path: (string | number)[];
  disclosure: string;
}

/** A credential as queries look at it. Nothing of it is verified here. */
export interface Credential {
  /** What it is called in reports. */
  title: string;
  format: Format;
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
  /** Empty where all is shown or nothing. */
  disclosable: Disclosable[];
  /** The text itself, without key binding. */
  written: string;
  place: Place;
}
