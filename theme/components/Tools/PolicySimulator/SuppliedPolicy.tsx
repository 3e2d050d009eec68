import { MANAGED_POLICIES } from '../../../../tools-core/access/index.ts';
import { OptionSelect } from '../shell/components.tsx';
import type { Bench } from '../shell/contract.ts';

const NAMES = MANAGED_POLICIES.map(({ name }) => name);

/** A policy that the platform supplies, to add to the documents. */
export function SuppliedPolicy({ bench }: { bench: Bench }) {
  return <OptionSelect bench={bench} label="Add a managed policy" name="managed" none="None" values={NAMES} />;
}
