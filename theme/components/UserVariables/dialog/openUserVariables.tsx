import { createRoot } from 'react-dom/client';
import { UserVariablesDialog } from './UserVariablesDialog.tsx';

/** Opens the form for the reader's own values. */
export function open(opener: HTMLElement): void {
  const frame = document.createElement('div');
  document.body.append(frame);
  const root = createRoot(frame);
  const close = () => {
    root.unmount();
    frame.remove();
  };
  root.render(<UserVariablesDialog opener={opener} onClose={close} />);
}
