import { type JsonObject, listOf, objectsOf, textOf } from '../base/index.ts';
import type { Decoded } from '../decode/index.ts';
import { clientOf } from '../verify/clientOf.ts';
import type { Expected } from '../verify/types.ts';
import { openid4vpRules } from './openid4vp.ts';
import { europeRules, haipResponseRules, haipRules } from './profiles.ts';
import { chainOf, encryptionKeys, type RequestToCheck, type RuleSet } from './rules.ts';

export { encryptionKeys, type Rule, type RuleSet } from './rules.ts';

const OPENID = 'https://openid.net/specs';
const FRAMEWORK =
  'https://github.com/eu-digital-identity-wallet/eudi-doc-architecture-and-reference-framework/blob/v3.0.0/docs/annexes/annex-2/annex-2.02-high-level-requirements-by-topic.md';

/** Parameters of drafts, whose requests need not follow version 1.0. */
const DRAFTS = ['presentation_definition', 'presentation_definition_uri', 'client_id_scheme'];

/** Sections have numbers, and appendices begin with a letter. */
const sectionOf = (page: string) => (section: string) =>
  `${OPENID}/${page}#${/^\d/.test(section) ? 'section' : 'appendix'}-${section}`;

/** What the parameters of a request require of its response (OpenID4VP 1.0 sections 5 and A.4). */
export function expectedOf(parameters: JsonObject): Expected {
  const { client_id: id, nonce, response_uri: uri, redirect_uri: redirect, response_mode: mode } = parameters;
  const [origin] = listOf(parameters.expected_origins);
  const isDcApi = textOf(mode).startsWith('dc_api');
  const audience = isDcApi && origin !== undefined ? `origin:${origin}` : id;
  const values = { audience, nonce, responseUri: uri ?? redirect, responseMode: mode, origin };
  return Object.fromEntries(Object.entries(values).filter(([, value]) => typeof value === 'string' && value !== ''));
}

/** The rules of OpenID4VP and of its profiles for a request, and of HAIP for the presentations in its response. */
export function ruleSetsOf(request: Decoded, presentations: readonly Decoded[], now: Date): RuleSet[] {
  const { token, document } = request;
  const parameters = token?.payload ?? document ?? {};
  const mode = textOf(parameters.response_mode);
  const queries = objectsOf((parameters.dcql_query as JsonObject | undefined)?.credentials);
  const checked: RequestToCheck = {
    parameters,
    part: token ? 'payload' : 'document',
    header: token?.header,
    isUnsigned: !token && !['aud', 'iat', 'expected_origins'].some((name) => name in parameters),
    chain: chainOf(token?.header ?? {}),
    client: clientOf(parameters),
    mode,
    isDcApi: mode.startsWith('dc_api'),
    queries,
    formats: [...new Set(queries.map(({ format }) => textOf(format)))],
    keys: encryptionKeys(parameters),
  };
  const haip = haipRules(checked);
  const linkOf = sectionOf('openid4vc-high-assurance-interoperability-profile-1_0.html');
  return [
    {
      title: 'OpenID4VP 1.0',
      linkOf: sectionOf('openid-4-verifiable-presentations-1_0.html'),
      isOptional: DRAFTS.some((name) => name in parameters),
      rules: openid4vpRules(checked, now),
    },
    { title: 'HAIP 1.0', linkOf, isOptional: true, rules: haip },
    ...presentations.map((one) => {
      return { title: `HAIP 1.0, ${one.name}`, linkOf, isOptional: true, rules: haipResponseRules(one) };
    }),
    {
      title: 'European framework (ARF 3.0.0)',
      linkOf: () => FRAMEWORK,
      isOptional: true,
      rules: europeRules(checked, haip),
    },
  ];
}
