import { type Change, ChoreError, type Plan, type Site } from '../site.ts';
import { newDiagram } from './diagram.ts';
import { newError } from './error.ts';
import { newKey } from './key.ts';
import { newMethod } from './method.ts';
import { newOperation } from './operation.ts';
import { newPage } from './page.ts';
import { newSample } from './sample.ts';
import { newTerm } from './term.ts';

/** What a writer may say of a new thing, as options of the command. */
export const NEW_OPTIONS = [
  'title',
  'label',
  'page',
  'on',
  'text',
  'status',
  'by',
  'policy',
  'type',
  'default',
  'group',
  'address',
  'id',
  'action',
] as const;
export type NewOptions = Partial<Record<(typeof NEW_OPTIONS)[number], string>>;

interface Kind {
  usage: string;
  /** What the writer does next, beyond what the check names. */
  next?: string[];
  /** @returns undefined where a name or an option that it needs is missing */
  plan(site: Site, names: string[], options: NewOptions): Change[] | undefined;
}

/** The kinds of things that a writer adds. */
export const kinds: Record<string, Kind> = {
  page: {
    usage: 'page <address> --title "<title>" [--label "<name in the sidebar>"]',
    plan: (site, [at], { title, label }) => (at && title ? newPage(site, { at, title, label }) : undefined),
  },
  error: {
    next: [
      'See in errors.json whether "concerns" and "formats" of the entry fit: they are those of another error of the policy',
      'Write each cause that there is into errors.json, its signs into _diagnosis.json, and a sample of each into causes.yaml',
    ],
    usage: 'error <slug> --title "<title>" --by <service> --policy <policy> [--status 422]',
    plan: (site, [slug], { title, status = '422', by, policy }) =>
      slug && title && by && policy ? newError(site, { slug, title, status: Number(status), by, policy }) : undefined,
  },
  operation: {
    usage: 'operation <api> "<METHOD> <path>" --id <operationId> --title "<summary>" --action <action or none>',
    next: [
      'npm run api-versions -- --record "What it is about" writes it into the changelog, when the platform has it',
    ],
    plan: (site, [api, place], { id, title, action }) => {
      const [method, path] = (place ?? '').split(' ');
      return path && id && title && action ? newOperation(site, { api, method, path, id, title, action }) : undefined;
    },
  },
  key: {
    usage: 'key <service> <way.to.the.key> --type <JSON type> --default <JSON> [--text "<description>"]',
    plan: (site, [service, key], { type, default: value, text }) =>
      service && key && type && value !== undefined ? newKey(site, { service, key, type, value, text }) : undefined,
  },
  method: {
    usage: 'method <name> --group <group> --address <its specification>',
    plan: (site, [name], { group, address }) =>
      name && group && address ? newMethod(site, { name, group, address }) : undefined,
  },
  term: {
    usage: 'term "<term>" --page <page that explains it> [--text "<definition>"]',
    plan: (site, [term], { page, text }) => (term ? newTerm(site, { term, page, text }) : undefined),
  },
  diagram: {
    next: ['Draw, and look at it in light, in dark and at 320 pixels'],
    usage: 'diagram <name> --title "<title>" --on <page>',
    plan: (site, [name], { title, on }) => (name && title && on ? newDiagram(site, { name, title, on }) : undefined),
  },
  sample: {
    next: ['npm run test:unit -- liveSamples -u writes what the program gives into its .txt; read it'],
    usage: 'sample <name> --title "<title>" --on <page>',
    plan: (site, [name], { title, on }) => (name && title && on ? newSample(site, { name, title, on }) : undefined),
  },
};

/**
 * Plans a new thing.
 * @throws ChoreError with how to say it, where the kind is unknown or something is missing
 */
export function newThing(site: Site, [kind, ...names]: string[], options: NewOptions): Plan {
  const usages = (list: Kind[]) => list.map(({ usage }) => `npm run new -- ${usage}`).join('\n');
  const known = Object.hasOwn(kinds, kind ?? '') ? kinds[kind] : undefined;
  if (!known) throw new ChoreError(usages(Object.values(kinds)));
  const changes = known.plan(site, names, options);
  if (!changes) throw new ChoreError(usages([known]));
  return { changes, left: known.next ?? [] };
}
