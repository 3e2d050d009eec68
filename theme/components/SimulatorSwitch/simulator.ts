/** Where it is stored that the samples of all pages call the simulator, as the number of its port. */
export const SIMULATOR_KEY = 'site-simulator';
