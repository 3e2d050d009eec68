import { existsSync } from 'node:fs';
import path from 'node:path';
import { GLOSSARY_FILE, readGlossary, type Term } from '../data/glossary.ts';
import { readLiveSamples } from '../data/liveSamples.ts';
import { pageTitles } from '../data/pageTitles.ts';
import { publishedData } from '../data/publishedData.ts';
import type { SiteData } from '../data/siteData.ts';
import { readTools } from '../data/tools.ts';
import { readVersions } from '../openapi/apiChanges.ts';
import { type Api, apisOf } from '../openapi/readApis.ts';
import { SPEC_FOLDER } from '../schemas/readSpec.ts';
import { SchemaSet } from '../schemas/schemaSet.ts';
import type { JsonFile } from '../shared/jsonFile.ts';
import { type Problem, ProblemsError, unreadableData } from '../shared/problem.ts';
import { readDiagrams } from './diagramFiles.ts';
import { type ConfigurationPage, configurationPages, schemaSetOf } from './render/configurationPages.ts';

/** One kind of data that shortcodes read. */
export interface Source<Value> {
  value: Value;
  /** Problems because of which some of it, or all, is missing. */
  problems: Problem[];
  /** The file with all of it, if that file is missing. */
  missing?: string;
}

/** All data of shortcodes, each kind by itself: an error in one kind leaves the others complete. */
export function dataSources(docsDir: string, root: string, { spec, descriptions, invalid }: SiteData) {
  const { errors, policies, methods, iam, standards } = publishedData(spec);
  const shown = (name: string) => path.relative(root, path.join(docsDir, name)).replaceAll('\\', '/');
  const missing = (name: string) => (existsSync(path.join(docsDir, name)) ? {} : { missing: shown(name) });
  /** @param files those of the published data that it is read from */
  const of = <Value>(make: () => Value, none: Value, files = /^$/): Source<Value> => {
    const problems = [...invalid].flatMap(([file, problem]) => (files.test(file) ? [problem] : []));
    try {
      return { value: make(), problems };
    } catch (error) {
      const own =
        error instanceof ProblemsError ? error.problems : [unreadableData(shown(SPEC_FOLDER), error as Error)];
      return { value: none, problems: [...problems, ...own] };
    }
  };
  /** What is read from one file of the published data. */
  const ofFile = <Value>(name: string, value: Value): Source<Value> => {
    return { ...of(() => value, value, new RegExp(`/${name}\\.json$`)), ...missing(`${SPEC_FOLDER}/${name}.json`) };
  };
  const glossary = readGlossary(docsDir, root);
  return {
    keys: of(() => configurationPages(spec), new Map<string, ConfigurationPage>(), /\/(?:json-schema|configuration)\//),
    set: of(() => schemaSetOf(spec), new SchemaSet([]), /\/json-schema\//),
    apis: of<ReadonlyMap<string, Api>>(() => apisOf(descriptions.files), new Map(), /\/(?:openapi|json-schema)\//),
    cores: of(() => spec.cores, new Map<string, JsonFile>(), /\/configuration\//),
    errors: ofFile('errors', errors),
    policies: ofFile('policies', policies),
    methods: ofFile('did-methods', methods),
    iam: ofFile('iam-actions', iam),
    standards: ofFile('standards', standards),
    versions: of(() => readVersions(docsDir), []),
    diagrams: of(() => readDiagrams(docsDir), new Map()),
    samples: of(() => readLiveSamples(docsDir), new Map()),
    tools: of(() => readTools(docsDir), new Map()),
    glossary: { value: glossary.terms, problems: glossary.problems, ...missing(GLOSSARY_FILE) } as Source<Term[]>,
    titleOf: of(
      () => pageTitles(docsDir),
      () => undefined,
    ),
  };
}

export type DataSources = ReturnType<typeof dataSources>;

export type ShortcodeData = { [Name in keyof DataSources]: DataSources[Name]['value'] };
