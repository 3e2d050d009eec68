import { nearest } from '../../../plugins/shared/nearest.ts';
import { fileOf } from '../movePage.ts';
import { withEntry } from '../sidebars.ts';
import { type Change, ChoreError, routeNamed, type Site } from '../site.ts';
import { todo } from './todo.ts';

const RELATED = `## Related\n\n- ${todo('a link with a reason')}\n`;
const NEXT = `## Next\n\n- ${todo('a link to the guide or tutorial that comes next, with a reason')}\n`;
/** The sections of each kind of page, as its readers expect them. */
const SHAPES: [folder: string, sections: string[]][] = [
  [
    '/guides/',
    [
      `## Before you start\n\n- ${todo('what the reader needs')}`,
      `## ${todo('Do the first thing')}\n\n1. ${todo('the first step')}`,
      `## Check the result\n\n${todo('how the reader sees that it worked')}`,
      `## Undo\n\n${todo('how the reader takes it back')}`,
      NEXT,
    ],
  ],
  [
    '/tutorials/',
    [
      `**Time:** ${todo('how many')} minutes. **Level:** ${todo('how hard it is, as other tutorials say it')}.`,
      `\`\`\`text title="Goal: what you will see"\n${todo('lines that the last step prints')}\n\`\`\``,
      `## Before you start\n\n- ${todo('what the reader needs')}`,
      `## 1. ${todo('The first step')}\n\n${todo('what to do, and what it prints')}`,
      `## What happened\n\n${todo('what each step did')}`,
      `## Recap\n\n- ${todo('the first lesson')}`,
      NEXT,
    ],
  ],
  [
    '/reference/',
    [`## ${todo('The first part')}\n\n${todo('facts, as a table where they have the same form')}`, RELATED],
  ],
  ['/', [`## ${todo('The first idea')}\n\n${todo('what it is, and why')}`, RELATED]],
];

export interface NewPage {
  /** Address or file. */
  at: string;
  title: string;
  /** Name in the sidebar; the title where it is not given. */
  label?: string;
}

/**
 * Plans a new page of the kind of its section, and its entry in the sidebar.
 * @throws ChoreError where something is at the address already
 */
export function newPage(site: Site, { at, title, label = title }: NewPage): Change[] {
  const route = routeNamed(at, site.docs);
  const file = fileOf(site, route);
  refuseUnknownSection(site, route);
  const taken = site.pages.get(route) ?? site.pages.get(`${route}/`);
  if (taken) throw new ChoreError(`${taken} is at ${route} already.`);
  const [, sections] = SHAPES.find(([folder]) => route.startsWith(folder)) ?? SHAPES[SHAPES.length - 1];
  const description = todo('one sentence of 80 to 160 characters that says what this page gives its reader');
  const text = [
    `---\ndescription: ${JSON.stringify(description)}\n---`,
    `# ${title}`,
    todo('a lead of one or two sentences that says what this is and why the reader cares'),
    ...sections,
  ].join('\n\n');
  const entry = withEntry(site, file, label);
  return [{ kind: 'write', file, text }, ...(entry ? [entry] : [])];
}

/** A section that is nearly one of the site's is a slip; another one is new. */
function refuseUnknownSection({ pages }: Site, route: string): void {
  const sectionOf = (address: string) => /^\/[^/]+\//.exec(address)?.[0];
  const sections = new Set([...pages.keys()].flatMap((address) => sectionOf(address) ?? []));
  const section = sectionOf(route);
  if (!section || sections.has(section)) return;
  const guess = nearest(section, sections);
  if (guess) throw new ChoreError(`There is no section ${section}. Did you mean ${guess}?`);
}
