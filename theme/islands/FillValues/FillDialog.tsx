import {
  type FormEvent,
  type KeyboardEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { openModal } from '../../live/dialog.ts';
import { fillSecret, setFillSecret } from '../../live/fill.ts';
import { followStored, readStored, store } from '../../live/storage.ts';
import { checkFillInput, FILL_FIELDS, type FillField, type FillInput } from '../../logic/fillForm.ts';
import { FILL_KEY, readFillValues } from '../../logic/fillValues.ts';
import { FillRow } from './FillRow.tsx';

export interface FillDialogProps {
  opener: HTMLElement;
  onClose: () => void;
}

/** The form for the reader's own values. All texts are here, so that they are loaded with it only. */
export function FillDialog({ opener, onClose }: FillDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const close = useRef(() => {});
  useLayoutEffect(() => {
    if (dialog.current) close.current = openModal(dialog.current, opener, onClose);
  }, [opener, onClose]);
  const titleId = useId();
  const stored = useSyncExternalStore(
    (onChange) => followStored(FILL_KEY, onChange),
    () => readStored(FILL_KEY),
  );
  const [faults, setFaults] = useState<Partial<Record<FillField['name'], string>>>({});
  const [message, setMessage] = useState('');
  // A counter of its own for each way to start anew: fields then take what is stored.
  const [round, setRound] = useState(0);
  const values: FillInput = { ...readFillValues(stored), secret: fillSecret() };

  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const result = checkFillInput(Object.fromEntries(new FormData(event.currentTarget)) as FillInput);
    if (result.state === 'wrong') {
      const wrong = Object.keys(result.faults);
      setFaults(result.faults);
      setMessage(
        `Nothing was saved. ${wrong.length === 1 ? 'One value needs' : `${wrong.length} values need`} a change.`,
      );
      (form.current?.elements.namedItem(wrong[0]) as HTMLInputElement | null)?.focus();
      return;
    }
    const isEmpty = Object.keys(result.values).length === 0;
    store(FILL_KEY, isEmpty ? null : JSON.stringify(result.values));
    setFillSecret(result.secret);
    close.current();
  };
  const startAnew = (said: string) => {
    setFaults({});
    setMessage(said);
    setRound(round + 1);
  };
  const clear = () => {
    store(FILL_KEY, null);
    setFillSecret('');
    startAnew('All values are cleared. Snippets show the examples again.');
  };
  // The drawer that may hold the button closes on Escape as well.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') event.stopPropagation();
  };
  return (
    <dialog ref={dialog} className="fill-dialog" aria-labelledby={titleId} onKeyDown={onKeyDown}>
      <form ref={form} className="fill-dialog__form" method="dialog" noValidate autoComplete="off" onSubmit={save}>
        <p id={titleId} className="fill-dialog__title">
          Your values
        </p>
        <p>
          Snippets on all pages show them, and the copy buttons copy them. They stay in this browser. Leave a field
          empty to keep the example.
        </p>
        {FILL_FIELDS.map((field) => (
          <FillRow
            key={`${field.name} ${round} ${stored}`}
            field={field}
            value={values[field.name] ?? ''}
            fault={faults[field.name]}
          />
        ))}
        <p className="fill-dialog__message" role="status">
          {message}
        </p>
        <div className="fill-dialog__buttons">
          <button type="submit" className="fill-dialog__save">
            Save
          </button>
          <button type="button" onClick={() => startAnew('The fields show what is in use.')}>
            Reset
          </button>
          <button type="button" onClick={clear}>
            Clear all
          </button>
          <button type="button" onClick={() => close.current()}>
            Close
          </button>
        </div>
      </form>
    </dialog>
  );
}
