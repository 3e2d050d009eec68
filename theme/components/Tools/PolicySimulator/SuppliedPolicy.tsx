import { MANAGED_POLICIES } from '../../../../tools-core/access/index.ts';
import { OptionSelect } from '../shell/components.tsx';
import type { ToolSession } from '../shell/session.ts';

const NAMES = MANAGED_POLICIES.map(({ name }) => name);

/** A policy that the platform supplies, to add to the documents. */
export function SuppliedPolicy({ bench }: { bench: ToolSession }) {
  return <OptionSelect bench={bench} label="Add a managed policy" name="managed" none="None" values={NAMES} />;
}
