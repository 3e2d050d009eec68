import { createRoot, type Root } from 'react-dom/client';
import { labelOf } from '../../../client/labels.ts';
import { store } from '../../../client/storage.ts';
import { SIMULATOR_ORIGIN } from '../../../shared/simulatorAddresses.ts';
import { SIMULATOR_KEY } from '../simulator.ts';
import { showPlatform, showSimulator } from './rewriteSamples.ts';

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
