import { type FormEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { appendIsland } from '../../../client/appendIsland.tsx';
import { openModal } from '../../../client/openModal.ts';
import { readStored, store } from '../../../client/storage.ts';
import { typedAsIs } from '../../../shared/typedAsIs.ts';
import { setSecret, userSecret } from '../UserVariables.client.ts';
import { readUserVariables, USER_VARIABLES_KEY } from '../userVariables.ts';
import { checkVariables, splitFields, type VariableField, type VariablesInput } from '../userVariablesForm.ts';

/** The form for the reader's own values. All texts are here, so that they are loaded with it only. */
function UserVariablesDialog({ opener, onClose }: { opener: HTMLElement; onClose: () => void }) {
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
  // The page cannot change while the form is open.
  const [[own, others]] = useState(() => splitFields(namesOnPage()));
  const { values, faults, message, save, clear } = useVariablesForm(form, () => close.current());
  const row = (field: VariableField) => (
    <VariableRow key={field.name} field={field} value={values[field.name] ?? ''} fault={faults[field.name]} />
  );
  return (
    <dialog ref={dialog} className="variables-dialog" aria-labelledby="variables-title">
      <form ref={form} className="variables-dialog__form" method="dialog" noValidate autoComplete="off" onSubmit={save}>
        <p id="variables-title" className="variables-dialog__title">
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
        <div className="variables-dialog__buttons">
          <p className="variables-dialog__message" role="status">
            {message}
          </p>
          <button type="submit" className="variables-dialog__save">
            Save
          </button>
          {Object.entries({ 'Clear all': clear, Close: () => close.current() }).map(([name, press]) => (
            <button key={name} type="button" onClick={press}>
              {name}
            </button>
          ))}
        </div>
      </form>
    </dialog>
  );
}

/** The names of the values that the page in view shows. */
function namesOnPage(): ReadonlySet<string | undefined> {
  return new Set(
    [...document.querySelectorAll<HTMLElement>('main var[data-variable]')].map(({ dataset }) => dataset.variable),
  );
}

interface VariableRowProps {
  field: VariableField;
  value: string;
  fault: string | undefined;
}

/** One field of the form, with what is wrong with it. */
function VariableRow({ field: { name, label, example }, value, fault }: VariableRowProps) {
  const id = `fill-${name}`;
  const isSecret = name === 'secret';
  const input = useRef<HTMLInputElement>(null);
  // Not as an attribute, which would show a secret to whatever reads the page.
  useLayoutEffect(() => {
    if (input.current) input.current.value = value;
  }, [value]);
  const described = [fault && `${id}-fault`, isSecret && `${id}-note`].filter(Boolean).join(' ');
  return (
    <div className="variables-dialog__row">
      <label htmlFor={id}>{label}</label>
      <input
        ref={input}
        id={id}
        name={name}
        type={isSecret ? 'password' : 'text'}
        placeholder={example}
        {...typedAsIs}
        aria-invalid={fault ? true : undefined}
        aria-describedby={described || undefined}
      />
      {isSecret && (
        <p id={`${id}-note`}>
          Kept in memory only, and gone when you reload or leave the site. Snippets on this screen then show it in full.
          Without it they read it from <code>$API_SECRET</code>, which is safer.
        </p>
      )}
      {fault && (
        <p id={`${id}-fault`} className="variables-dialog__fault">
          {fault}
        </p>
      )}
    </div>
  );
}

type Faults = Partial<Record<VariableField['name'], string>>;

/**
 * What the form for the reader's own values knows and does.
 * @param form where a field with a fault gets the focus.
 * @param onSaved called once the values are stored.
 */
function useVariablesForm(form: RefObject<HTMLFormElement | null>, onSaved: () => void) {
  const [values] = useState((): VariablesInput => {
    return { ...readUserVariables(readStored(USER_VARIABLES_KEY)), secret: userSecret() };
  });
  const [faults, setFaults] = useState<Faults>({});
  const [message, setMessage] = useState('');

  return {
    values,
    faults,
    message,
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
      // Empties all fields, because none has a value as its attribute.
      form.current?.reset();
      store(USER_VARIABLES_KEY, null);
      setSecret('');
      setFaults({});
      setMessage('All values are cleared. Snippets show the examples again.');
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

/** Opens the form for the reader's own values. */
export function open(opener: HTMLElement): void {
  const remove = appendIsland(document.body, <UserVariablesDialog opener={opener} onClose={() => remove()} />);
}
