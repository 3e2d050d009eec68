import { type FormEvent, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { openModal } from '../../live/dialog.ts';
import { fillSecret, setFillSecret } from '../../live/fill.ts';
import { followStored, readStored, store } from '../../live/storage.ts';
import { checkFillInput, type FillField, type FillInput, splitFields } from '../../logic/fillForm.ts';
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
  useEffect(() => {
    // A page that the browser keeps for the way back must not keep what was typed.
    const forget = () => {
      form.current?.reset();
      close.current();
    };
    window.addEventListener('pagehide', forget);
    return () => window.removeEventListener('pagehide', forget);
  }, []);
  const stored = useSyncExternalStore(
    (onChange) => followStored(FILL_KEY, onChange),
    () => readStored(FILL_KEY),
  );
  // The page cannot change while the form is open.
  const [[own, others]] = useState(() => splitFields(namesOnPage()));
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
      const field = form.current?.elements.namedItem(wrong[0]) as HTMLInputElement | null;
      field?.closest('details')?.setAttribute('open', '');
      field?.focus();
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
  const row = (field: FillField) => (
    <FillRow
      key={`${field.name} ${round} ${stored}`}
      field={field}
      value={values[field.name] ?? ''}
      fault={faults[field.name]}
    />
  );
  return (
    <dialog ref={dialog} className="fill-dialog" aria-labelledby="fill-title">
      <form ref={form} className="fill-dialog__form" method="dialog" noValidate autoComplete="off" onSubmit={save}>
        <p id="fill-title" className="fill-dialog__title">
          Your values
        </p>
        <p>
          Text and snippets of all pages show them, and the copy buttons copy them. They stay in this browser. Leave a
          field empty to keep the example.
        </p>
        {own.map(row)}
        {others.length > 0 && (
          <details>
            <summary>More, for other pages</summary>
            {others.map(row)}
          </details>
        )}
        <div className="fill-dialog__buttons">
          <p className="fill-dialog__message" role="status">
            {message}
          </p>
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

/** The names of the values that the page in view shows. */
function namesOnPage(): ReadonlySet<string | undefined> {
  return new Set([...document.querySelectorAll<HTMLElement>('main var[data-fill]')].map(({ dataset }) => dataset.fill));
}
