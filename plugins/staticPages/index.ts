import path from 'node:path';
import { type RsbuildPlugin, type Rspack, rspack } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import type { ClientSetup } from '../../theme/client/clientSetup.ts';
import { appearanceOf } from '../../theme/components/Appearance/appearance.ts';
import type { BuiltSite } from '../site/builtSite.ts';
import { contentPolicy, POLICY_FILE } from './contentPolicy.ts';
import { finishPage, stylesOf } from './finishPage.ts';
import { lazyStyle, pageStyles } from './pageStyles.ts';
import { type PartitionedStyles, partitionStyles, styleFile } from './partitionStyles.ts';
import { patchRspressRoutes } from './patchRspressRoutes.ts';

/** What the script and the policy of the pages depend on. */
type ScriptedSite = Pick<BuiltSite, 'isBuild' | 'base'> & {
  config: Pick<BuiltSite['config'], 'locales' | 'darkMode' | 'search' | 'askAddresses'>;
  brand: Pick<BuiltSite['brand'], 'embedHosts'>;
};

const theme = (file: string) => path.join(import.meta.dirname, '../../theme', file);
const STYLES = theme('styles/index.ts');
const PROBLEM_STYLES = theme('styles/devProblems.css');
const SETUP_MODULE = theme('client/setup.virtual.ts');

/**
 * Browsers of the last three years. Older ones get pages without scripts, which read complete.
 */
const BROWSERS = ['chrome >= 111', 'edge >= 111', 'firefox >= 113', 'safari >= 16.4'];

/**
 * The script of the pages, with the names of all other scripts in it. While those names contain hashes that depend on
 * the folder of the build, the minifier would choose its short names by the letters in them, and two builds would differ.
 * It is minified when the names are final.
 */
const OWN_SCRIPT = /static[\\/]js[\\/]index\.\w+\.js$/;

/** The font of the text, which a page needs for its first paint. */
const TEXT_FONT = /static[\\/]font[\\/]atkinson-hyperlegible-next\.\w+\.woff2$/;

/**
 * All but what every page fetches after its script. It is a pattern: a function would be handed modules of the
 * compilation at hand, which Rspack 2.2 puts away while it answers (https://github.com/web-infra-dev/rspack/issues/15451),
 * and an edit just after a page was opened could end the server.
 */
const BESIDES_DEFERRED = /^(?!.*[\\/]theme[\\/]client[\\/]deferred\.ts$)/s;

/** The workers whose every input needs a group of modules have it themselves, as live samples have the little they need. */
const isShared = ({ name }: { name?: string | undefined }) => !/^(?:tool|sample)-/.test(name ?? '');

/**
 * Modules that several deferred chunks of the tools need, in one chunk for each group: without it, every such chunk
 * would have its own copy. The copies of `@noble/curves` that the packages for BBS bring along stay with them.
 */
const SHARED = {
  proofs:
    /(?<!@digitalbazaar.*)[\\/]@noble[\\/]curves[\\/](?!(?:abstract[\\/])?(?:bls|tower))|[\\/]tools-core[\\/](?:base[\\/]der|verify[\\/](?:keys|signature|tokenKey|jws|clientOf))\b/,
  dids: /[\\/]tools-core[\\/](?:base[\\/]multikey|resolve[\\/](?:methods|didUrl|problem)|verify[\\/](?:keys?Of|resolving))/,
  asn1: /[\\/]node_modules[\\/](?:@peculiar|asn1js|pvtsutils|pvutils)[\\/]|[\\/]tools-core[\\/]decode[\\/]certificate\b/,
  cose: /[\\/]node_modules[\\/]cborg[\\/]|[\\/]tools-core[\\/]decode[\\/](?:cbor|cose|mdoc)\b/,
};

const CHUNKS: Rspack.OptimizationSplitChunksOptions = {
  chunks: 'async',
  cacheGroups: {
    default: false,
    defaultVendors: false,
    ...Object.fromEntries(
      Object.entries(SHARED).map(([name, test]) => [name, { test, name, chunks: isShared, priority: 10 }]),
    ),
    react: { test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/, name: 'react', priority: 10 },
  },
};

const MINIFY = { compress: { passes: 2 }, mangle: true, module: false } as const;

/** Styles of Rspress's own components. Ours replace them all. */
const RSPRESS_STYLES = /@rspress[\\/]core[\\/]dist[\\/]theme[\\/].*\.css$/;

/**
 * Makes a page HTML and nothing else: Rspress renders it in the environment `node`, and readers get our script and our
 * styles instead of an application that would render it again. The dev server has no renderer, so that there
 * the application runs, with the same script and styles.
 */
export function staticPagesPlugin(site: ScriptedSite): RspressPlugin {
  const { isBuild, base, config } = site;
  const hasLanguages = config.locales.length > 0 && ({ hasLanguages: true } as const);
  const setup: ClientSetup = { base, isBuild, ...appearanceOf(config.darkMode), ...hasLanguages };
  return {
    name: 'static-pages',
    builderConfig: {
      // To compress for the same machine takes longer than to send.
      server: { compress: false },
      html: {
        // The application of the dev server needs the page to be there.
        scriptLoading: isBuild ? 'blocking' : 'defer',
        // Rspress's own script for the appearance: ours renders it, and no page has an inline script.
        tags: [(tags) => tags.filter(({ tag, children }) => !(tag === 'script' && children))],
      },
      plugins: [
        replacedModules(setup),
        patchRspressRoutes,
        isBuild ? ownEntry(setup) : besideApplication(setup),
        finishedPages(site),
      ],
    },
  };
}

/** Gives the script the configuration of the site, so that no page contains it, and takes away the styles of Rspress. */
const replacedModules = (setup: ClientSetup): RsbuildPlugin => ({
  name: 'replaced-modules',
  setup(api) {
    api.transform({ test: SETUP_MODULE }, () => `export const setup = ${JSON.stringify(setup)};`);
    api.transform({ test: RSPRESS_STYLES, order: 'pre' }, () => '');
  },
});

/** What few sites have is no part of the script of the others. */
function scriptsOf({ hasLanguages, appearanceKey }: ClientSetup): string[] {
  return [
    ...(hasLanguages ? [theme('client/firstVisit.ts')] : []),
    theme('client/main.ts'),
    ...(appearanceKey ? [theme('components/Appearance/SwitchAppearance.client.ts')] : []),
  ];
}

/** A build: the one script of the pages is the entry, and nothing of Rspress's application is in it. */
const ownEntry = (setup: ClientSetup): RsbuildPlugin => ({
  name: 'own-entry',
  setup(api) {
    api.modifyEnvironmentConfig((config, { name }) => {
      if (name !== 'web') return;
      config.source.entry = {
        index: ['virtual-global-styles', STYLES, ...scriptsOf(setup)],
        // A style that only some pages need is its own file.
        ...Object.fromEntries(
          [...pageStyles, lazyStyle].map(({ name, file }) => [name, { import: file, html: false }]),
        ),
      };
      config.source.preEntry = [];
      config.splitChunks = false;
      config.output.overrideBrowserslist = BROWSERS;
      // The script lists the names of all chunks. Four bytes distinguish two versions.
      config.output.filenameHash = 'contenthash:8';
      config.output.minify = { js: true, css: true, jsOptions: { exclude: OWN_SCRIPT } };
    });
    api.modifyRspackConfig((config, { environment }) => {
      if (environment.name !== 'web') return;
      config.optimization ??= {};
      config.optimization.splitChunks = CHUNKS;
      config.output ??= {};
      // The strictest policy lets only named makers of script addresses through.
      config.output.trustedTypes = { policyName: 'site-chunks' };
      // Nothing else on a page loads chunks, so that theirs need no name of the site, which the script would carry.
      config.output.uniqueName = '';
      config.output.chunkLoadingGlobal = 'siteChunks';
    });
  },
});

/** The dev server: script and styles come beside the application of Rspress. */
const besideApplication = (setup: ClientSetup): RsbuildPlugin => ({
  name: 'beside-application',
  setup(api) {
    api.modifyEnvironmentConfig((config, { name }) => {
      if (name !== 'web') return;
      const styles = [STYLES, ...[...pageStyles, lazyStyle].map(({ file }) => file), PROBLEM_STYLES];
      config.source.preEntry = ['virtual-global-styles', ...styles, ...scriptsOf(setup), '@theme'];
      // Pages and what opens on intent are compiled when they are asked for. The rest of the script is on every page.
      config.dev.lazyCompilation = {
        entries: false,
        imports: true,
        test: BESIDES_DEFERRED,
      };
    });
    api.modifyRspackConfig((config) => {
      // Rspress's modules are in memory. Looked for on the disk, they would all be made a second time.
      config.watchOptions = { ...config.watchOptions, ignored: ['**/.git', '**/node_modules', '**/.rspress'] };
    });
  },
});

/**
 * Puts the script before the styles, for which it would wait otherwise, and leaves out Rspress's own inline script.
 * Once all pages are rendered, each loses what readers have no use for, and gets the styles of its components.
 */
function finishedPages({ base, isBuild, config, brand }: ScriptedSite): RsbuildPlugin {
  let font = '';
  let styles: PartitionedStyles = { ofPages: [], main: { from: '', to: '' }, deferred: '' };
  return {
    name: 'finished-pages',
    setup(api) {
      api.modifyHTMLTags(({ headTags, bodyTags }) => {
        const scripts = headTags.filter(({ tag, attrs }) => tag === 'script' && attrs?.src);
        const others = headTags.filter(({ tag }) => tag !== 'script');
        return { headTags: [...scripts, ...others], bodyTags };
      });
      // The dev server has all styles in one, and renders pages in the browser.
      if (!isBuild) return;
      api.processAssets({ stage: 'report', environments: ['web'] }, (stage) => {
        styles = partitionStyles(stage);
        const { assets, compilation, sources } = stage;
        font = Object.keys(assets).find((file) => TEXT_FONT.test(file)) ?? '';
        for (const name of Object.keys(assets).filter((file) => OWN_SCRIPT.test(file))) {
          const { code } = rspack.experiments.swc.minifySync(assets[name].source().toString(), MINIFY);
          compilation.updateAsset(name, new sources.RawSource(code));
        }
        const services = config.search ? [config.search.apiUrl] : [];
        const policy = contentPolicy(services, config.askAddresses, brand.embedHosts);
        compilation.emitAsset(POLICY_FILE, new sources.RawSource(`${policy}\n`));
      });
      api.processAssets({ stage: 'report', environments: ['node'] }, ({ assets, compilation, sources }) => {
        for (const name of Object.keys(assets)) {
          if (!name.endsWith('.html')) continue;
          const html = assets[name].source().toString();
          const css = stylesOf(html, styles.ofPages);
          const file = css && styleFile('page', css);
          if (file && !compilation.getAsset(file)) compilation.emitAsset(file, new sources.RawSource(css));
          const finished = finishPage(html.replace(base + styles.main.from, base + styles.main.to), {
            ownStyles: file ? base + file : undefined,
            laterStyles: base + styles.deferred,
            font: base + font,
          });
          compilation.updateAsset(name, new sources.RawSource(finished));
        }
      });
    },
  };
}
