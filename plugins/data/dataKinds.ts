/** Kinds of the data of a docs folder, by the paths of their files from there: what is made of one does not follow others. */
const FILES = {
  schemas: /^public\/spec\/(?:json-schema|configuration)\//,
  descriptions: /^public\/spec\/openapi\//,
  errors: /^public\/spec\/errors\.json$/,
  policies: /^public\/spec\/policies\.json$/,
  methods: /^public\/spec\/did-methods\.json$/,
  iam: /^public\/spec\/iam-actions\.json$/,
  standards: /^public\/spec\/standards\.json$/,
  versions: /^_apiVersions\//,
  diagrams: /^_diagrams\//,
  samples: /^_samples\//,
  tools: /^_tools\//,
  examples: /^public\/examples\//,
  glossary: /^_glossary\.json$/,
  /** No page is made of these. */
  lists:
    /^_(?:addresses\.json|diagnosis\.json|facts\.json|hosts\.txt|names\.txt|statements\.txt|synonyms\.json|words\.txt)$/,
};

/** A kind of data. `files` are all others, which a fence may show, and `titles` those of the pages that data lead to. */
export type DataKind = keyof typeof FILES | 'files' | 'titles';

/** @param file path from the docs folder */
export function kindOfData(file: string): DataKind {
  const found = Object.entries(FILES).find(([, pattern]) => pattern.test(file));
  return found ? (found[0] as DataKind) : 'files';
}
