import { useEffect, useLayoutEffect } from 'react';

export interface ComboboxOptions {
  /** Prefix of the IDs of the list and its entries. */
  id: string;
  count: number;
  /** Position of the highlighted entry, or -1. */
  active: number;
  onType: (value: string) => void;
  onKey: (event: KeyboardEvent) => void;
}

/** Makes an input that React didn't render a combobox of a list. */
export function useCombobox(input: HTMLInputElement, { id, count, active, onType, onKey }: ComboboxOptions): void {
  useLayoutEffect(() => {
    const ending = new AbortController();
    input.addEventListener('input', () => onType(input.value), { signal: ending.signal });
    input.addEventListener('keydown', onKey, { signal: ending.signal });
    return () => ending.abort();
  });
  useEffect(() => {
    const attributes = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': String(count > 0),
      'aria-controls': count > 0 ? `${id}list` : undefined,
      'aria-activedescendant': count > 0 && active >= 0 ? `${id}${active}` : undefined,
    };
    for (const [name, value] of Object.entries(attributes)) {
      if (value === undefined) input.removeAttribute(name);
      else input.setAttribute(name, value);
    }
    return () => {
      for (const name of Object.keys(attributes)) input.removeAttribute(name);
    };
  }, [input, id, count, active]);
  // Text that was typed before the dialog was mounted.
  useEffect(() => onType(input.value), [input, onType]);
}
