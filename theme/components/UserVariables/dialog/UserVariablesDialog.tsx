import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { openModal } from '../../../client/openModal.ts';
import { splitFields, type VariableField } from '../userVariablesForm.ts';
import { useVariablesForm } from './useVariablesForm.ts';
import { VariableRow } from './VariableRow.tsx';

/** The form for the reader's own values. All texts are here, so that they are loaded with it only. */
export function UserVariablesDialog({ opener, onClose }: { opener: HTMLElement; onClose: () => void }) {
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
  const { values, faults, message, round, save, clear } = useVariablesForm(form, () => close.current());
  const row = (field: VariableField) => (
    <VariableRow
      key={`${field.name} ${round}`}
      field={field}
      value={values[field.name] ?? ''}
      fault={faults[field.name]}
    />
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
  return new Set([...document.querySelectorAll<HTMLElement>('main var[data-fill]')].map(({ dataset }) => dataset.fill));
}
