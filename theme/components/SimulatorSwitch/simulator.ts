/** Where it is stored that the samples of all pages call the simulator. */
export const SIMULATOR_KEY = 'site-simulator';
