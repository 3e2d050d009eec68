import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { buildSync } from 'esbuild';
import type { ErrorTexts } from '../../tools-core/verify/index.ts';
import type { TestedWith } from '../checks/rules/frontMatter.ts';
import { publishedData } from '../data/publishedData.ts';
import type { SiteData } from '../data/siteData.ts';
import { apisOf } from '../openapi/readApis.ts';
import type { JsonObject } from '../schemas/jsonValue.ts';
import type { BuiltSite } from '../site/builtSite.ts';

type SimulatorSource = Pick<BuiltSite, 'root' | 'docsDir' | 'tokens'> & {
  data: SiteData;
  /** What each tested page expects, by route. */
  pages: Record<string, TestedWith>;
};

/** Bundles the simulator into one file that needs nothing but Node, with the licenses of what it contains. */
export function simulatorFile(source: SimulatorSource): string {
  const { root } = source;
  const packed = brotliCompressSync(JSON.stringify(dataOf(source))).toString('base64');
  const result = buildSync({
    entryPoints: [path.join(root, 'scripts/simulator/index.ts')],
    absWorkingDir: root,
    bundle: true,
    write: false,
    metafile: true,
    // The packages for browsers run in Node as well, and bring no client for HTTP and no parts in CommonJS of their own.
    platform: 'browser',
    external: ['node:*'],
    format: 'esm',
    target: 'node20.19',
    minify: true,
    legalComments: 'none',
    define: { SIMULATOR_DATA: JSON.stringify(packed) },
    logLevel: 'error',
  });
  const files = Object.keys(result.metafile.inputs);
  const packages = new Set(files.flatMap((file) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? []));
  return (
    result.outputFiles[0].text +
    [...packages]
      .sort()
      .map((folder) => licenseOf(path.join(root, folder)))
      .join('')
  );
}

function licenseOf(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((one) => /^licen[cs]e/i.test(one));
  const text = file ? readFileSync(path.join(folder, file), 'utf8').trim() : `License: ${license}`;
  return `\n${[`${name} ${version}`, '', ...text.split(/\r?\n/)].map((line) => `// ${line}`.trimEnd()).join('\n')}\n`;
}

export type SimulatorData = ReturnType<typeof dataOf>;

/** What the simulator needs of the site: the brand, the descriptions and configurations, and what the examples are about. */
function dataOf({ docsDir, tokens, data, pages }: SimulatorSource) {
  const examples = path.join(docsDir, 'public/examples');
  const read = (file: string) => readFileSync(path.join(examples, file), 'utf8');
  const list = (folder: string) =>
    existsSync(path.join(examples, folder)) ? readdirSync(path.join(examples, folder)).sort() : [];
  const readAll = (folder: string) => list(folder).map((name) => read(`${folder}/${name}`));
  const { errors } = publishedData(data.spec);
  return {
    apiDomain: tokens['%brand.apiDomain%'],
    docs: tokens['%brand.docs%'],
    slug: tokens['%brand.slug%'],
    // The time that the examples are made for.
    now: String(JSON.parse(read('index.json')).now),
    apis: [...apisOf(data.descriptions.files).values()].map(({ name, document, fromSchemas }) => {
      return { name, document, fromSchemas: [...fromSchemas] };
    }),
    cores: Object.fromEntries([...data.spec.cores].map(([service, { value }]) => [service, value as JsonObject])),
    errors: Object.fromEntries(errors.map(({ slug, title }) => [slug, { title, causes: [], fixes: [] }])) as ErrorTexts,
    documents: readAll('did').map((text): JsonObject => JSON.parse(text)),
    material: [...readAll('status'), ...readAll('schemas')],
    root: read('certificates/root.pem'),
    pages,
  };
}
