import type { Change, Site } from '../site.ts';
import { refuseOddName, refuseTakenFile, tagOnPage, todo } from './todo.ts';

export interface NewDiagram {
  name: string;
  title: string;
  /** Address or file of the page that shows it. */
  on?: string;
}

/**
 * Plans a new diagram: two boxes and an arrow to start from, with its words, shown on a page.
 * @throws ChoreError where there is one of that name
 */
export function newDiagram(site: Site, { name, title, on }: NewDiagram): Change[] {
  refuseOddName(name, 'a diagram');
  const file = `${site.docs}/_diagrams/${name}.svg`;
  refuseTakenFile(site, file);
  const words = `${todo('what the drawing is about, in a sentence')}\n\n1. ${todo('what the first arrow says')}\n`;
  return [
    { kind: 'write', file, text: drawing(title) },
    { kind: 'write', file: file.replace(/svg$/, 'md'), text: words },
    ...tagOnPage(site, on, `<Diagram name="${name}" />`),
  ];
}

function drawing(title: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 352 156">
  <title>${title}</title>
  <desc>${todo('all that the drawing shows, in sentences')}</desc>
  <defs>
    <marker id="arrow" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="9" markerHeight="9" markerUnits="userSpaceOnUse" orient="auto">
      <path class="diagram-head" d="M0 1 L9 5 L0 9 Z"/>
    </marker>
  </defs>
  <path d="M176 52 V102" marker-end="url(#arrow)"/>
  <rect class="diagram-own" x="76" y="4" width="200" height="46" rx="10"/>
  <text class="diagram-name" x="176" y="31.5" text-anchor="middle">From</text>
  <rect x="76" y="106" width="200" height="46" rx="10"/>
  <text class="diagram-name" x="176" y="133.5" text-anchor="middle">To</text>
</svg>
`;
}
