import { InputError } from '../../../../tools-core/base/index.ts';
import type { Bench } from '../shell/contract.ts';
import { el } from '../shell/el.ts';

/** Milliseconds between two looks at the camera. */
const PAUSE = 150;

const ASKED = 'The browser asks whether this page may use the camera. Its pictures stay in this browser.';
const LOOKING = 'Hold a QR code before the camera.';
const OTHERWISE = 'Open a picture of the code as a file instead.';
const REASONS: Record<string, string> = {
  NotAllowedError: `The camera was not allowed. ${OTHERWISE}`,
  NotFoundError: `There is no camera. ${OTHERWISE}`,
  NotReadableError: `Something else uses the camera. ${OTHERWISE}`,
};

/** A button that reads a QR code by the camera, where there is one to ask for. The camera ends with the page. */
export function renderCamera(bench: Bench): HTMLElement {
  const root = el('div', { class: 'bench-options' });
  if (!navigator.mediaDevices?.getUserMedia) return root;
  const view = el('video', { class: 'bench-camera', playsinline: true, 'aria-label': 'The camera', hidden: true });
  view.muted = true;
  const words = el('p', { role: 'status' });
  const button = el('button', { type: 'button', class: 'page-tool__button' }, 'Scan a QR code');
  let camera: MediaStream | undefined;
  const stop = (why: string) => {
    for (const track of camera?.getTracks() ?? []) track.stop();
    camera = undefined;
    view.hidden = true;
    view.srcObject = null;
    button.textContent = 'Scan a QR code';
    words.replaceChildren(why);
  };
  const start = async () => {
    words.replaceChildren(ASKED);
    try {
      camera = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
      view.srcObject = camera;
      view.hidden = false;
      button.textContent = 'Stop the camera';
      words.replaceChildren(LOOKING);
      await view.play();
      const text = await look(bench, view, () => camera !== undefined);
      if (text === undefined) return stop('');
      stop('A QR code was read. Its text is in the field.');
      bench.setInput('input', text);
    } catch (error) {
      if (error instanceof InputError) stop(error.message);
      else stop(REASONS[(error as Error).name] ?? `The camera cannot be used. ${OTHERWISE}`);
    }
  };
  button.addEventListener('click', () => (camera ? stop('') : start()));
  root.append(el('p', {}, button), view, words);
  return root;
}

/** Looks at the camera until there is a code; undefined where it was stopped, or the page left. */
async function look(bench: Bench, view: HTMLVideoElement, isWanted: () => boolean): Promise<string | undefined> {
  while (isWanted() && view.isConnected) {
    const text = await bench.readPicture(await createImageBitmap(view));
    if (text !== undefined) return text;
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
  return undefined;
}
