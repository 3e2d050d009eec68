import type { PublishedCause } from '../base/index.ts';

const unmet = (cause: string): PublishedCause => ({ slug: 'credential-query-evaluation', cause });
const malformed = (cause: string): PublishedCause => ({ slug: 'credential-query-format', cause });
const unsupported = (cause: string): PublishedCause => ({ slug: 'credential-query-unsupported', cause });

/** Causes of what is wrong with a query, or with what belongs to it. */
export const QUERY_CAUSES = {
  definitionIncomplete: malformed('A presentation definition has no `id` or no `input_descriptors`.'),
  descriptorTwice: malformed('Two input descriptors have the same `id`.'),
  fromBoth: malformed('A submission requirement has both `from` and `from_nested`.'),
  dcqlId: malformed(
    'The `id` of a DCQL credential query is used twice, or contains something other than letters, digits, `_` and `-`.',
  ),
  dcqlClaims: malformed('A DCQL credential query has an empty `claims` array.'),
  definitionId: malformed("The submission's `definition_id` is missing, or differs from the definition's `id`."),
  deviceRequest: malformed("A device request's CBOR can't be decoded."),
  deviceVersion: malformed("A device request's version doesn't match the version in the response."),
  queryType: unsupported(
    "`type` isn't `DIF.PresentationExchange`, `DCQL` or `ISO18013-5.DeviceRequest`. It may be abbreviated or misspelled.",
  ),
  noMdoc: unsupported(
    'The query is an `ISO18013-5.DeviceRequest`, but the presentation contains something other than an mdoc.',
  ),
  claim: unmet("A required claim or data element is missing, or the holder didn't disclose it."),
  value: unmet("A Presentation Exchange `filter` or a DCQL `values` restriction doesn't match."),
  type: unmet('The credential has a different `vct`, `doctype` or `type` than the query requests.'),
  rule: unmet("No option of a required credential set is met, or a submission requirement isn't met."),
  descriptorMap: unmet("The submission's descriptor map points to the wrong credential."),
} satisfies Record<string, PublishedCause>;

/** What a part of a query asks for, by the end of its pointer. */
const UNMET: [RegExp, PublishedCause][] = [
  [/\/(?:filter|values)$/, QUERY_CAUSES.value],
  [/\/(?:path|claim_sets)$/, QUERY_CAUSES.claim],
  [/\/meta\/\w+$/, QUERY_CAUSES.type],
  [/^\/(?:credential_sets|submission_requirements)\//, QUERY_CAUSES.rule],
];

/** The cause of a part of a query that is not met; undefined where no page lists it. */
export function causeOfUnmet(pointer: string): PublishedCause | undefined {
  return UNMET.find(([pattern]) => pattern.test(pointer))?.[1];
}
