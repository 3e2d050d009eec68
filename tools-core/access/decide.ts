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

/** A statement compared with a request. */
export interface StatementResult {
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
  decisive?: StatementResult;
  /** Every statement, in order of documents. */
  results: StatementResult[];
}

/**
 * Decides on a request as the platform does: nothing is allowed by default, a matching deny ends the matter, and
 * otherwise one matching allow is enough. Only statements of the scope of the request count. The order plays no role.
 */
export function decide(policies: readonly NamedPolicy[], request: AccessRequest): Decision {
  const results = policies.flatMap(({ name: policy, statements }) =>
    statements.map((one, index) => ({ policy, index, effect: one.effect, misses: missesOf(one, request) })),
  );
  const matching = results.filter(({ misses }) => misses.length === 0);
  const decisive = matching.find(({ effect }) => effect === 'deny') ?? matching[0];
  if (!decisive) return { allowed: false, by: 'implicit deny', results };
  return { allowed: decisive.effect === 'allow', by: decisive.effect, decisive, results };
}

const fits = (pattern: string, value: string) => pattern === '*' || pattern === value;

function missesOf({ scope, actions, resources }: Statement, request: AccessRequest): Part[] {
  const fields = resources.map((resource) => FIELDS.filter((name) => !fits(resource[name], request.resource[name])));
  const [nearest] = fields.sort((one, other) => one.length - other.length);
  return [
    ...(scope === request.scope ? [] : (['scope'] as const)),
    ...(actions.some((action) => fits(action, request.action)) ? [] : (['action'] as const)),
    ...nearest,
  ];
}
