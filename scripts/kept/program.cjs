// Keeps a program of TypeScript as one file of JavaScript with its compiled code, so that a command starts in the time
// of Node itself. Plain JavaScript, since it runs before anything that reads TypeScript, and a script of the old kind,
// which starts some 20 ms sooner than a module.
const { createHash } = require('node:crypto');
const {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} = require('node:fs');
const { createRequire } = require('node:module');
const path = require('node:path');
const { pathToFileURL } = require('node:url');
const { cachedDataVersionTag } = require('node:v8');
const vm = require('node:vm');
const { isMainThread } = require('node:worker_threads');

const root = path.dirname(path.dirname(__dirname));
/** What changes with the packages, and this file, which says how a program is made. */
const AROUND = ['package-lock.json', 'node_modules/.package-lock.json', 'scripts/kept/program.cjs'];
/** Packages that read files of their own, and are loaded only when something has to be spelled. */
const APART = ['cspell-lib'];
/**
 * Packages that ask for their own place become part of ours with that place in them: modules that ask for `__dirname`,
 * which Node gives to scripts alone, and those that ask for `import.meta.url`, which a script lacks.
 */
const UNFIT = {
  '@rspress/plugin-preview': path.join(root, 'node_modules/@rspress/plugin-preview/dist/index.js'),
  '@digitalbazaar/credentials-context': path.join(root, 'node_modules/@digitalbazaar/credentials-context/lib/index.js'),
};
/** A package that is asked for as a script and as a module would be there twice, and is a tenth of a program. */
const ALIKE = { acorn: path.join(root, 'node_modules/acorn/dist/acorn.js') };
/**
 * Microseconds of the processor after which a run has compiled most of what any run needs. The clock would take a short
 * run on a busy machine for a long one.
 */
const LONG = 2_000_000;
/** Stands for `import` in a program: one whose code was kept has none of its own. */
const BRING = 'bringPackage';

/** A program for `runProgram`, with its packages in it. */
const PROGRAM = { format: 'cjs', ending: 'cjs', mainFields: ['module', 'main'], external: APART, alias: ALIKE };
/** A module for `import`. Its packages stay apart, for they may be those of whoever imports it. */
const MODULE = { format: 'esm', ending: 'mjs', packages: 'external' };

/**
 * Gives the JavaScript of a program, which is made anew when any file that it is made of has changed.
 * @param {string} entry absolute path of a TypeScript module without `await` outside functions
 * @param {string} store folder that keeps programs; it may be lost at any time
 * @returns {Promise<string>} path of the JavaScript; next to it is room for its compiled code
 * @throws {Error} where the program cannot be made or kept
 */
const keptProgram = (entry, store) => kept(entry, store, PROGRAM);

/**
 * Gives the JavaScript of a module likewise.
 * @param {string} entry absolute path of a TypeScript module
 * @param {string} store folder below that of the packages
 * @returns {Promise<string>} path to import
 * @throws {Error} where the module cannot be made or kept
 */
const keptModule = (entry, store) => kept(entry, store, MODULE);

async function kept(entry, store, shape) {
  const name = path.basename(entry, '.ts');
  const list = path.join(store, `${name}-${digestOf(entry)}.json`);
  const known = readList(list);
  if (known && stampOf(known.files) === known.stamp) return path.join(store, known.file);
  const before = Date.now();
  const { text, files } = await bundle(entry, shape);
  // Who imported a module may do so again, and gets what it is now.
  const digest = shape === MODULE ? digestOf(entry) : digestOf(text);
  const file = `${name}-${digest}.${shape.ending}`;
  mkdirSync(store, { recursive: true });
  put(path.join(store, file), text);
  // A file that was written meanwhile may be newer than what was read of it: then the next start makes it again.
  if (files.every((one) => statSync(one).mtimeMs < before)) {
    put(list, JSON.stringify({ stamp: stampOf(files), file, files }));
    forget(store, known?.file, file);
  }
  return path.join(store, file);
}

/**
 * Runs a program that was kept, in this thread. Its code is compiled once: what V8 made of it is kept beside it.
 * @param {string} file path that `keptProgram` gave
 */
function runProgram(file) {
  // Other flags of V8, as a profiler has, would refuse what was kept, and put their own in its place.
  const compiled = file.replace(/cjs$/, `${process.version}-${process.arch}-${cachedDataVersionTag()}`);
  // A run that is soon over compiles few functions, which later ones would have to do anew.
  const [whole, brief] = [`${compiled}.whole.code`, `${compiled}.code`];
  const cachedData = readIfThere(whole) ?? readIfThere(brief);
  const script = new vm.Script(`(function (require, __filename, ${BRING}) {${readFileSync(file, 'latin1')}\n})`, {
    filename: file,
    cachedData,
  });
  const isKept = script.cachedDataRejected === false;
  const keep = () => {
    const { user, system } = process.cpuUsage();
    const isLong = user + system > LONG;
    if (isKept && (!isLong || existsSync(whole))) return;
    // What was refused would be read again.
    if (!isKept) rmSync(whole, { force: true });
    put(isLong ? whole : brief, script.createCachedData());
  };
  // At the end, when it is known which functions a run needs.
  if (isMainThread) process.once('exit', () => tryTo(keep));
  script.runInThisContext()(createRequire(file), file, (name) => import(name));
}

async function bundle(entry, { ending: _, ...options }) {
  const { build } = await import('esbuild');
  const { outputFiles, metafile } = await build({
    entryPoints: [entry],
    absWorkingDir: root,
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    target: `node${process.versions.node}`,
    ...options,
    minifyWhitespace: true,
    legalComments: 'none',
    logLevel: 'silent',
    plugins: [{ name: 'own-address', setup: keepAddresses }],
  });
  const files = Object.keys(metafile.inputs).map((file) => path.resolve(root, file));
  const own = files.filter((file) => !file.includes(`${path.sep}node_modules${path.sep}`));
  const text = APART.reduce(
    (made, name) => made.replaceAll(`import("${name}")`, `${BRING}("${name}")`),
    outputFiles[0].text,
  );
  return { text: asciiOf(text), files: [...own, ...AROUND.map((file) => path.join(root, file))] };
}

/** Text of ASCII alone is read and compiled faster. What is left of other characters stands in regular expressions. */
const asciiOf = (text) =>
  text.replace(/[^\0-\x7f]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** A module that asks where it is gets the place of its source. */
function keepAddresses(build) {
  const places = new Map(Object.entries(UNFIT));
  const unfit = new Set(places.values());
  build.onResolve({ filter: /^\w|^@/ }, ({ path: name }) =>
    places.has(name) ? { path: places.get(name) } : undefined,
  );
  build.onLoad({ filter: /\.[jt]s$/ }, ({ path: file }) => {
    if (file.includes('node_modules') && !unfit.has(file)) return undefined;
    const text = readFileSync(file, 'utf8').replaceAll('import.meta.url', JSON.stringify(pathToFileURL(file).href));
    const contents = unfit.has(file) ? text.replaceAll('__dirname', JSON.stringify(path.dirname(file))) : text;
    return { contents, loader: file.endsWith('.ts') ? 'ts' : 'js' };
  });
}

function stampOf(files) {
  const states = files.map((file) => statSync(file, { throwIfNoEntry: false }));
  return digestOf(JSON.stringify([root, process.version, states.map((state) => [state?.mtimeMs, state?.size])]));
}

function readList(file) {
  try {
    const list = JSON.parse(readFileSync(file, 'utf8'));
    return statSync(path.join(path.dirname(file), list.file)).isFile() ? list : undefined;
  } catch {
    return undefined;
  }
}

/** The program that another one has taken the place of goes, with its compiled code. */
function forget(store, last, file) {
  if (last === undefined || last === file) return;
  const old = readdirSync(store).filter((one) => one.startsWith(last.replace(/cjs$/, '')));
  for (const one of old) tryTo(() => rmSync(path.join(store, one)));
}

/** Another process may write the same file, so that it is put in place as a whole. */
function put(file, content) {
  const part = `${file}.${process.pid}`;
  writeFileSync(part, content);
  renameSync(part, file);
}

function readIfThere(file) {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

function tryTo(act) {
  try {
    act();
  } catch {
    // Without it the next start takes longer.
  }
}

function digestOf(text) {
  return createHash('sha1').update(text).digest('hex').slice(0, 16);
}

module.exports = { keptProgram, keptModule, runProgram };
