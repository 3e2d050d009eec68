import { addEntry } from '../sidebars.ts';
import { CodemodError, type Draft, fileOf, routeNamed } from '../site.ts';

/** Words in brackets are for the writer to replace; the check names each that is left. */
export const placeholder = (words: string) => `[${words}]`;

const HEAD = `<GuideHead time="${placeholder('how many')} minutes" level="basic" needs="${placeholder('what')}" />`;
const RELATED = `## Related\n\n- ${placeholder('a link with a reason')}\n`;
const NEXT = `## Next\n\n- ${placeholder('a link to the guide or tutorial that comes next, with a reason')}\n`;
/** The sections of each kind of page, as its readers expect them. */
const SHAPES: [folder: string, sections: string[]][] = [
  [
    '/guides/',
    [
      HEAD,
      `## Before you start\n\n- ${placeholder('what the reader needs')}`,
      `## ${placeholder('Do the first thing')}\n\n1. ${placeholder('the first step')}`,
      `## Check the result\n\n${placeholder('how the reader sees that it worked')}`,
      `## Undo\n\n${placeholder('how the reader takes it back')}`,
      NEXT,
    ],
  ],
  [
    '/tutorials/',
    [
      HEAD,
      `\`\`\`text title="What you'll get"\n${placeholder('lines that the last step prints')}\n\`\`\``,
      `## Before you start\n\n- ${placeholder('what the reader needs')}`,
      `## 1. ${placeholder('The first step')}\n\n${placeholder('what to do, and what it prints')}`,
      `## What happened\n\n${placeholder('what each step did')}`,
      `## Recap\n\n- ${placeholder('the first lesson')}`,
      NEXT,
    ],
  ],
  [
    '/reference/',
    [
      `## ${placeholder('The first part')}\n\n${placeholder('values, as a table where they have the same form')}`,
      RELATED,
    ],
  ],
  ['/', [`## ${placeholder('The first idea')}\n\n${placeholder('what it is, and why')}`, RELATED]],
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
 * @throws CodemodError where something is at the address already
 */
export function newPage(draft: Draft, { at, title, label = title }: NewPage): void {
  const { site } = draft;
  const route = routeNamed(at, site);
  const file = fileOf(site, route);
  const taken = site.pages.get(route) ?? site.pages.get(`${route}/`);
  if (taken) throw new CodemodError(`${taken} is at ${route} already.`);
  const [, sections] =
    SHAPES.find(([folder]) => site.routes.localOf(route).startsWith(folder)) ?? SHAPES[SHAPES.length - 1];
  const description = placeholder('one sentence of 80 to 160 characters that says what this page gives its reader');
  const lead = placeholder('a lead of one or two sentences that says what this is and why the reader cares');
  const parts = [`---\ndescription: ${JSON.stringify(description)}\n---`, `# ${title}`, lead, ...sections];
  draft.texts.set(file, parts.join('\n\n'));
  addEntry(draft, file, label);
}
