import { type ComponentType, useRef, useState } from 'react';
import { useLabel } from '../../hooks/useLabel.ts';
import type { FillDialogProps } from './FillDialog.tsx';
import './FillButton.css';

type DialogState = { name: 'closed' | 'failed' } | { name: 'open'; Dialog: ComponentType<FillDialogProps> };

/** Opens the form for the reader's own values, which is loaded on the first press. Without scripts it is not shown. */
export function FillButton() {
  const label = useLabel();
  const button = useRef<HTMLButtonElement>(null);
  const [dialog, setDialog] = useState<DialogState>({ name: 'closed' });
  const close = () => setDialog({ name: 'closed' });
  const open = () =>
    import('./FillDialog.tsx').then(
      ({ FillDialog }) => setDialog({ name: 'open', Dialog: FillDialog }),
      () => setDialog({ name: 'failed' }),
    );
  return (
    <div className="page-tool fill-values">
      <button ref={button} type="button" className="page-tool__button" aria-haspopup="dialog" onClick={open}>
        {label('fillValuesText')}
      </button>
      <span role="status">{dialog.name === 'failed' && label('fillFailedText')}</span>
      {dialog.name === 'open' && <dialog.Dialog opener={button} onClose={close} />}
    </div>
  );
}
