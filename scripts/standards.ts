import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readPublishedData, standardEntries } from '../plugins/data/publishedData.ts';
import { staleStandards, staleText } from '../plugins/data/staleStandards.ts';
import { readFlags } from './flags.ts';

readFlags(
  `npm run standards
Lists the standards whose status nobody has looked up for 90 days. It fetches nothing.`,
  {},
);
const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const { standards } = readPublishedData(path.join(root, 'docs'), root, {});
const today = new Date().toISOString().slice(0, 10);
console.log(staleText(staleStandards(standardEntries(standards), today)));
