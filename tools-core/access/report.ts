import { type Check, errorLinks, type Link, type Place, type Report } from '../base/index.ts';
import {
  type AccessRequest,
  type Decision,
  decide,
  type NamedPolicy,
  type Part,
  type StatementResult,
} from './decide.ts';
import { FIELDS, type PolicyProblem } from './policy.ts';

const HOW: Link = {
  title: 'How a request is evaluated',
  href: '/explanations/management/iam/policy-documents#evaluation',
};
const SCOPES: Link = { title: 'Scopes', href: '/explanations/management/iam/scopes' };
const DOCUMENTS: Link = { title: 'Policy document reference', href: '/reference/iam/policy-documents' };

/** How policies decide on requests: the decision with its statement, then every statement. */
export function accessReport(policies: NamedPolicy[], requests: AccessRequest[]): Report {
  const checks = requests.map((request) => decisionCheck(request, decide(policies, request)));
  const denied = checks.find(({ outcome }) => outcome !== 'success');
  const statements = decide(policies, requests[0]).results.map(statementCheck);
  const parts = requests.map(({ scope, action, resource }) => [scope, action, ...FIELDS.map((name) => resource[name])]);
  const names = ['Scope', 'Action', 'Region', 'Service', 'Type', 'ID'];
  const rows = names.map((name, at) => [name, ...parts.map((values) => values[at])]);
  const head = ['Part', ...parts.map((_, at) => (parts.length === 1 ? 'Value' : `Request ${at + 1}`))];
  return {
    outcome: denied ? 'error' : 'success',
    ...(denied && { reason: { text: DENIED, fix: denied.text } }),
    summary: denied ? DENIED : 'The request passes.',
    sections: [
      { kind: 'checks', title: 'Decision', checks },
      { kind: 'table', title: 'How policies see the request', head, rows },
      { kind: 'checks', title: 'Every statement', checks: statements.length > 0 ? statements : [NONE] },
    ],
  };
}

const DENIED = 'The request is denied with 403.';

const NONE: Check = {
  outcome: 'skipped',
  title: "There aren't any statements",
  text: "A key without a policy can't do anything.",
};

/** The error that a verifier reports when this request of it is rejected; undefined where there is none. */
export function callerError({ scope, action, resource }: AccessRequest): string | undefined {
  const isResolving = scope === 'service' && resource.service === 'resolver' && action === 'resolve';
  return isResolving ? 'proof-resolve-issuer' : undefined;
}

const inSentence = (name: string) => name.replace(/^The/, 'the');
const nameOf = ({ policy, index }: StatementResult) => `${policy}, statement ${index + 1}`;

function decisionCheck(request: AccessRequest, { allowed, by, decisive, results }: Decision): Check {
  const { action, scope } = request;
  const error = allowed ? undefined : callerError(request);
  const isNear = !allowed && results.some(({ misses }) => misses.join() === 'scope');
  const why =
    by === 'deny' ? 'denies it, because a deny takes precedence over every allow' : 'allows it, and no deny matches';
  return {
    outcome: allowed ? 'success' : 'error',
    title: `${allowed ? 'Allowed' : 'Denied'}: ${action} in the ${scope} scope`,
    text: decisive
      ? `Decided by ${inSentence(nameOf(decisive))}, which ${why}.`
      : 'No statement matches, so the request is denied. Nothing is allowed by default (implicit deny).',
    points: [
      ...(isNear ? ["One statement would match if it had the request's scope."] : []),
      ...(error ? [`If this is the role of a verifier, the verifier reports ${error}.`] : []),
    ],
    links: [...errorLinks(error), ...(isNear ? [SCOPES, HOW] : [HOW])],
  };
}

const PARTS: Record<Part, string> = {
  scope: 'the scope',
  action: 'the action',
  region: 'the region',
  service: 'the service',
  resourceType: 'the resource type',
  resourceId: 'the resource ID',
};

function statementCheck(result: StatementResult): Check {
  const { effect, misses } = result;
  if (misses.length > 0)
    return {
      outcome: 'skipped',
      title: `${nameOf(result)}: no match`,
      text: `It would ${effect} the request if it weren't for ${misses.map((part) => PARTS[part]).join(' and ')}.`,
    };
  return {
    outcome: effect === 'allow' ? 'success' : 'error',
    title: `${nameOf(result)}: ${effect === 'allow' ? 'allows' : 'denies'}`,
    text: 'Every part matches the request.',
    links: [DOCUMENTS],
  };
}

/** The statements of documents, while there is no request to decide on. */
export function statementsReport(policies: NamedPolicy[]): Report {
  const checks = policies.flatMap(({ name, statements }) =>
    statements.map(
      ({ effect, scope, actions, resources }, index): Check => ({
        outcome: 'skipped',
        title: `${name}, statement ${index + 1}: ${effect}`,
        text: `In the ${scope} scope: ${actions.map((action) => (action === '*' ? 'every action' : action)).join(', ')}.`,
        points: resources.map((resource) => `On ${FIELDS.map((field) => resource[field]).join(' / ')}.`),
        links: [DOCUMENTS],
      }),
    ),
  );
  return {
    outcome: 'skipped',
    summary: `${checks.length} ${checks.length === 1 ? 'statement' : 'statements'} found. Paste a request to evaluate it.`,
    sections: [{ kind: 'checks', title: 'Every statement', checks: checks.length > 0 ? checks : [NONE] }],
  };
}

/** What keeps a document from being saved. */
export function problemReport(name: string, { pointer, message: text }: PolicyProblem, place?: Place): Report {
  const check: Check = { outcome: 'error', title: pointer || name, text, links: [DOCUMENTS], ...(place && { place }) };
  return {
    outcome: 'error',
    summary: `The platform would not save this. ${text}`,
    sections: [{ kind: 'checks', title: `What is wrong in ${inSentence(name)}`, checks: [check] }],
  };
}
