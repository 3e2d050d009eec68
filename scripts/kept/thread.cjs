// Runs a kept program in a thread of its own.
const { workerData } = require('node:worker_threads');
const { runProgram } = require('./program.cjs');

runProgram(workerData.program);
