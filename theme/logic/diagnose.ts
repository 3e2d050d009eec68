import type { Answer } from './readAnswer.ts';

/** Errors that have a page, by slug: title and most likely cause. */
export type KnownErrors = Readonly<Record<string, readonly [title: string, cause: string]>>;

/** What went wrong by the words of an answer. */
export interface Diagnosis {
  title: string;
  /** What the answer itself says, or an empty text. */
  said: string;
  /** The most likely cause, or what to do. */
  cause: string;
  /** Route of the page about it. */
  page: string;
}

type Members = Record<string, unknown>;

const ERROR_PAGE = /\/reference\/errors\/([a-z0-9-]+)(?:\.html)?\/?$/;
const DID_ERROR = 'https://www.w3.org/ns/did#';
const DID_PAGE = '/reference/services/resolver/#resolution-errors';

/** DID Resolution, section 11, and what usually causes each error at the resolver. */
const DID_CAUSES: Record<string, string> = {
  INVALID_DID: 'The DID is misspelled.',
  INVALID_DID_URL: 'The DID URL is malformed, or a sign in it is not percent-encoded.',
  INVALID_OPTIONS: 'A query parameter has a wrong value.',
  NOT_FOUND: 'There is no such DID, key, service or resource.',
  REPRESENTATION_NOT_SUPPORTED: 'The Accept header names a type that is not offered.',
  METHOD_NOT_SUPPORTED: 'The method or its network is unknown, or disabled at this instance.',
  FEATURE_NOT_SUPPORTED: 'The method does not offer what was asked, such as earlier versions.',
  INVALID_DID_DOCUMENT: 'The published document is broken, or has another id.',
  INTERNAL_ERROR: 'The driver or its registry failed. Try again.',
};

interface Refusal {
  status: number;
  /** Words that tell it where the status was not pasted. */
  words: RegExp;
  cause: string;
  page: string;
}

const API_PAGE = '/reference/api/#shared-rules';
const STATE_PAGE = '/guides/management/instances/state';

const REFUSALS: Refusal[] = [
  {
    status: 401,
    words: /API secret/i,
    cause: 'The secret was not copied in full, or its key was deleted.',
    page: '/guides/management/iam/create-api-key',
  },
  {
    status: 403,
    words: /does not allow/i,
    cause: 'The key has no policy for this action in the scope of this host.',
    page: '/explanations/management/iam/scopes',
  },
  {
    status: 503,
    words: /does not accept requests|is stopped/i,
    cause: 'The instance is stopped or still starting.',
    page: STATE_PAGE,
  },
  {
    status: 404,
    words: /nothing at this|no instance at|No path is/i,
    cause: 'The region or an ID in the address is not one of yours.',
    page: API_PAGE,
  },
  {
    status: 409,
    words: /in use|with this ID exists/i,
    cause: 'The ID is taken, or something still refers to the resource.',
    page: API_PAGE,
  },
  { status: 429, words: /too many requests/i, cause: 'Wait as Retry-After says, then try again.', page: API_PAGE },
  {
    status: 400,
    words: /not as documented/i,
    cause: 'A member of the body or a parameter is missing or misspelled.',
    page: API_PAGE,
  },
];

/** Finds what an answer reports as wrong, the first thing to look at first. */
export function diagnose({ status, body }: Answer, known: KnownErrors): Diagnosis[] {
  const found = isMembers(body) ? diagnoseBody(body, status, known) : [];
  if (found.length > 0 || body !== undefined || status === undefined || status < 400) return found;
  const refusal = REFUSALS.find((one) => one.status === status);
  return refusal ? [{ title: `Status ${status}`, said: '', cause: refusal.cause, page: refusal.page }] : [];
}

function diagnoseBody(body: Members, status: number | undefined, known: KnownErrors): Diagnosis[] {
  const results = Array.isArray(body.data) ? body.data.filter(isMembers) : [];
  const problems = [body, ...[body, ...results].map(({ error }) => error)].filter(isMembers);
  const found = problems.flatMap((problem) => problemOf(problem, known));
  if (found.length > 0) return found;
  return [...vcApiErrors(body, known), ...didErrors(body), ...refusals(body, status)];
}

function problemOf(problem: Members, known: KnownErrors): Diagnosis[] {
  const slug =
    typeof problem.platformType === 'string' ? problem.platformType : ERROR_PAGE.exec(text(problem.type))?.[1];
  const error = slug !== undefined && Object.hasOwn(known, slug) ? known[slug] : undefined;
  if (!error) return [];
  return [{ title: error[0], said: text(problem.detail), cause: error[1], page: `/reference/errors/${slug}` }];
}

/** The VC API names its errors by their titles. */
function vcApiErrors({ checks, errors }: Members, known: KnownErrors): Diagnosis[] {
  if (!Array.isArray(checks) || !Array.isArray(errors)) return [];
  return errors.flatMap((title) => {
    const [slug, error] = Object.entries(known).find(([, [name]]) => name === title) ?? [];
    if (error) return [{ title: error[0], said: '', cause: error[1], page: `/reference/errors/${slug}` }];
    return [{ title: text(title), said: '', cause: 'See the list of errors.', page: '/reference/errors/' }];
  });
}

function didErrors(body: Members): Diagnosis[] {
  for (const metadata of [body.didResolutionMetadata, body.dereferencingMetadata]) {
    const error = isMembers(metadata) ? metadata.error : undefined;
    if (!isMembers(error) || !text(error.type).startsWith(DID_ERROR)) continue;
    const name = text(error.type).slice(DID_ERROR.length);
    const cause = Object.hasOwn(DID_CAUSES, name) ? DID_CAUSES[name] : 'The resolver gives no usual cause for it.';
    return [{ title: name, said: text(error.detail), cause, page: DID_PAGE }];
  }
  const metadata = body.didDocumentMetadata;
  const isGone = isMembers(metadata) && metadata.deactivated === true && !body.didDocument;
  if (!isGone) return [];
  return [{ title: 'DID deactivated', said: '', cause: 'Its controller ended it. Do not rely on it.', page: DID_PAGE }];
}

function refusals({ message, action }: Members, status: number | undefined): Diagnosis[] {
  if (typeof message !== 'string') return [];
  const refusal = REFUSALS.find((one) => (status === undefined ? one.words.test(message) : one.status === status));
  const cause = refusal?.cause ?? (text(action) || 'Compare your request with the API description.');
  return [
    {
      title: status === undefined ? 'The request was refused' : `Status ${status}`,
      said: message,
      cause,
      page: refusal?.page ?? API_PAGE,
    },
  ];
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function isMembers(value: unknown): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
