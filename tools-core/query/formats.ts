import { ownEntry } from '../base/index.ts';

/** Formats by the names of OpenID4VP 1.0, annex B. */
export type Format = 'dc+sd-jwt' | 'jwt_vc_json' | 'ldp_vc' | 'mso_mdoc';

/** Every name that a format has in OpenID4VP, in its drafts, in Presentation Exchange and in products. */
const NAMES: Record<string, Format> = {
  'dc+sd-jwt': 'dc+sd-jwt',
  'vc+sd-jwt': 'dc+sd-jwt',
  jwt_vc_json: 'jwt_vc_json',
  jwt_vc: 'jwt_vc_json',
  'vc+jwt': 'jwt_vc_json',
  jwt: 'jwt_vc_json',
  ldp_vc: 'ldp_vc',
  ldp: 'ldp_vc',
  di_vc: 'ldp_vc',
  mso_mdoc: 'mso_mdoc',
};

/** Names of presentations, which a submission may have instead of the name of the credential. */
const PRESENTATIONS: Record<string, Format> = {
  jwt_vp_json: 'jwt_vc_json',
  jwt_vp: 'jwt_vc_json',
  ldp_vp: 'ldp_vc',
  di_vp: 'ldp_vc',
};

/** The format that a name means; undefined for a name that no format has. */
export const formatOf = (name: string): Format | undefined => ownEntry(NAMES, name);

/** The same for a name in a submission, which may be that of a presentation. */
export const presentedFormatOf = (name: string): Format | undefined => ownEntry(PRESENTATIONS, name) ?? formatOf(name);

/** A sentence about the `typ` of an SD-JWT that differs from the name asked for (SD-JWT VC section 3.2.1), or none. */
export const typCaveat = (asked: string, typ: string | undefined): string =>
  typ === undefined || [asked, 'dc+sd-jwt'].includes(typ)
    ? ''
    : ` Its header has ${typ ? `typ ${typ}` : 'no typ'}, and some verifiers reject it: the name is dc+sd-jwt.`;
