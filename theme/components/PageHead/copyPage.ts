import { showBriefly } from '../../client/showBriefly.ts';

/** Milliseconds for which the result is shown. A failure asks something of the reader. */
const SHOWN = { copied: 2000, failed: 8000 };

/**
 * Copies the page in view as Markdown, and shows the result.
 * @param button has the address of the Markdown and the words for each result in its data
 */
export async function open(button: HTMLElement): Promise<void> {
  const state = await copyText(fetchText(button.dataset.markdown ?? ''));
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
    console.error('The page could not be copied.', error);
    return 'failed';
  }
}
