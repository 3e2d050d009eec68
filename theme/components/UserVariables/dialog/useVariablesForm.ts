import { type FormEvent, type RefObject, useState, useSyncExternalStore } from 'react';
import { followStored, readStored, store } from '../../../client/storage.ts';
import { setSecret, userSecret } from '../UserVariables.client.ts';
import { readUserVariables, USER_VARIABLES_KEY } from '../userVariables.ts';
import { checkVariables, type VariableField, type VariablesInput } from '../userVariablesForm.ts';

type Faults = Partial<Record<VariableField['name'], string>>;

/**
 * What the form for the reader's own values knows and does.
 * @param form where a field with a fault gets the focus.
 * @param onSaved called once the values are stored.
 */
export function useVariablesForm(form: RefObject<HTMLFormElement | null>, onSaved: () => void) {
  const stored = useSyncExternalStore(
    (onChange) => followStored(USER_VARIABLES_KEY, onChange),
    () => readStored(USER_VARIABLES_KEY),
  );
  const [faults, setFaults] = useState<Faults>({});
  const [message, setMessage] = useState('');
  // Counts the times that the fields start again: fields then take what is stored.
  const [round, setRound] = useState(0);

  return {
    values: { ...readUserVariables(stored), secret: userSecret() } as VariablesInput,
    faults,
    message,
    // Another one for each state that the fields have to start from, as what was typed is theirs alone.
    round: `${round} ${stored}`,
    save: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      const result = checkVariables(Object.fromEntries(new FormData(event.currentTarget)) as VariablesInput);
      if (result.state === 'wrong') {
        setFaults(result.faults);
        setMessage(nothingSaved(Object.keys(result.faults).length));
        showField(form.current?.elements.namedItem(Object.keys(result.faults)[0]));
        return;
      }
      const isEmpty = Object.keys(result.values).length === 0;
      store(USER_VARIABLES_KEY, isEmpty ? null : JSON.stringify(result.values));
      setSecret(result.secret);
      onSaved();
    },
    clear: () => {
      store(USER_VARIABLES_KEY, null);
      setSecret('');
      setFaults({});
      setMessage('All values are cleared. Snippets show the examples again.');
      setRound(round + 1);
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
