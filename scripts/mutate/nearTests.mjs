/** Test files that are tried for one change. What the nearest do not notice, those far away hardly ever do. */
const MOST_FILES = 8;
/** Share of the time of all tests that those of one change may take, and those of one file among them. */
const MOST_SHARE = 1 / 30;
const FILE_SHARE = 1 / 60;
/** Milliseconds that they may take in any case. Where few tests run at all, a share of them is too little. */
const LEAST_TIME = 3_000;

/**
 * Chooses the tests that are run for each change of the code. A line in the middle of everything is reached by a
 * thousand tests, and those beside it are the ones that notice: the nearest files come first, quick ones before slow.
 * @param {import('./nearTests.d.mts').Seen} seen
 * @returns {Map<string, string[]>} for each change, the tests to run, the nearest first
 */
export function chooseTests({ tests, perTest, onLoad, sources }) {
  const byFile = byFileOf(tests);
  const reached = testsBy(perTest, tests, (change) => change);
  const bySource = testsBy(perTest, tests, (change) => sources.get(change));
  const loaded = new Map();
  for (const [file, changes] of onLoad)
    for (const change of changes) loaded.set(change, [...(loaded.get(change) ?? []), ...(byFile.get(file) ?? [])]);
  const all = tests.reduce((sum, { time }) => sum + time, 0);
  const limits = { most: Math.max(all * MOST_SHARE, LEAST_TIME), file: Math.max(all * FILE_SHARE, LEAST_TIME) };
  return new Map(
    [...sources].map(([change, source]) => {
      const whileLoading = loaded.get(change) ?? [];
      // A constant is made when its file is loaded, by whichever test comes first: all that use the file may notice.
      const using = bySource.get(source) ?? new Map();
      const found = [...(reached.get(change) ?? (whileLoading.length > 0 ? using : new Map())).keys()];
      const beside = whileLoading.length > 0 && using.size === 0 ? tests.filter(isBeside(source)) : [];
      return [change, nearest(source, new Set([...found, ...whileLoading, ...beside]), using, limits)];
    }),
  );
}

/** For each key of changes, the tests that reach them, with how many changes each reaches. */
function testsBy(perTest, tests, keyOf) {
  const testById = new Map(tests.map((test) => [test.id, test]));
  const found = new Map();
  for (const [id, hits] of Object.entries(perTest)) {
    const test = testById.get(id);
    for (const change of test ? Object.keys(hits) : []) {
      const key = keyOf(change);
      const counts = found.get(key) ?? new Map();
      found.set(key, counts.set(test, (counts.get(test) ?? 0) + 1));
    }
  }
  return found;
}

/** @param using how many changes of the source each test reaches: of a slow file, those that reach most are taken */
function nearest(source, tests, using, limits) {
  const files = [...byFileOf(tests)].map(([file, own]) => {
    const byReach = own.sort((a, b) => (using.get(b) ?? 0) - (using.get(a) ?? 0));
    const kept = whileTime(byReach, limits.file, ({ time }) => time);
    return { near: nearness(source, file), ids: kept.map(({ id }) => id), time: timeOf(kept) };
  });
  files.sort((a, b) => b.near - a.near || a.time - b.time);
  return whileTime(files.slice(0, MOST_FILES), limits.most, ({ time }) => time).flatMap(({ ids }) => ids);
}

/** Where nothing but constants is changed, nobody saw which tests use them: those of their folder may. */
const isBeside = (source) => {
  const folders = source.split('/').length - 1;
  return ({ file }) => nearness(source, file) >= folders;
};

function byFileOf(tests) {
  const files = new Map();
  for (const test of tests) files.set(test.file, [...(files.get(test.file) ?? []), test]);
  return files;
}

/** The first ones until their time is over, and one at least. */
function whileTime(items, most, timeOf) {
  let time = 0;
  return items.filter((item, index) => {
    if (index > 0 && time + timeOf(item) > most) return false;
    time += timeOf(item);
    return true;
  });
}

function timeOf(tests) {
  return tests.reduce((sum, { time }) => sum + time, 0);
}

/** How many folders a test shares with the code, and one more where it has its name. */
function nearness(source, test) {
  const code = source.replace(/\.tsx?$/, '').split('/');
  const own = test.replace(/^tests\/(?:unit|content)\/|\.test\.tsx?$/g, '').split('/');
  const other = code.findIndex((part, index) => part !== own[index]);
  return other < 0 ? code.length : other;
}
