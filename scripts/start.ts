import { buildEnvironment, readBuildFlags } from './build/buildFlags.ts';
import { build } from './build/buildSite.ts';
import { serve } from './serve.ts';

// `npm start`: what a reader will get, built and served.
const flags = readBuildFlags('npm start');
if (await build(flags)) {
  Object.assign(process.env, buildEnvironment(flags));
  await serve();
} else process.exitCode = 1;
