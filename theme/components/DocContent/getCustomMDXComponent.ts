import { getCustomMDXComponent as originalParts } from '@rspress/core/theme-original';
import { Table } from '../Table/Table.tsx';

/** The parts that documents are made of: Rspress's, with our own table. */
export function getCustomMDXComponent() {
  return { ...originalParts(), table: Table };
}
