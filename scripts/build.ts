import { readBuildFlags } from './build/buildFlags.ts';
import { build } from './build/buildSite.ts';

build(readBuildFlags('npm run build')).then((isBuilt) => {
  process.exitCode = isBuilt ? 0 : 1;
});
