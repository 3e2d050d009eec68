import type { JsonObject } from '../../../plugins/schemas/jsonValue.ts';
import { type Example, type ExampleKind, jsonExample, textExample } from '../catalogue.ts';
import { signToken } from '../sign/jws.ts';
import * as query from './queries.ts';
import * as story from './story.ts';

const inJson = (name: string, kind: ExampleKind, title: string, value: JsonObject): Example =>
  jsonExample({ path: `queries/${name}.json`, title, kind, mediaType: 'application/json' }, value);

/** An answer to a presentation exchange: what is presented, with the submission that says where. */
const exchangeAnswer = (name: string, title: string, presented: string, submission: JsonObject): Example =>
  inJson(name, 'query-response', title, query.exchangeResponse(presented, submission));

/** Queries of the relying party and answers to them. */
export function queryExamples(sdJwt: string, vpToken: string): Example[] {
  const requestObject = signToken(
    { typ: 'oauth-authz-req+jwt', kid: story.RELYING_PARTY_KEY },
    query.authorizationRequest,
    story.keys.relyingParty,
  );
  const definition = 'presentation-definition';
  const submission = 'presentation-submission';
  return [
    inJson('definition', definition, 'Presentation definition', query.definition),
    inJson('submission', submission, 'Presentation submission', query.submission),
    exchangeAnswer('response', 'Answer with presentation and submission', vpToken, query.submission),
    inJson('definition-sd-jwt', definition, 'Presentation definition that limits disclosure', query.sdJwtDefinition),
    inJson('submission-sd-jwt', submission, 'Presentation submission for an SD-JWT VC', query.sdJwtSubmission),
    exchangeAnswer('response-sd-jwt', 'Answer with SD-JWT VC and submission', sdJwt, query.sdJwtSubmission),
    inJson('definition-requirements', definition, 'Presentation definition with groups', query.requirementsDefinition),
    inJson('dcql', 'dcql-query', 'DCQL query', query.dcql),
    inJson('dcql-sets', 'dcql-query', 'DCQL query with credential sets and claim sets', query.dcqlSets),
    inJson('dcql-response', 'query-response', 'Answer to the DCQL query', query.dcqlResponse(sdJwt)),
    inJson('authorization-request', 'request-object', 'Authorization request', query.authorizationRequest),
    textExample(
      {
        path: 'queries/request-object.jwt',
        title: 'Authorization request, signed',
        kind: 'request-object',
        mediaType: 'application/oauth-authz-req+jwt',
        proof: 'JWS',
        outcome: 'verifies',
      },
      requestObject,
    ),
  ];
}
