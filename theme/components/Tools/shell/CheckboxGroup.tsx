import type { ReactNode } from 'react';

export interface CheckboxGroupProps {
  legend: string;
  boxes: { key: string; label: ReactNode }[];
  chosen: readonly string[];
  /** Gets the keys that are chosen now, in the order in which they were. */
  onChange: (chosen: string[]) => void;
}

/** Checkboxes with a common name. */
export function CheckboxGroup({ legend, boxes, chosen, onChange }: CheckboxGroupProps) {
  return (
    <fieldset className="bench-boxes">
      <legend>{legend}</legend>
      {boxes.map(({ key, label }) => (
        <label className="bench-option bench-option--box" key={key}>
          <input
            type="checkbox"
            checked={chosen.includes(key)}
            onChange={({ target }) => {
              const others = chosen.filter((one) => one !== key);
              onChange(target.checked ? [...others, key] : others);
            }}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
