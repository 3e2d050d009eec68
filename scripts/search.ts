import { createFinder } from '../theme/logic/search/finder.ts';
import { fieldWeights, queryWeights } from '../theme/logic/search/rankWeights.ts';
import { orderedHits } from '../theme/logic/search/searchHit.ts';
import { readFlags, refuseCall } from './flags.ts';
import { explainPage } from './search/explainPage.ts';
import { memoryEngine } from './search/memoryEngine.ts';
import { siteIndex } from './search/siteIndex.ts';

const usage = `npm run search -- "rotate api key"
Prints what the search of the site would answer, and why: what each word of the query stands for, and how often it
stands in the title, the headings and the text of each page.`;
const { positionals } = readFlags(usage, { allowPositionals: true });
const query = positionals.join(' ');
if (query.trim() === '') refuseCall('Write what to search for.', usage);
const site = siteIndex();
const { index, records } = site;
const engine = await memoryEngine(index);
const [{ pages, corrected, cards = [], isPartial }] = await engine.search(query);

const partOf = (kind: string, number: number) => {
  const name = [...index.parts.keys()].find((file) => file.includes(`.${kind}-${number}.`)) ?? '';
  return JSON.parse(index.parts.get(name) ?? 'null');
};
const head = JSON.parse(index.parts.get(index.info.head) ?? 'null');
const finder = createFinder(head, {
  words: async (part) => partOf('words', part),
  places: async (part) => partOf('places', part),
});
const found = await finder.find(query);

console.log(`\n${query}`);
if (corrected !== undefined) console.log(`Searched for: ${corrected}`);
if (isPartial) console.log('No page has all of these words.');
for (const { asked, variants } of found.expanded.slots) {
  const shown = variants
    .slice(0, 8)
    .map(({ surface, likeness, weight }) => `${surface} (${likeness} ${weight.toFixed(2)})`);
  console.log(`  ${asked.surface}${asked.isFiller ? ', which hardly counts' : ''}: ${shown.join(', ') || 'nothing'}`);
}
for (const { from, to, variants } of found.expanded.pieces) {
  const words = found.asked.words.slice(from, to).map(({ surface }) => surface);
  if (variants.length > 0)
    console.log(`  ${words.join(' ')} as one: ${variants.map(({ surface }) => surface).join(', ')}`);
}
for (const { kind, name, title, facts, line } of cards) {
  console.log(
    `\n[${kind}] ${name}: ${title}. ${facts.map(([label, value]) => `${label}: ${value}`).join('. ')}. ${line}`,
  );
}
for (const [rank, { title, kind, hits }] of pages.entries()) {
  const route = hits[0]?.link.replace(/#.*/, '') ?? '';
  const page = records.findIndex(({ routePath }) => routePath === route);
  const scored = found.pages.find((candidate) => candidate.page === page);
  console.log(`\n${rank + 1}. ${title} (${kind}, ${route}), score ${scored?.score.toFixed(2)}`);
  for (const hit of orderedHits([{ title, hits }]))
    console.log(`   ${hit.type}: ${hit.header ? `${hit.header}: ` : ''}${hit.statement}`);
  for (const line of explainPage(site, page, found.expanded)) console.log(`      ${line}`);
}
console.log(`\nWeights: ${JSON.stringify(fieldWeights.weight)} ${JSON.stringify(queryWeights)}`);
