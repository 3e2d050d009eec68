import { FIELDS, type Resource, type Scope, type Statement } from './policy.ts';

/** What a request wants to do. */
export interface AccessRequest {
  scope: Scope;
  action: string;
  resource: Resource;
}

/** Statements of one document, under a name that a reader knows it by. */
export interface NamedPolicy {
  name: string;
  statements: Statement[];
}

/** A part of a statement that a request must match. */
export type Part = 'scope' | 'action' | (typeof FIELDS)[number];

/** What a statement makes of a request. */
export interface Verdict {
  policy: string;
  /** Position in the document, from 0. */
  index: number;
  effect: Statement['effect'];
  /** Parts that do not fit; none for a statement that matches. For a resource, those of the nearest one. */
  misses: Part[];
}

export interface Decision {
  allowed: boolean;
  /** Why: a deny that matches, an allow that matches, or nothing that does. */
  by: 'deny' | 'allow' | 'implicit deny';
  /** The statement that decided; undefined for the implicit deny. */
  decisive?: Verdict;
  /** Every statement, in order of documents. */
  verdicts: Verdict[];
}

/**
 * Decides on a request as the platform does: nothing is allowed by default, a matching deny ends the matter, and else one
 * matching allow is enough. Only statements of the scope of the request count. The order plays no role.
 */
export function decide(policies: readonly NamedPolicy[], request: AccessRequest): Decision {
  const verdicts = policies.flatMap(({ name, statements }) =>
    statements.map((statement, index) => ({
      policy: name,
      index,
      effect: statement.effect,
      misses: missesOf(statement, request),
    })),
  );
  const matching = verdicts.filter(({ misses }) => misses.length === 0);
  const decisive = matching.find(({ effect }) => effect === 'deny') ?? matching[0];
  if (!decisive) return { allowed: false, by: 'implicit deny', verdicts };
  return { allowed: decisive.effect === 'allow', by: decisive.effect, decisive, verdicts };
}

const fits = (pattern: string, value: string) => pattern === '*' || pattern === value;

function missesOf({ scope, actions, resources }: Statement, request: AccessRequest): Part[] {
  const misses: Part[] = [];
  if (scope !== request.scope) misses.push('scope');
  if (!actions.some((action) => fits(action, request.action))) misses.push('action');
  const fields = resources.map((resource) => FIELDS.filter((name) => !fits(resource[name], request.resource[name])));
  const [nearest] = fields.sort((one, other) => one.length - other.length);
  return [...misses, ...nearest];
}
