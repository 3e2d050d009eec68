import { useLayoutEffect, useRef } from 'react';
import type { VariableField } from '../userVariablesForm.ts';

export interface VariableRowProps {
  field: VariableField;
  value: string;
  fault: string | undefined;
}

/** One field of the form, with what is wrong with it. */
export function VariableRow({ field: { name, label, example }, value, fault }: VariableRowProps) {
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
        autoComplete="off"
        autoCapitalize="none"
        spellCheck="false"
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
