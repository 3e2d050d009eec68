import { getCopyableText } from '@rspress/core/theme';
import { type RefObject, useEffect, useState } from 'react';

/** `refused`: the browser keeps the clipboard to itself, and the text is selected instead. */
export type CopyState = 'idle' | 'copied' | 'refused';

/** Milliseconds for which a button says how copying went. A refusal asks something of the reader. */
const SHOWN: Record<Exclude<CopyState, 'idle'>, number> = { copied: 2000, refused: 8000 };

/** Copies the code of a block, or selects it where the clipboard is refused or missing. */
export function useCopy(code: RefObject<HTMLElement | null>): { state: CopyState; copy: () => Promise<void> } {
  // Each try is an object of its own, so that a second one is shown for its full time.
  const [latest, setLatest] = useState<{ state: CopyState }>({ state: 'idle' });
  useEffect(() => {
    if (latest.state === 'idle') return;
    const timer = setTimeout(() => setLatest({ state: 'idle' }), SHOWN[latest.state]);
    return () => clearTimeout(timer);
  }, [latest]);
  const copy = async () => {
    const isCopied = await writeText(textOf(code.current));
    if (!isCopied && code.current) window.getSelection()?.selectAllChildren(code.current);
    setLatest({ state: isCopied ? 'copied' : 'refused' });
  };
  return { state: latest.state, copy };
}

function textOf(block: HTMLElement | null): string {
  return getCopyableText(block, { ignoreClasses: ['linenumber'], ignoreSelectors: ['.rp-copy-ignore'] });
}

async function writeText(code: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(code);
    return true;
  } catch {
    return false;
  }
}
