import { FAULTS, NO_FAULT } from '../../../../tools-core/faults/faultNames.ts';
import type { Bench } from '../shell/contract.ts';

/** A switch for each fault. They write into the field of the faults, which examples and links fill as well. */
export function FaultSwitches({ bench }: { bench: Bench }) {
  // The view is rendered with each change of the fields, so that this value is the current one.
  const field = bench.root.querySelector<HTMLInputElement>('[name="faults"]');
  const chosen = field?.value.split(/[\s,]+/).filter(Boolean) ?? [];
  const choose = (name: string, isChosen: boolean) => {
    const others = chosen.filter((one) => one !== name && one !== NO_FAULT);
    bench.setInput('faults', (isChosen ? [...others, name] : others).join(' ') || NO_FAULT);
  };
  return (
    <fieldset className="bench-claims">
      <legend>Break it</legend>
      {Object.entries(FAULTS).map(([name, label]) => (
        <label className="bench-option bench-option--box" key={name}>
          <input
            type="checkbox"
            checked={chosen.includes(name)}
            onChange={({ target }) => choose(name, target.checked)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
