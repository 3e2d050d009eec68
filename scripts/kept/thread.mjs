// Runs a kept program in a thread of its own.
import { workerData } from 'node:worker_threads';
import { runProgram } from './program.mjs';

runProgram(workerData.program);
