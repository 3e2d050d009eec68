import path from 'node:path';
import { type DataKind, kindOfData } from '../data/dataKinds.ts';
import { GLOSSARY_FILE } from '../data/glossary.ts';
import { SAMPLE_FOLDER } from '../data/liveSamples.ts';
import { type SiteData, siteData } from '../data/siteData.ts';
import { toolFiles } from '../data/tools.ts';
import {
  DataError,
  type Expansion,
  expandTags,
  type Part,
  PartError,
  type Parts,
  tagNameOf,
} from '../pages/expandPage.ts';
import { SPEC_FOLDER } from '../schemas/readSpec.ts';
import { matchesOf } from '../shared/matchesOf.ts';
import { type Problem, uniqueProblems, unreadableData } from '../shared/problem.ts';
import { RECORD_FOLDER } from '../shared/site.ts';
import { filesAt, onceInTurn, stampOfFile, whileUnchanged } from '../shared/whileUnchanged.ts';
import { apiChangesPart } from './apiChanges.ts';
import { apiHeadPart } from './apiHead.ts';
import { apiObjectsPart, operationTablePart, sharedAnswersPart } from './apiSections.ts';
import { checkStepPart } from './checkStep.ts';
import { configurationKeysPart } from './configurationKeys.ts';
import { coreConfigurationPart } from './coreConfiguration.ts';
import { diagramPart } from './diagram.ts';
import { DIAGRAM_FOLDER } from './diagramFiles.ts';
import { didMethodParts } from './didMethods.ts';
import { errorListParts } from './errorLists.ts';
import { errorPageParts } from './errorPages.ts';
import { glossaryPart } from './glossary.ts';
import { iamParts } from './iam.ts';
import { liveSamplePart } from './liveSample.ts';
import { operationPart, operationsPart } from './operation.ts';
import { KINDS, type PartData, type PartSources, partSources, problemsIn, type Source } from './partSources.ts';
import { policyListParts } from './policyLists.ts';
import { policyPageParts } from './policyPages.ts';
import { programTabsPart } from './programTabs.ts';
import { apiPages } from './render/apiFields.ts';
import { errorPagesOf } from './render/configurationPages.ts';
import { standardParts } from './standards.ts';
import { tagMemory } from './tagMemory.ts';
import { toolPart } from './tool.ts';
import { publishedValues, VALUE_TOKEN, withValues } from './values.ts';

export interface PagePartsOptions {
  /** Folder of the pages. */
  docsDir: string;
  /** Folder that paths in messages start from. */
  root: string;
  /** Reads the published data. Leave out to read it with the brand tokens as they are. */
  data?: () => SiteData;
}

/** Writes out the parts of pages. */
export interface PageParts {
  expand(source: string): Expansion;
  /** Names of all parts. */
  names(): string[];
  /** The kinds of data that each part is made from, by its name. */
  kinds(): Record<string, DataKind[]>;
  /** What is wrong with the data of the parts. Those of broken data write nothing; all others are whole. */
  problems(): Problem[];
  /** Absolute paths of what the parts are made from: all of them, or those of some kinds. */
  files(kinds?: readonly DataKind[]): string[];
  /** Values that pages use by name, as `%name%`. */
  values(): ReadonlyMap<string, string>;
  /** The kinds of data that the parts of a page are made from. */
  kindsOf(source: string): DataKind[];
}

/** A line that may be the tag of a part. */
const tag = /^<[A-Z]\w*[^>]*\/>\s*$/m;
const tags = new RegExp(tag.source, 'gm');

/** Every part that a page may show, below the data that it writes out. A new part is a file in `parts/` and a line here. */
const PARTS: [keyof PartData, make: (data: PartData) => Parts][] = [
  ['keys', ({ keys, set, errors }) => ({ ConfigurationKeys: configurationKeysPart(keys, set, errorPagesOf(errors)) })],
  [
    'apis',
    ({ apis }) => ({
      ApiHead: apiHeadPart(apis),
      ApiObjects: apiObjectsPart(apis),
      CheckStep: checkStepPart(apis),
      Operation: operationPart(apis),
      Operations: operationsPart(apis),
      OperationTable: operationTablePart(apis),
      ProgramTabs: programTabsPart(apis),
      SharedAnswers: sharedAnswersPart(apis),
    }),
  ],
  ['versions', ({ versions }) => ({ ApiChanges: apiChangesPart(versions) })],
  ['cores', ({ cores }) => ({ CoreConfiguration: coreConfigurationPart(cores) })],
  ['diagrams', ({ diagrams }) => ({ Diagram: diagramPart(diagrams) })],
  ['samples', ({ samples }) => ({ LiveSample: liveSamplePart(samples) })],
  ['tools', ({ tools }) => ({ Tool: toolPart(tools) })],
  ['glossary', ({ glossary, titleOf }) => ({ Glossary: glossaryPart(glossary, titleOf) })],
  [
    'errors',
    ({ errors, policies, keys, apis, titleOf }) => ({
      ...errorPageParts({ errors, policies, keys, apis: apiPages(apis), titleOf }),
      ...errorListParts(errors, policies),
    }),
  ],
  [
    'policies',
    ({ policies, errors, keys, set }) => ({
      ...policyPageParts({ data: policies, errors, keys, set }),
      ...policyListParts(policies, keys),
    }),
  ],
  ['methods', ({ methods, keys, set }) => didMethodParts(methods, keys, set)],
  ['iam', ({ iam, set }) => iamParts(iam, set)],
  ['standards', ({ standards, policies, titleOf }) => standardParts(standards, policies, titleOf)],
];

/** @param folder of the published data, for messages */
function makeParts(sources: PartSources, folder: string): Parts {
  const data = valuesOf(sources, ({ value }) => value);
  const none = valuesOf(sources, ({ none }) => none);
  const made = PARTS.flatMap(([name, make]) => {
    const source: Source<unknown> = sources[name];
    try {
      return Object.entries(make(data)).map(([tag, part]) => [tag, guarded(part, source, folder)] as const);
    } catch (error) {
      const broken = { ...source, problems: problemsIn(error as Error, folder), isByName: false };
      return Object.entries(make(none)).map(([tag, part]) => [tag, guarded(part, broken, folder)] as const);
    }
  });
  return Object.fromEntries(made);
}

/** The kinds of data that each part is made from: of all sources, those that it was handed. */
function kindsOfParts(sources: PartSources): Record<string, DataKind[]> {
  const none = valuesOf(sources, ({ none }) => none);
  const made = PARTS.flatMap(([name, make]) => {
    const asked = new Set<keyof PartData>([name]);
    const get = (data: PartData, key: keyof PartData) => {
      asked.add(key);
      return data[key];
    };
    const parts = make(new Proxy(none, { get } as ProxyHandler<PartData>));
    const kinds = [...new Set([...asked].flatMap((key) => KINDS[key]))];
    return Object.keys(parts).map((tag) => [tag, kinds] as const);
  });
  return Object.fromEntries(made);
}

function valuesOf(sources: PartSources, pick: (source: Source<unknown>) => unknown): PartData {
  const entries = Object.entries(sources) as [string, Source<unknown>][];
  return Object.fromEntries(entries.map(([name, source]) => [name, pick(source)])) as PartData;
}

/** A part whose data may be broken. What is wrong with a tag is told only where all that it may name is known. */
function guarded(part: Part, { problems, isByName, missing }: Source<unknown>, folder: string): Part {
  return (attributes) => {
    if (missing) throw new PartError(`${missing} is not there, which this part is made from.`, 'Bring it back.');
    if (problems.length > 0 && !isByName) throw dataError(problems[0]);
    try {
      return part(attributes);
    } catch (error) {
      if (error instanceof PartError && problems.length === 0) throw error;
      throw dataError(problems[0] ?? unreadableData(folder, error as Error));
    }
  };
}

const dataError = ({ file, line, column, message, fix }: Problem) =>
  new DataError(`${file}:${line}:${column} ${message}`, fix);

function filesByKind(files: readonly string[], docsDir: string): ReadonlyMap<DataKind, string[]> {
  const byKind = new Map<DataKind, string[]>();
  for (const file of files) {
    const kind = kindOfData(path.relative(docsDir, file).replaceAll('\\', '/'));
    const others = byKind.get(kind);
    if (others) others.push(file);
    else byKind.set(kind, [file]);
  }
  return byKind;
}

/**
 * Makes the parts of a docs folder. They are made on first use, and again after something that they are made from has
 * changed, so that the dev server follows edits.
 */
export function pageParts({ docsDir, root, data = siteData(docsDir, root, {}) }: PagePartsOptions): PageParts {
  const sources = [SPEC_FOLDER, DIAGRAM_FOLDER, SAMPLE_FOLDER, GLOSSARY_FILE, RECORD_FOLDER].map((name) =>
    path.join(docsDir, name),
  );
  const files = onceInTurn(() => [...sources.flatMap(filesAt), ...toolFiles(docsDir)]);
  const byKind = onceInTurn(() => filesByKind(files(), docsDir));
  const folder = path.relative(root, path.join(docsDir, SPEC_FOLDER)).replaceAll('\\', '/');
  const remembering = tagMemory();
  // A build asks for each page for the browser, the server, the outline, the search and the checks.
  const known = whileUnchanged(files, () => {
    const stamps = new Map([...byKind()].map(([kind, all]) => [kind, all.map(stampOfFile).join('\n')]));
    const made = partSources(docsDir, root, data());
    const parts = makeParts(made, folder);
    const kinds = kindsOfParts(made);
    const expansions = new Map<string, Expansion>();
    const stampOf = (name: string) => kinds[name].map((kind) => `${kind}${stamps.get(kind)}`).join('\n');
    const values = publishedValues(valuesOf(made, ({ value }) => value));
    return { sources: made, parts, kinds, values, expansions, write: remembering(parts, stampOf) };
  });
  return {
    files: (kinds) => (kinds ? kinds.flatMap((kind) => byKind().get(kind) ?? []) : files()),
    kindsOf(source) {
      const { kinds } = known();
      const names = matchesOf(source, tags).map(([row]) => tagNameOf(row));
      const ofValues = source.search(VALUE_TOKEN) >= 0 ? [...KINDS.keys, ...KINDS.errors] : [];
      const ofTags = names.flatMap((name) => (Object.hasOwn(kinds, name) ? kinds[name] : []));
      return [...new Set([...ofValues, ...ofTags])].sort();
    },
    names: () => Object.keys(known().parts),
    kinds: () => known().kinds,
    values: () => known().values,
    problems: () => uniqueProblems(Object.values(known().sources).flatMap(({ problems }) => problems)),
    expand(source) {
      if (!tag.test(source) && source.search(VALUE_TOKEN) < 0) return { text: source, lines: [], faults: [] };
      const { write, expansions, values } = known();
      const expansion = expansions.get(source) ?? expandTags(withValues(source, values), write);
      expansions.set(source, expansion);
      return expansion;
    },
  };
}
