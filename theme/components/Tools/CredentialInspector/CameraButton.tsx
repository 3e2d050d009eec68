import { useEffect, useRef, useState } from 'react';
import { InputError } from '../../../../tools-core/base/index.ts';
import { Button } from '../shell/components.tsx';
import type { ToolSession } from '../shell/session.ts';

/** Milliseconds between two pictures of the camera that are read. */
const PAUSE = 150;

const ASKED = 'The browser asks whether this page may use the camera. The images stay in this browser.';
const LOOKING = 'Hold a QR code in front of the camera.';
const OTHERWISE = 'Open an image of the code as a file instead.';
const REASONS: Record<string, string> = {
  NotAllowedError: `This page isn't allowed to use the camera. ${OTHERWISE}`,
  NotFoundError: `There's no camera. ${OTHERWISE}`,
  NotReadableError: `Another app is using the camera. ${OTHERWISE}`,
};

/** A button that reads a QR code with the camera, if there is one. The camera stops with the page. */
export function CameraButton({ bench }: { bench: ToolSession }) {
  const view = useRef<HTMLVideoElement>(null);
  const camera = useRef<MediaStream>(undefined);
  const [words, setWords] = useState('');
  const [isOn, setOn] = useState(false);
  const stop = (why: string) => {
    release(camera);
    setOn(false);
    setWords(why);
  };
  useEffect(() => () => release(camera), []);
  if (!navigator.mediaDevices?.getUserMedia) return null;
  const start = async () => {
    setWords(ASKED);
    try {
      camera.current = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
      setOn(true);
      setWords(LOOKING);
      const text = await readCamera(bench, view.current as HTMLVideoElement, camera);
      stop(text === undefined ? '' : "The QR code's text is now in the field.");
      if (text !== undefined) bench.setInput('input', text);
    } catch (error) {
      if (error instanceof InputError) stop(error.message);
      else stop(REASONS[(error as Error).name] ?? `The camera can't be used. ${OTHERWISE}`);
    }
  };
  return (
    <div className="bench-options">
      <p>
        <Button onClick={() => (isOn ? stop('') : start())}>{isOn ? 'Stop the camera' : 'Scan a QR code'}</Button>
      </p>
      <video ref={view} className="bench-camera" playsInline muted aria-label="The camera" hidden={!isOn} />
      <p role="status">{words}</p>
    </div>
  );
}

function release(camera: { current?: MediaStream }): void {
  for (const track of camera.current?.getTracks() ?? []) track.stop();
  camera.current = undefined;
}

/** Reads the camera until there is a code; undefined where it was stopped. */
async function readCamera(
  bench: ToolSession,
  view: HTMLVideoElement,
  camera: { current?: MediaStream },
): Promise<string | undefined> {
  view.srcObject = camera.current ?? null;
  await view.play();
  while (camera.current) {
    const text = await bench.readPicture(await createImageBitmap(view));
    if (text !== undefined) return text;
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
  return undefined;
}
