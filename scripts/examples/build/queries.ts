import type { JsonObject } from '../../../plugins/schemas/jsonValue.ts';
import * as story from './story.ts';

const employeeType = {
  path: ['$.type', '$.vc.type'],
  filter: { type: 'array', contains: { const: 'ExampleEmployeeCredential' } },
};
const employeeId = {
  path: ['$.credentialSubject.employeeId', '$.vc.credentialSubject.employeeId'],
  filter: { type: 'string' },
};
const jwtFormats = { jwt_vc_json: { alg: ['ES256'] }, jwt_vp_json: { alg: ['EdDSA', 'ES256'] } };
const sdJwtFormat = { 'dc+sd-jwt': { 'sd-jwt_alg_values': ['ES256'], 'kb-jwt_alg_values': ['ES256'] } };

/** Presentation Exchange 2.1.1: one credential, as W3C credential in a JWT. */
export const definition: JsonObject = {
  id: 'site-access',
  name: 'Access to the site',
  purpose: 'We check that you work here.',
  format: jwtFormats,
  input_descriptors: [
    {
      id: 'employee',
      name: 'Employee credential',
      purpose: 'Shows your employer and your employee number.',
      constraints: { fields: [employeeType, employeeId] },
    },
  ],
};

/** Answers `definition` with `presentations/presentation.vp.jwt`. */
export const submission: JsonObject = {
  id: 'a4b1c0de-52f7-4a0e-9d6f-0c7d3b1e8f42',
  definition_id: 'site-access',
  descriptor_map: [
    {
      id: 'employee',
      format: 'jwt_vp_json',
      path: '$',
      path_nested: { id: 'employee', format: 'jwt_vc_json', path: '$.vp.verifiableCredential[0]' },
    },
  ],
};

/** Asks for an SD-JWT VC and for no more claims than it names. */
export const sdJwtDefinition: JsonObject = {
  id: 'site-access-sd-jwt',
  purpose: 'We need your employee number and, if you share it, your site.',
  format: sdJwtFormat,
  input_descriptors: [
    {
      id: 'employee',
      constraints: {
        limit_disclosure: 'required',
        fields: [
          { path: ['$.vct'], filter: { type: 'string', const: story.VCT } },
          { id: 'employee-number', path: ['$.employeeId'], filter: { type: 'string' } },
          { id: 'site', path: ['$.site'], filter: { type: 'string', enum: ['north', 'south'] }, optional: true },
        ],
      },
    },
  ],
};

/** Answers `sdJwtDefinition` with `credentials/employee.sd-jwt-kb`. */
export const sdJwtSubmission: JsonObject = {
  id: '0b6f2f0a-6d0c-4f37-8a3a-5f2f4b1c9d10',
  definition_id: 'site-access-sd-jwt',
  descriptor_map: [{ id: 'employee', format: 'dc+sd-jwt', path: '$' }],
};

/** Groups descriptors: the employee credential, and one of two documents. */
export const requirementsDefinition: JsonObject = {
  id: 'site-access-with-document',
  submission_requirements: [
    { name: 'Work', rule: 'all', from: 'work' },
    { name: 'One document', rule: 'pick', count: 1, from: 'document' },
  ],
  input_descriptors: [
    { id: 'employee', group: ['work'], constraints: { fields: [employeeType, employeeId] } },
    {
      id: 'passport',
      group: ['document'],
      constraints: { fields: [{ path: ['$.credentialSubject.passportNumber'] }] },
    },
    {
      id: 'driving-license',
      group: ['document'],
      constraints: { fields: [{ path: ['$.credentialSubject.licenseNumber'] }] },
    },
  ],
};

const sdJwtQuery = {
  id: 'employee',
  format: 'dc+sd-jwt',
  meta: { vct_values: [story.VCT] },
};

/** DCQL (OpenID4VP 1.0 section 6): the employee number and the site from an SD-JWT VC. */
export const dcql: JsonObject = {
  credentials: [{ ...sdJwtQuery, claims: [{ path: ['employeeId'] }, { path: ['site'], values: ['north', 'south'] }] }],
};

/** DCQL with a choice of credentials and, in the first, a choice of claims. */
export const dcqlSets: JsonObject = {
  credentials: [
    {
      ...sdJwtQuery,
      claims: [
        { id: 'number', path: ['employeeId'] },
        { id: 'given', path: ['givenName'] },
        { id: 'family', path: ['familyName'] },
        { id: 'site', path: ['site'] },
      ],
      claim_sets: [
        ['number', 'site'],
        ['given', 'family', 'site'],
      ],
    },
    {
      id: 'employee_mdoc',
      format: 'mso_mdoc',
      meta: { doctype_value: story.DOCTYPE },
      claims: [{ path: [story.DOCTYPE, 'employee_id'], intent_to_retain: false }],
    },
    {
      id: 'employee_vc',
      format: 'ldp_vc',
      meta: { type_values: [['https://www.w3.org/ns/credentials/examples#ExampleEmployeeCredential']] },
      claims: [{ path: ['credentialSubject', 'employeeId'] }],
    },
  ],
  credential_sets: [{ options: [['employee'], ['employee_mdoc'], ['employee_vc']] }],
};

/** OpenID4VP 1.0 authorization request (section 5), by `direct_post`, with the query of `dcql`. */
export const authorizationRequest: JsonObject = {
  client_id: story.CLIENT_ID,
  aud: 'https://self-issued.me/v2',
  iat: story.seconds(story.times.requested),
  exp: story.seconds(story.times.presentationEnds),
  response_type: 'vp_token',
  response_mode: 'direct_post',
  response_uri: story.RESPONSE_URI,
  nonce: story.NONCE,
  state: story.STATE,
  dcql_query: dcql,
  client_metadata: { client_name: 'Example site access', vp_formats_supported: sdJwtFormat },
};

/** Parameters of the wallet's answer to `authorizationRequest` (section 8.1). */
export const dcqlResponse = (token: string): JsonObject => ({ vp_token: { employee: [token] }, state: story.STATE });

/** Parameters of an answer to a Presentation Exchange query: the submission stands beside the presentation. */
export const exchangeResponse = (token: string, presentationSubmission: JsonObject): JsonObject => ({
  vp_token: token,
  presentation_submission: presentationSubmission,
  state: story.STATE,
});
