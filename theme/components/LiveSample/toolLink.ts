import { setup } from '../../client/setup.virtual.ts';
import { type SampleTool, toolLinkText } from './liveSample.ts';

/**
 * A link that opens a tool with an input. What writes the input into the address is fetched when a reader comes near the
 * link; where that fails, the tool opens without it.
 */
export function toolLink(tool: SampleTool, input: Readonly<Record<string, string>>): HTMLElement {
  const link = document.createElement('a');
  link.href = `${setup.base}${tool.page.slice(1)}.html`;
  link.textContent = toolLinkText(tool);
  let filling: Promise<void> | undefined;
  let isFilled = false;
  const fill = () => {
    filling ??= writeInput(link, input).then(() => {
      isFilled = true;
    });
    return filling;
  };
  for (const type of ['pointerover', 'pointerdown', 'focus']) link.addEventListener(type, fill);
  link.addEventListener('click', (event) => {
    // A link that is pressed by its key cannot be pressed again before that has ended, so a filled one goes its way.
    if (isFilled) return;
    event.preventDefault();
    void fill().then(() => link.click());
  });
  const line = document.createElement('p');
  line.append(link);
  return line;
}

async function writeInput(link: HTMLAnchorElement, input: Readonly<Record<string, string>>): Promise<void> {
  try {
    const { writeShare } = await import(/* webpackChunkName: "tools" */ '../Tools/shell/share.ts');
    const written = await writeShare({ input });
    if ('hash' in written) link.hash = written.hash;
  } catch {
    // The tool opens all the same, and is filled by hand.
  }
}
