import { SHOWN, showBriefly } from '../../client/showBriefly.ts';
import { decodeSafely } from '../../shared/decode.ts';

/**
 * Copies the page in view as Markdown, the link to its section or the call of that, and shows the result.
 * @param button has the address of the Markdown or the kind, and the words for each result in its data
 */
export async function open(button: HTMLElement): Promise<void> {
  const { markdown, section } = button.dataset;
  const state = await copyText(markdown ? fetchText(markdown) : Promise.resolve(section === 'curl' ? curl() : link()));
  const status = button.parentElement?.querySelector('[role="status"]');
  if (status) showBriefly(status, button.dataset[state] ?? '', SHOWN[state]);
}

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.text();
}

/** Safari needs to know at once what is coming: after a wait, the press of the reader counts no more. */
async function copyText(text: Promise<string>): Promise<keyof typeof SHOWN> {
  try {
    const type = 'text/plain';
    await navigator.clipboard.write([new ClipboardItem({ [type]: text.then((words) => new Blob([words], { type })) })]);
    return 'copied';
  } catch (error) {
    console.error("The page couldn't be copied.", error);
    return 'failed';
  }
}

/** The address of the section that the reader went to, otherwise of the one in view. */
function link(): string {
  const { hash, href } = window.location;
  return hash ? href : (document.querySelector<HTMLAnchorElement>('.outline [aria-current]')?.href ?? href);
}

/** The curl command of that section or the next one that has a command. */
function curl(): string {
  const heading = document.getElementById(decodeSafely(new URL(link()).hash.slice(1)));
  const isBelow = (code: Element) =>
    !heading || heading.compareDocumentPosition(code) & Node.DOCUMENT_POSITION_FOLLOWING;
  const commands = [...document.querySelectorAll('.operation [data-lang="bash"] code')];
  return (commands.find(isBelow) ?? commands[0])?.textContent ?? '';
}
