import { getCustomMDXComponent as originalParts } from '@rspress/core/theme-original';
import { CheckAnswer } from '../CheckStep/CheckAnswer.tsx';
import { Fill } from '../FillValues/Fill.tsx';
import { FillButton } from '../FillValues/FillButton.tsx';
import { Table } from '../Table/Table.tsx';

/** The parts that documents are made of: Rspress's, with our own table and the parts that plugins put into pages. */
export function getCustomMDXComponent() {
  return { ...originalParts(), table: Table, var: Fill, 'fill-button': FillButton, 'check-answer': CheckAnswer };
}
