import type { Check, JsonObject, Link, Report, Section, TreeNode } from '../base/index.ts';
import { ownEntry } from '../base/index.ts';
import { reportNode, treeOf } from '../explain/documents.ts';
import { METHODS as KNOWN } from './methods/definitions.ts';
import type { DidErrorCode } from './problem.ts';
import type { Resolution } from './resolve.ts';
import type { Step } from './route.ts';
import { CHECKS, type EntryReport, type LogCheck } from './webvh/report.ts';

const ERRORS: Link = { title: 'Resolution errors', href: '/reference/services/resolver/#resolution-errors' };

/** The page that explains an error, where it is not that of the method. */
const PAGES: Partial<Record<DidErrorCode, Link>> = {
  INVALID_DID: { title: 'DIDs explained', href: '/explanations/standards/w3c/decentralized-identifiers/' },
  INVALID_DID_URL: { title: 'DID URLs', href: '/reference/services/resolver/#did-urls' },
  INVALID_DID_DOCUMENT: {
    title: 'DID documents explained',
    href: '/explanations/standards/w3c/decentralized-identifiers/documents',
  },
  REPRESENTATION_NOT_SUPPORTED: { title: 'Accept header', href: '/reference/services/resolver/#accept-header' },
};

const METHODS = '/reference/services/resolver/supported-did-methods';
/** Sections of that page by the methods in them; those of ledgers are the others. */
const SECTIONS: Record<string, string> = {
  'self-contained-methods': 'key jwk pkh',
  'web-methods': 'web webvh',
  'log-and-directory-methods': 'oyd plc',
};

/** Where the method of a DID is described, or all methods if the platform has no such one. */
function methodLink(method = ''): Link {
  if (!ownEntry(KNOWN, method)?.key) return { title: 'Supported DID methods', href: METHODS };
  const section = Object.entries(SECTIONS).find(([, names]) => names.split(' ').includes(method))?.[0];
  return { title: `did:${method}`, href: `${METHODS}#${section ?? 'ledger-based-methods'}` };
}

const failureLinks = ({ problem, method }: Resolution): Link[] => [
  (problem && PAGES[problem.code]) ?? methodLink(method),
  ERRORS,
];

/** What the resolver tool shows of a resolution: the way first, then what was found. */
export function resolutionReport(resolution: Resolution): Report {
  const { steps, needs, log, document, dereferenced, response, problem, faults = [] } = resolution;
  const isWaiting = needs && !response && !problem;
  const sections: (Section | undefined)[] = [
    isWaiting ? { kind: 'panel', title: 'Where the document is', panel: 'ask', data: needs } : undefined,
    {
      kind: 'checks',
      title: 'Resolver steps',
      // What failed is first, as in every tool.
      checks: [...steps]
        .sort((one, other) => Number(other.outcome === 'error') - Number(one.outcome === 'error'))
        .map((step) => stepCheck(step, resolution)),
    },
    log && { kind: 'checks', title: 'The log, entry by entry', checks: log.map(entryCheck) },
    faultSection(resolution),
    dereferenced && dereferenced.what !== 'document'
      ? textSection(`What the DID URL selects: ${dereferenced.what}`, dereferenced.location ?? dereferenced.content)
      : undefined,
    document && { kind: 'tree', title: 'The document, line by line', nodes: nodesOf(document) },
    response && {
      ...textSection(`Resolver response: ${response.status}`, response.body ?? `Location: ${response.location}`),
      note: `Content-Type: ${response.contentType}`,
    },
    document && { ...textSection('The document', document), file: 'did.json' },
  ];
  const summary = summaryOf(resolution);
  const isFine = response && response.status < 400 && faults.length === 0;
  return {
    outcome: problem ? 'error' : response ? (isFine ? 'success' : 'warning') : 'skipped',
    reason: { text: summary, links: problem && failureLinks(resolution) },
    summary,
    sections: sections.filter((section) => section !== undefined),
  };
}

function summaryOf({ steps, needs, response, problem, document, faults = [] }: Resolution): string {
  if (problem) return `${problem.message.replace(/\.$/, '')}.`;
  if (!response)
    return `${needs?.hint ?? `The document is ${needs?.address ? 'at an address' : 'on a ledger'}.`} Paste it to continue.`;
  const [fault] = faults;
  if (fault && response.status < 400)
    return `The DID resolves, but ${fault.pointer || 'the document'} has a problem: ${fault.message}`;
  if (response.status === 410) return 'The DID was deactivated, so the response is 410.';
  if (response.status >= 500 && document)
    return `The platform returns ${response.status}. The tool created the document itself.`;
  return `All ${steps.length} steps pass, so the response is ${response.status}.`;
}

const textSection = (title: string, value: unknown): Extract<Section, { kind: 'text' }> => ({
  kind: 'text',
  title,
  text: typeof value === 'string' ? value : JSON.stringify(value, null, 2),
});

function stepCheck({ number, title, outcome, detail }: Step, resolution: Resolution): Check {
  const { problem, method } = resolution;
  const { at } = problem ?? {};
  return {
    outcome,
    title: `${number}. ${title}`,
    // The reason at the top already says it.
    text: detail === problem?.message ? undefined : detail,
    links: outcome === 'error' ? failureLinks(resolution) : number === 3 ? [methodLink(method)] : undefined,
    place: outcome === 'error' && at !== undefined ? { input: 'did', start: at, end: at + 1 } : undefined,
  };
}

const isQuiet = ({ outcome }: LogCheck) => outcome === 'success' || outcome === 'skipped';

function entryCheck({ number, versionId, versionTime, isValid, checks }: EntryReport): Check {
  const isOwn = checks.some(({ outcome }) => outcome === 'error');
  return {
    outcome: isValid ? 'success' : isOwn ? 'error' : 'warning',
    title: `Entry ${number} of ${versionTime}${isValid || isOwn ? '' : ', after an invalid entry'}`,
    quote: versionId,
    // What passes has one line each, so that what doesn't stands out.
    points: checks.filter(isQuiet).map(({ name, detail }) => `${CHECKS[name][0]}: ${detail}`),
    checks: checks
      .filter((check) => !isQuiet(check))
      .map(({ name, outcome, detail }) => ({
        outcome,
        title: CHECKS[name][0],
        text: `${detail} (did:webvh v1.0, ${CHECKS[name][1]})`,
      })),
  };
}

function faultSection({ faults = [] }: Resolution): Section | undefined {
  const checks = faults.map(
    ({ pointer, message, severity }): Check => ({ outcome: severity, title: pointer || 'The document', text: message }),
  );
  return checks.length > 0 ? { kind: 'checks', title: 'Problems in the document', checks } : undefined;
}

/** Types of keys and services, and what each means. */
const TYPES: Record<string, string> = {
  JsonWebKey: 'A key in the form of a JSON Web Key.',
  JsonWebKey2020: 'A key in the form of a JSON Web Key.',
  Multikey: 'A key in multibase, prefixed with its type.',
  Ed25519VerificationKey2020: 'An Ed25519 key, in an older form than Multikey.',
  Ed25519VerificationKey2018: 'An Ed25519 key, in a form that newer documents leave out.',
  X25519KeyAgreementKey2020: 'An X25519 key for encryption, in an older form than Multikey.',
  EcdsaSecp256k1RecoveryMethod2020: 'A secp256k1 key, known only by its account.',
  LinkedDomains: "The subject's domains, each of which has to link back to this DID.",
  DIDCommMessaging: 'A mailbox for DIDComm messages.',
  LinkedVerifiablePresentation: 'Presentations that the subject has published.',
};

/** The members of a document, each with the line about it. A type shows which kind of key or service it is. */
const nodesOf = (document: JsonObject): TreeNode[] =>
  treeOf({ id: 'document', title: 'Document', value: document, kind: 'did-document' }).children.map((child) =>
    reportNode(child, ({ name, value }) =>
      name === 'type' && value !== undefined ? ownEntry(TYPES, value) : undefined,
    ),
  );
