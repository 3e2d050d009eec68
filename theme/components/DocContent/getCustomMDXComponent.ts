import { getCustomMDXComponent as originalParts } from '@rspress/core/theme-original';
import { CheckResponse } from '../CheckStep/CheckResponse.tsx';
import { Island } from '../Island/Island.tsx';
import { KeyTools } from '../KeyTree/KeyTools.tsx';
import { LiveForm } from '../LiveSample/LiveForm.tsx';
import { SimulatorSwitch } from '../SimulatorSwitch/SimulatorSwitch.tsx';
import { Table } from '../Table/Table.tsx';
import { ToolBench } from '../Tools/ToolBench.tsx';
import { H1 } from './H1.tsx';

/**
 * The parts that documents are made of: plain elements where Rspress adds nothing but a class, our own table, and the
 * parts that plugins put into pages.
 */
export function getCustomMDXComponent() {
  const { a, pre, img } = originalParts();
  return {
    a,
    pre,
    img,
    h1: H1,
    table: Table,
    Island,
    'check-response': CheckResponse,
    'key-tools': KeyTools,
    'live-form': LiveForm,
    'simulator-switch': SimulatorSwitch,
    'tool-bench': ToolBench,
  };
}
