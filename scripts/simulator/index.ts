#!/usr/bin/env node
import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { main } from './main.ts';

export { EVERYTHING, managedPolicy } from './access.ts';
export { data } from './data.ts';
export { type Simulator, startSimulator } from './simulator.ts';
export { prepareAccount } from './startState.ts';

// Tests import this file, and readers run it.
if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) await main();
