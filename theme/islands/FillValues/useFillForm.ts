import { type FormEvent, type RefObject, useState, useSyncExternalStore } from 'react';
import { fillSecret, setFillSecret } from '../../live/fill.ts';
import { followStored, readStored, store } from '../../live/storage.ts';
import { checkFillInput, type FillField, type FillInput } from '../../logic/fillForm.ts';
import { FILL_KEY, readFillValues } from '../../logic/fillValues.ts';

type Faults = Partial<Record<FillField['name'], string>>;

export interface FillForm {
  /** What is in use. */
  values: FillInput;
  faults: Faults;
  /** What was done, or why nothing was. */
  message: string;
  /** Another one for each state that the fields have to start from, as what was typed is theirs alone. */
  round: string;
  save: (event: FormEvent<HTMLFormElement>) => void;
  /** Gives the fields what is in use. */
  reset: () => void;
  /** Forgets all values. */
  clear: () => void;
}

/**
 * What the form for the reader's own values knows and does.
 * @param form where a field with a fault gets the focus.
 * @param onSaved called once the values are stored.
 */
export function useFillForm(form: RefObject<HTMLFormElement | null>, onSaved: () => void): FillForm {
  const stored = useSyncExternalStore(
    (onChange) => followStored(FILL_KEY, onChange),
    () => readStored(FILL_KEY),
  );
  const [faults, setFaults] = useState<Faults>({});
  const [message, setMessage] = useState('');
  // A counter of its own for each way to start anew: fields then take what is stored.
  const [round, setRound] = useState(0);

  const startAnew = (said: string) => {
    setFaults({});
    setMessage(said);
    setRound(round + 1);
  };
  return {
    values: { ...readFillValues(stored), secret: fillSecret() },
    faults,
    message,
    round: `${round} ${stored}`,
    save: (event) => {
      event.preventDefault();
      const result = checkFillInput(Object.fromEntries(new FormData(event.currentTarget)) as FillInput);
      if (result.state === 'wrong') {
        setFaults(result.faults);
        setMessage(nothingSaved(Object.keys(result.faults).length));
        showField(form.current?.elements.namedItem(Object.keys(result.faults)[0]));
        return;
      }
      const isEmpty = Object.keys(result.values).length === 0;
      store(FILL_KEY, isEmpty ? null : JSON.stringify(result.values));
      setFillSecret(result.secret);
      onSaved();
    },
    reset: () => startAnew('The fields show what is in use.'),
    clear: () => {
      store(FILL_KEY, null);
      setFillSecret('');
      startAnew('All values are cleared. Snippets show the examples again.');
    },
  };
}

function nothingSaved(faults: number): string {
  return `Nothing was saved. ${faults === 1 ? 'One value needs' : `${faults} values need`} a change.`;
}

/** Gives a field the focus, wherever it is folded away. */
function showField(field: Element | RadioNodeList | null | undefined): void {
  if (!(field instanceof HTMLElement)) return;
  field.closest('details')?.setAttribute('open', '');
  field.focus();
}
