import { FAULTS, NO_FAULT } from '../../../../tools-core/faults/faultNames.ts';
import { CheckboxGroup } from '../shell/CheckboxGroup.tsx';
import type { ToolSession } from '../shell/session.ts';

/** A switch for each fault. They write into the field of the faults, which examples and links fill as well. */
export function FaultSwitches({ bench }: { bench: ToolSession }) {
  // The view is rendered with each change of the fields, so that this value is the current one.
  const field = bench.root.querySelector<HTMLInputElement>('[name="faults"]');
  return (
    <CheckboxGroup
      legend="Break it"
      boxes={Object.entries(FAULTS).map(([key, label]) => ({ key, label }))}
      chosen={field?.value.match(/[\w-]+/g)?.filter((name) => name !== NO_FAULT) ?? []}
      onChange={(chosen) => bench.setInput('faults', chosen.join(' ') || NO_FAULT)}
    />
  );
}
