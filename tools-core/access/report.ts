import type { Check, Link, Place, Report } from '../base/index.ts';
import { callerError } from './callers.ts';
import { type AccessRequest, type Decision, decide, type NamedPolicy, type Part, type Verdict } from './decide.ts';
import { FIELDS, type PolicyProblem } from './policy.ts';

const HOW: Link = {
  title: 'How a request is judged',
  href: '/explanations/management/iam/policy-documents#evaluation',
};
const SCOPES: Link = { title: 'Scopes', href: '/explanations/management/iam/scopes' };
const DOCUMENTS: Link = { title: 'Policy document reference', href: '/reference/iam/policy-documents' };

/** What becomes of a request under some policies: the decision with its statement, then every statement. */
export function reportOf(policies: NamedPolicy[], requests: AccessRequest[]): Report {
  const decisions = requests.map((request) => ({ request, decision: decide(policies, request) }));
  const isAllowed = decisions.every(({ decision }) => decision.allowed);
  const [{ decision }] = decisions;
  return {
    outcome: isAllowed ? 'success' : 'error',
    summary: isAllowed ? 'The request passes.' : 'The request is refused with 403.',
    sections: [
      { kind: 'checks', title: 'Decision', checks: decisions.map((one) => decisionCheck(one.request, one.decision)) },
      {
        kind: 'checks',
        title: 'Every statement',
        checks: decision.verdicts.length > 0 ? decision.verdicts.map(statementCheck) : [NONE],
      },
      {
        kind: 'table',
        title: 'The request in terms of policies',
        head: ['Scope', 'Action', 'Region', 'Service', 'Type', 'ID'],
        rows: requests.map(({ scope, action, resource }) => [scope, action, ...FIELDS.map((name) => resource[name])]),
      },
    ],
  };
}

const NONE: Check = {
  outcome: 'skipped',
  title: 'There is no statement',
  text: 'A key without a policy can do nothing.',
};

const nameOf = ({ policy, index }: Verdict) => `${policy}, statement ${index + 1}`;

function decisionCheck(request: AccessRequest, { allowed, by, decisive, verdicts }: Decision): Check {
  const { action, scope } = request;
  const error = allowed ? undefined : callerError(request);
  const other = verdicts.some(({ misses }) => misses.length === 1 && misses[0] === 'scope');
  return {
    outcome: allowed ? 'success' : 'error',
    title: `${allowed ? 'Allowed' : 'Denied'}: ${action}, in the scope ${scope}`,
    text: decisive
      ? `Decided by ${nameOf(decisive)}, which ${by === 'deny' ? 'denies: a deny beats every allow' : 'allows, and no deny matches'}.`
      : 'No statement matches, and nothing is allowed by default: the implicit deny.',
    points: [
      ...(other && !allowed ? ['One statement would match if its scope were that of the request.'] : []),
      ...(error
        ? [`If it is the role of a ${error.caller}, that reports it. Cause: ${error.cause.replaceAll('`', '')}`]
        : []),
    ],
    links: [
      ...(error ? [{ title: `Error: ${error.slug}`, href: `/reference/errors/${error.slug}` }] : []),
      ...(other && !allowed ? [SCOPES, HOW] : [HOW]),
    ],
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

function statementCheck(verdict: Verdict): Check {
  const { effect, misses } = verdict;
  const isMatch = misses.length === 0;
  return {
    outcome: isMatch ? (effect === 'allow' ? 'success' : 'error') : 'skipped',
    title: `${nameOf(verdict)}: ${isMatch ? (effect === 'allow' ? 'allows' : 'denies') : 'no match'}`,
    text: isMatch
      ? 'Every part fits the request.'
      : `It would ${effect}, but for ${misses.map((part) => PARTS[part]).join(' and ')}.`,
    links: isMatch ? [DOCUMENTS] : [],
  };
}

/** What documents say before there is a request to judge. */
export function statementsReport(policies: NamedPolicy[]): Report {
  const checks = policies.flatMap(({ name, statements }) =>
    statements.map(
      ({ effect, scope, actions, resources }, index): Check => ({
        outcome: 'skipped',
        title: `${name}, statement ${index + 1}: ${effect}`,
        text: `In the scope ${scope}: ${actions.map((action) => (action === '*' ? 'every action' : action)).join(', ')}.`,
        points: resources.map((resource) => `On ${FIELDS.map((field) => resource[field]).join(' / ')}.`),
        links: [DOCUMENTS],
      }),
    ),
  );
  return {
    outcome: 'skipped',
    summary: `Read: ${checks.length} ${checks.length === 1 ? 'statement' : 'statements'}. Put in a request to judge it.`,
    sections: [{ kind: 'checks', title: 'Every statement', checks: checks.length > 0 ? checks : [NONE] }],
  };
}

/** What keeps a document from being saved. */
export function problemReport(name: string, { pointer, message }: PolicyProblem, place?: Place): Report {
  const check: Check = {
    outcome: 'error',
    title: pointer || name,
    text: message,
    links: [DOCUMENTS],
    ...(place && { place }),
  };
  return {
    outcome: 'error',
    summary: `The platform would not save this. ${message}`,
    sections: [{ kind: 'checks', title: `What is wrong in ${name.replace(/^The/, 'the')}`, checks: [check] }],
  };
}
