import { build } from './build/buildSite.ts';
import { serve } from './serve.ts';

// `npm start`: what a reader will get, built and served.
if (await build(process.argv.slice(2))) await serve();
else process.exitCode = 1;
