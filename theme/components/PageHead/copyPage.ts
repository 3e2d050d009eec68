/** Milliseconds for which the button says how copying went. A refusal asks something of the reader. */
const SHOWN = { copied: 2000, refused: 8000 };

/** Ends what is shown. Another try is shown for its full time. */
let timer: number | undefined;

/**
 * Copies the page in view as Markdown, and says how it went.
 * @param button names the address of the Markdown and what to say, in its data
 */
export async function open(button: HTMLElement): Promise<void> {
  const state = await copyText(fetchText(button.dataset.markdown ?? ''));
  const status = button.parentElement?.querySelector('[role="status"]');
  status?.replaceChildren(button.dataset[state] ?? '');
  clearTimeout(timer);
  timer = window.setTimeout(() => status?.replaceChildren(), SHOWN[state]);
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
    return 'refused';
  }
}
