import { createRoot, type Root } from 'react-dom/client';
import { labelOf } from '../../../client/labels.ts';
import { store } from '../../../client/storage.ts';
import { SIMULATOR_ORIGIN, simulatorEdits } from '../../../shared/simulatorAddresses.ts';
import { SIMULATOR_KEY } from '../simulator.ts';

const panels = new WeakMap<HTMLElement, { root: Root; frame: HTMLElement }>();

/** Makes the samples of the page call the simulator, and shows how to start it; or brings the platform back. */
export async function open(button: HTMLElement): Promise<void> {
  const panel = panels.get(button);
  if (panel) {
    panels.delete(button);
    panel.root.unmount();
    panel.frame.remove();
    showPlatform();
    store(SIMULATOR_KEY, null);
    button.textContent = labelOf('simulator.run');
    return;
  }
  const frame = document.createElement('div');
  const root = createRoot(frame);
  panels.set(button, { root, frame });
  const { base = '', page = '', domain = '' } = button.dataset;
  button.parentElement?.append(frame);
  button.textContent = labelOf('simulator.instance');
  store(SIMULATOR_KEY, 'on');
  root.render(<SimulatorPanel base={base} page={page} />);
  // Below a switch that was on before, the page may still be on its way.
  if (document.readyState === 'loading')
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }));
  if (panels.has(button)) showSimulator(domain);
}

function SimulatorPanel({ base, page }: { base: string; page: string }) {
  const file = `${window.location.origin}${base}tools/simulator.mjs`;
  return (
    <div className="simulator-panel">
      <p>
        {labelOf('simulator.started', { address: SIMULATOR_ORIGIN })}{' '}
        <a href={`${base}guides/simulator.html`}>{labelOf('simulator.about')}</a>
      </p>
      <pre>
        <code>{`curl -s -O ${file}\nnode simulator.mjs --page ${page}`}</code>
      </pre>
    </div>
  );
}

/** The texts that were changed, as they were. */
const originals = new Map<Text, string>();

/** Makes all samples of the page call the simulator. What readers filled in stays. */
function showSimulator(apiDomain: string): void {
  for (const code of document.querySelectorAll<HTMLElement>('pre code')) {
    const edits = simulatorEdits(code.textContent ?? '', apiDomain);
    // From the end, so that the places of those before stay.
    for (const { start, end, text } of edits.reverse()) replace(code, start, end, text);
  }
}

/** Brings the addresses of the platform back. */
function showPlatform(): void {
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
