import { label } from '../../client/page.ts';
import { SHOWN, showBriefly } from '../../client/showBriefly.ts';

/** Copies the code of a block, or selects it where the clipboard is denied or missing, and returns which. */
export async function copyCode(block: HTMLElement): Promise<void> {
  const code = block.querySelector('code');
  const buttons = block.querySelector<HTMLElement>('.code-buttons');
  if (!code || !buttons) return;
  const isCopied = await writeText(code.textContent ?? '');
  if (!isCopied) window.getSelection()?.selectAllChildren(code);
  const state = isCopied ? 'copied' : 'failed';
  const end = () => {
    buttons.dataset.copy = 'idle';
  };
  showBriefly(buttons.firstElementChild as HTMLElement, label(state), SHOWN[state], end);
  buttons.dataset.copy = state;
}

async function writeText(code: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(code);
    return true;
  } catch {
    return false;
  }
}
