import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { appendIsland } from '../../../client/appendIsland.tsx';
import { openModal } from '../../../client/openModal.ts';
import { readStored, store } from '../../../client/storage.ts';
import { typedAsIs } from '../../../shared/typedAsIs.ts';
import { setSecret, userSecret } from '../UserVariables.client.ts';
import { readUserVariables, USER_VARIABLES_KEY } from '../userVariables.ts';
import {
  checkVariables,
  splitFields,
  VARIABLE_FIELDS,
  type VariableField,
  type VariablesInput,
  type VariablesResult,
} from '../userVariablesForm.ts';

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
  const [values] = useState((): VariablesInput => {
    return { ...readUserVariables(readStored(USER_VARIABLES_KEY)), secret: userSecret() };
  });
  const [message, setMessage] = useState('');
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = Object.fromEntries(new FormData(event.currentTarget)) as VariablesInput;
    const { values, secret, faults } = checkVariables(typed);
    showFaults(event.currentTarget, faults);
    if (!event.currentTarget.reportValidity()) return;
    store(USER_VARIABLES_KEY, Object.keys(values).length === 0 ? null : JSON.stringify(values));
    setSecret(secret);
    close.current();
  };
  const clear = () => {
    // Empties all fields, because none has a value as its attribute.
    form.current?.reset();
    if (form.current) showFaults(form.current, {});
    store(USER_VARIABLES_KEY, null);
    setSecret('');
    setMessage('All values have been cleared. The examples are back.');
  };
  const row = (field: VariableField) => <VariableRow key={field.name} field={field} value={values[field.name] ?? ''} />;
  return (
    <dialog ref={dialog} className="variables-dialog" aria-labelledby="variables-title">
      <form ref={form} className="variables-dialog__form" method="dialog" noValidate autoComplete="off" onSubmit={save}>
        <p id="variables-title" className="variables-dialog__title">
          Your values
        </p>
        <p>
          They replace the examples in the text and code of all pages, and in what you copy. They stay in this browser.
          Leave a field empty to keep the example.
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

function VariableRow({ field: { name, label, example }, value }: { field: VariableField; value: string }) {
  const id = `variable-${name}`;
  const isSecret = name === 'secret';
  const input = useRef<HTMLInputElement>(null);
  // Not as an attribute, which would show a secret to whatever reads the page.
  useLayoutEffect(() => {
    if (input.current) input.current.value = value;
  }, [value]);
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
        aria-describedby={isSecret ? `${id}-note` : undefined}
      />
      {isSecret && (
        <p id={`${id}-note`}>
          Kept only in memory until you reload or leave the site. Until then, code on this screen shows it in full.
          Without it, code reads it from <code>$API_SECRET</code>, which is safer.
        </p>
      )}
    </div>
  );
}

/** Marks what is wrong, wherever it is folded away. The browser shows why, and gives the first such field the focus. */
function showFaults(form: HTMLFormElement, faults: VariablesResult['faults']): void {
  for (const { name } of VARIABLE_FIELDS) {
    const field = form.elements.namedItem(name) as HTMLInputElement;
    field.setCustomValidity(faults[name] ?? '');
    if (faults[name]) field.closest('details')?.setAttribute('open', '');
  }
}

/** Opens the form for the reader's own values. */
export function open(opener: HTMLElement): void {
  const remove = appendIsland(document.body, <UserVariablesDialog opener={opener} onClose={() => remove()} />);
}
