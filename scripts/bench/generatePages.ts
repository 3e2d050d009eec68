import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const WORDS = 'issuer holder verifier credential proof key document method policy schema role token query answer'.split(
  ' ',
);
/** Pages of a folder at most, where there are more than ten folders: nobody reads longer lists, whatever the site. */
const MOST_IN_FOLDER = 100;

/**
 * Writes a folder of plain Markdown pages, the same for every run: six sections a page, each with prose and a list, a
 * table or code. Pages link to their neighbors.
 */
export function generatePages(folder: string, count: number): void {
  const parts = Math.max(10, Math.ceil(count / MOST_IN_FOLDER));
  let state = 1;
  const word = () => {
    // A linear congruential generator: other words in each sentence, the same in each run.
    state = (state * 16_807) % 2_147_483_647;
    return WORDS[state % WORDS.length];
  };
  const sentence = () => `The ${Array.from({ length: 11 }, word).join(' ')}.`;
  const prose = () => Array.from({ length: 8 }, sentence).join(' ');
  const extras = [
    () => `- ${sentence()}\n- ${sentence()}`,
    () => `| Name | Meaning |\n| --- | --- |\n| \`${word()}\` | ${sentence()} |\n| \`${word()}\` | ${sentence()} |`,
    () => `\`\`\`json\n{ "${word()}": "${word()}", "other": { "${word()}": true } }\n\`\`\``,
  ];
  for (let index = 0; index < count; index++) {
    const place = (page: number) => `part-${page % parts}/page-${page}`;
    const sections = Array.from({ length: 6 }, (_, at) => {
      return `## Section ${at + 1} of ${word()}\n\n${prose()}\n\n${extras[at % extras.length]()}\n`;
    });
    const file = path.join(folder, `${place(index)}.md`);
    mkdirSync(path.dirname(file), { recursive: true });
    const link = `See [the next page](/${place((index + parts) % count)}).`;
    writeFileSync(file, `# Page ${index}\n\n${prose()} ${link}\n\n${sections.join('\n')}`);
  }
  // With a navigation, each folder has a sidebar to itself. A sidebar of all pages would grow with each page, on each page.
  const nav = { text: 'First part', link: '/part-0/page-0', activeMatch: '/part-0/' };
  writeFileSync(path.join(folder, '_nav.json'), JSON.stringify([nav]));
  writeFileSync(path.join(folder, 'index.md'), '# Generated pages\n\nStart with [the first](/part-0/page-0).\n');
}
