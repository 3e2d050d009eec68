import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const words =
  'issuer holder verifier credential presentation proof key document method policy status schema region instance role scope token query answer request'.split(
    ' ',
  );

/** A random number from 0 to 1, the same sequence for the same seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Pages of a folder at most, where there are more than ten folders: nobody reads longer lists, whatever the site. */
const MOST_IN_FOLDER = 100;

/**
 * Writes a folder of plain Markdown pages, the same for every run: six sections a page, each with prose, and now
 * and then a list, a table or a code block. Pages link to their neighbours.
 */
export function generatePages(folder: string, count: number): void {
  const parts = Math.max(10, Math.ceil(count / MOST_IN_FOLDER));
  rmSync(folder, { recursive: true, force: true });
  const random = randomFrom(count);
  const pick = () => words[Math.floor(random() * words.length)];
  const sentence = () => {
    const text = Array.from({ length: 8 + Math.floor(random() * 8) }, pick).join(' ');
    return `${text[0].toUpperCase()}${text.slice(1)}.`;
  };
  const prose = () => Array.from({ length: 4 }, sentence).join(' ');
  const extras = [
    () => ['- ', '- ', '- '].map((bullet) => bullet + sentence()).join('\n'),
    () =>
      `| Name | Meaning |\n| --- | --- |\n${['a', 'b', 'c'].map((name) => `| \`${name}\` | ${sentence()} |`).join('\n')}`,
    () => `\`\`\`json\n${JSON.stringify({ [pick()]: pick(), [pick()]: { [pick()]: true } }, null, 2)}\n\`\`\``,
    () => `\`\`\`ts\nexport const ${pick()} = (${pick()}: string) => ${pick()}.length;\n\`\`\``,
  ];
  const section = (title: string) =>
    `## ${title}\n\n${prose()}\n\n${extras[Math.floor(random() * extras.length)]()}\n\n${prose()}\n`;
  for (let index = 0; index < count; index++) {
    const file = path.join(folder, `part-${index % parts}`, `page-${index}.md`);
    const next = (index + parts) % count;
    const link = `See [the next page](/part-${next % parts}/page-${next}).`;
    const sections = Array.from({ length: 6 }, (_, part) => section(`Section ${part + 1} of ${pick()}`));
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, `# Page ${index}\n\n${prose()} ${link}\n\n${sections.join('\n')}`);
  }
  writeFileSync(path.join(folder, 'index.md'), '# Generated pages\n\nStart with [the first](/part-0/page-0).\n');
}
