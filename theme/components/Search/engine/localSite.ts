import { createLocalEngine } from './localEngine.ts';
import type { CreateSiteEngine } from './siteEngine.ts';

/** Searches the files of the site, the index of the page in view first. */
export const createSiteEngine: CreateSiteEngine = ({ setup, current, base, addressOf }) => {
  const indexes = [...setup.indexes].sort((a, b) => Number(b.name === current) - Number(a.name === current));
  return createLocalEngine({ indexes, urlOf: (file) => `${base}static/${file}`, addressOf });
};
