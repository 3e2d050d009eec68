import { createRoot } from 'react-dom/client';
import { FillDialog } from './FillDialog.tsx';

/** Opens the form for the reader's own values. */
export function open(opener: HTMLElement): void {
  const frame = document.createElement('div');
  document.body.append(frame);
  const root = createRoot(frame);
  const close = () => {
    root.unmount();
    frame.remove();
  };
  root.render(<FillDialog opener={opener} onClose={close} />);
}
