import { exitWithUsage, readFlags } from './flags.ts';
import { measureQuality, readQuestions } from './search/gradedQuestions.ts';
import { memoryEngine, siteIndex } from './search/siteIndex.ts';

const usage = `npm run search -- "rotate api key"
Prints the results of the search.

npm run search -- --measure
Measures the search on the graded questions in tests/search.`;
const { positionals, values } = readFlags(usage, {
  allowPositionals: true,
  options: { measure: { type: 'boolean' } },
});
const query = positionals.join(' ');
if (query.trim() === '' && !values.measure) exitWithUsage('Write what to search for.', usage);

const engine = await memoryEngine(siteIndex());
if (values.measure) await measure();
else await explain();

async function measure(): Promise<void> {
  const questions = readQuestions();
  for (const half of ['aside', 'tuning'] as const) {
    const own = questions.filter((question) => question.half === half);
    console.log(half === 'aside' ? 'Set aside' : 'For tuning');
    for (const kind of new Set(own.map((question) => question.kind))) {
      await print(
        kind,
        own.filter((question) => question.kind === kind),
      );
    }
    await print('all', own);
  }
}

async function print(name: string, questions: ReturnType<typeof readQuestions>): Promise<void> {
  const { ndcg, success } = await measureQuality(engine, questions);
  console.log(
    `  ${`${name} (${questions.length})`.padEnd(24)} nDCG@7 ${ndcg.toFixed(3)}  success@1 ${success.toFixed(3)}`,
  );
}

async function explain(): Promise<void> {
  const [{ pages, corrected, cards = [], isPartial }] = await engine.search(query);
  if (corrected !== undefined) console.log(`Corrected to: ${corrected}`);
  if (isPartial) console.log('No page has all of these words.');
  for (const { kind, name, title, values, line } of cards) {
    console.log(`\n[${kind}] ${name}: ${title}. ${values.map((value) => value.join(': ')).join('. ')}. ${line}`);
  }
  for (const [rank, { title, kind, hits }] of pages.entries()) {
    const route = hits[0]?.link.replace(/#.*/, '') ?? '';
    console.log(`\n${rank + 1}. ${title} (${kind}, ${route})`);
    for (const { type, header, statement } of hits) console.log(`   ${type}: ${header && `${header}: `}${statement}`);
  }
}
