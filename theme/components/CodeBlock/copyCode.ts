import { label } from '../../client/page.ts';

/** Milliseconds for which a button says how copying went. A refusal asks something of the reader. */
const SHOWN = { copied: 2000, refused: 8000 };

/** Copies the code of a block, or selects it where the clipboard is denied or missing, and returns which. */
export async function copyCode(block: HTMLElement): Promise<void> {
  const code = block.querySelector('code');
  const buttons = block.querySelector<HTMLElement>('.code-buttons');
  if (!code || !buttons) return;
  const isCopied = await writeText(copyableText(code));
  if (!isCopied) window.getSelection()?.selectAllChildren(code);
  const state = isCopied ? 'copied' : 'refused';
  // Each try is one of its own, so that a second one is shown for its full time.
  const attempt = `${Math.random()}`;
  Object.assign(buttons.dataset, { copy: state, attempt });
  const status = buttons.firstElementChild as HTMLElement;
  status.textContent = label(state);
  setTimeout(() => {
    if (buttons.dataset.attempt !== attempt) return;
    buttons.dataset.copy = 'idle';
    status.textContent = '';
  }, SHOWN[state]);
}

async function writeText(code: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(code);
    return true;
  } catch {
    return false;
  }
}

/** The text of a block of code as readers want it: without what is drawn beside it. */
function copyableText(code: Element): string {
  const copy = code.cloneNode(true) as Element;
  for (const part of copy.querySelectorAll('.rp-copy-ignore')) part.remove();
  return copy.textContent ?? '';
}
