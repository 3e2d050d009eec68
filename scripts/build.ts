import { build } from './build/buildSite.ts';

build(process.argv.slice(2)).then((isBuilt) => {
  process.exitCode = isBuilt ? 0 : 1;
});
