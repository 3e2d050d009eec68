/** What a JSON text on a page is, which decides the schema that it is held against. */
export type SampleKind =
  /** Part of a configuration; with `core` the complete one. */
  | { is: 'configuration'; service: string; core: boolean }
  /** A configuration of which only the key `cors` is shown; with `core` the complete `cors`. */
  | { is: 'cors'; core: boolean }
  | { is: 'instance reference' | 'role reference' | 'policy document' | 'policy result' | 'platform error' }
  /** A list of results under `data`, as answers carry it. */
  | { is: 'results' }
  /** A value of the schema that the fence names, or that its members tell; with `part` only some members are shown. */
  | { is: 'schema'; name: string; definition?: string; part?: boolean }
  /** A JSON Schema. */
  | { is: 'json schema' };

/** Where a sample stands and what it is called. */
export interface SampleLabel {
  title: string;
  route: string;
}

const SERVICES = ['authorizer', 'gateway', 'resolver', 'validator', 'verifier'];
const serviceName = new RegExp(`\\b(?:${SERVICES.join('|')})\\b`, 'i');
const serviceRoute = new RegExp(`/services/(${SERVICES.join('|')})(?:/|$)`);

/** Pages outside the folder of a service whose configuration samples are for one service all the same. */
const PAGE_SERVICES: [route: RegExp, service: string][] = [
  [/^\/guides\/management\/instances\/configure$/, 'resolver'],
  [/^\/reference\/errors\/(?:trusted-issuer|credential-query)-/, 'validator'],
  [/^\/reference\/errors\/(?:proof-|not-allowed-by-configuration$)/, 'verifier'],
];

/** Pages about `cors`, which is the same for every service. */
const corsPages = /^\/(?:reference\/configuration\/cors|explanations\/management\/configurations)$/;

/** Titles of configuration samples that do not use the word. */
const RESOLVER_GUIDE = '/guides/services/resolver/configure';
const resolverTitles =
  /^(?:Disable three methods|Production networks only|Document only by default|Keys in multibase form)$/;

interface Row {
  title: RegExp;
  route?: RegExp;
  kind: SampleKind;
}

/** Titles that say by themselves what a sample is. The first row that fits counts. */
const ROWS: Row[] = [
  {
    title: /^(?:Managed reference|Instance reference|Reference to your own resolver)$/,
    kind: { is: 'instance reference' },
  },
  { title: /^(?:Managed role|Account role)$/, kind: { is: 'role reference' } },
  { title: /policy document|^Policy of the key /i, kind: { is: 'policy document' } },
  {
    title: /^(?:Operator without delete|Auditor|Broad allow with one deny)$/,
    route: /^\/reference\/iam\/policy-documents$/,
    kind: { is: 'policy document' },
  },
  {
    title:
      /^Result entries |^Result entry with a skipped |^Policy response, shortened$|^Answer body, 422$|^Verify answer body, 422$/,
    kind: { is: 'results' },
  },
  { title: /^Result entry/, kind: { is: 'policy result' } },
  { title: /^Output$/, route: /^\/tutorials\/services\/verifier\/$/, kind: { is: 'policy result' } },
  {
    title: /^Platform error|^Answer body, (?:400|401|403|404|405|409|413|415|429|5\d\d)$/,
    kind: { is: 'platform error' },
  },
];

/** Titles of bodies that belong to the request above them. */
const bodyTitles = /^request body|answer|result|output|error|DID document/i;

/** True for a JSON sample that is, by its title, the body of a request or of its answer. */
export function isBodyTitle(title: string): boolean {
  return bodyTitles.test(title);
}

/**
 * Tells what a JSON sample is from its title and the route of its page.
 * @returns undefined for a sample that is none of ours; a configuration whose service nobody names is `'no service'`.
 */
export function sampleKind({ title, route }: SampleLabel): SampleKind | 'no service' | undefined {
  const row = ROWS.find((candidate) => candidate.title.test(title) && (candidate.route?.test(route) ?? true));
  if (row) return row.kind;
  const isGuide = route === RESOLVER_GUIDE && resolverTitles.test(title);
  if (!isGuide && !/\bconfiguration\b|^Gateway path$/i.test(title)) return undefined;
  if (/OpenID configuration/.test(title)) return undefined;
  const core = /^Core configuration/.test(title);
  if (corsPages.test(route) || /CORS part/.test(title)) return { is: 'cors', core };
  const service = serviceOf({ title, route });
  return service ? { is: 'configuration', service, core } : 'no service';
}

/** The service that a sample is for: the one in its title, else the one in its route, else that of its page. */
export function serviceOf({ title, route }: SampleLabel): string | undefined {
  return (
    serviceName.exec(title)?.[0].toLowerCase() ??
    serviceRoute.exec(route)?.[1] ??
    PAGE_SERVICES.find(([page]) => page.test(route))?.[1]
  );
}

/** The service that a request goes to, by the host in its text. */
export function serviceOfHost(text: string): string | undefined {
  return new RegExp(`\\b(${SERVICES.join('|')})\\.(?:management|service)\\.`).exec(text)?.[1];
}
