import { simulatorEdits } from '../../../shared/simulatorAddresses.ts';

/** The texts that were changed, as they were. */
const originals = new Map<Text, string>();

/** Makes all samples of the page call the simulator. What readers filled in stays. */
export function showSimulator(apiDomain: string, origin: string): void {
  for (const code of document.querySelectorAll<HTMLElement>('pre code')) {
    const edits = simulatorEdits(code.textContent ?? '', apiDomain, origin);
    // From the end, so that the places of those before stay.
    for (const { start, end, text } of edits.reverse()) replace(code, start, end, text);
  }
}

/** Brings the addresses of the platform back. */
export function showPlatform(): void {
  for (const [node, text] of originals) node.data = text;
  originals.clear();
}

/** Replaces a part of highlighted code, which may go over several tokens. The first one gets the new text. */
function replace(code: HTMLElement, start: number, end: number, text: string): void {
  const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
  let offset = 0;
  let rest = text;
  for (let node = walker.nextNode() as Text | null; node && offset < end; node = walker.nextNode() as Text | null) {
    const { data } = node;
    const [from, to] = [Math.max(start - offset, 0), Math.min(end - offset, data.length)];
    offset += data.length;
    if (from >= to) continue;
    if (!originals.has(node)) originals.set(node, data);
    node.data = data.slice(0, from) + rest + data.slice(to);
    rest = '';
  }
}
