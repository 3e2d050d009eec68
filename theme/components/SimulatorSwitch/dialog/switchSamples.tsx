import { useState } from 'react';
import { appendIsland } from '../../../client/appendIsland.tsx';
import { labelOf } from '../../../client/labels.ts';
import { setup } from '../../../client/setup.virtual.ts';
import { readStored, store } from '../../../client/storage.ts';
import { SIMULATOR_PORT, simulatorEdits, simulatorOrigin } from '../../../shared/simulatorAddresses.ts';
import { SIMULATOR_KEY } from '../simulator.ts';

const closers = new WeakMap<HTMLElement, () => void>();

/** Makes the samples of the page call the simulator, and shows how to start it; or brings the platform back. */
export async function open(button: HTMLElement): Promise<void> {
  const close = closers.get(button);
  if (close) {
    closers.delete(button);
    close();
    showPlatform();
    store(SIMULATOR_KEY, null);
    button.textContent = labelOf('simulator.run');
    return;
  }
  const { page = '', domain = '', restored } = button.dataset;
  delete button.dataset.restored;
  button.textContent = labelOf('simulator.instance');
  const port = storedPort();
  store(SIMULATOR_KEY, port);
  // On later pages there is only one more button at first, so that nothing below moves.
  const isShownAtFirst = restored === undefined;
  const panel = <SimulatorPanel page={page} domain={domain} isShownAtFirst={isShownAtFirst} />;
  closers.set(button, appendIsland(button.parentElement, panel));
  // Below a switch that was on before, the page may still be on its way.
  if (document.readyState === 'loading')
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }));
  if (closers.has(button)) showSimulator(domain, simulatorOrigin(port));
}

const isPort = (text: string | null): text is string => /^\d{1,5}$/.test(text ?? '');

function storedPort(): string {
  const stored = readStored(SIMULATOR_KEY);
  return isPort(stored) ? stored : SIMULATOR_PORT;
}

function SimulatorPanel({ page, domain, isShownAtFirst }: { page: string; domain: string; isShownAtFirst: boolean }) {
  const [isShown, setShown] = useState(isShownAtFirst);
  const [port, setPort] = useState(storedPort);
  const choosePort = (chosen: string) => {
    setPort(chosen);
    if (!isPort(chosen)) return;
    store(SIMULATOR_KEY, chosen);
    showPlatform();
    showSimulator(domain, simulatorOrigin(chosen));
  };
  if (!isShown)
    return (
      <>
        {' '}
        <button type="button" className="page-tool__button" onClick={() => setShown(true)}>
          {labelOf('simulator.command')}
        </button>
      </>
    );
  const { base } = setup;
  const file = `${window.location.origin}${base}tools/simulator.mjs`;
  const option = port === SIMULATOR_PORT ? '' : ` --port ${port}`;
  return (
    <div className="simulator-panel">
      <p>
        {labelOf('simulator.started', { address: simulatorOrigin(port) })}{' '}
        <a href={`${base}guides/simulator.html`}>{labelOf('simulator.about')}</a>
      </p>
      <pre>
        <code>{`curl -s -O ${file}\nnode simulator.mjs --page ${page}${option}`}</code>
      </pre>
      <label>
        {labelOf('simulator.port')}{' '}
        <input value={port} size={5} inputMode="numeric" onChange={({ target }) => choosePort(target.value)} />
      </label>
    </div>
  );
}

const originals = new Map<Text, string>();

/** Makes all samples of the page call the simulator. What readers filled in stays. */
function showSimulator(apiDomain: string, origin: string): void {
  for (const code of document.querySelectorAll<HTMLElement>('pre code')) {
    const edits = simulatorEdits(code.textContent ?? '', apiDomain, origin);
    // From the end, so that the places of those before stay.
    for (const { start, end, text } of edits.reverse()) replace(code, start, end, text);
  }
}

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
