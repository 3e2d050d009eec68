import { type ComponentType, useId, useState } from 'react';
import { useLabel } from '../../hooks/useLabel.ts';
import type { AnswerPanelProps } from './AnswerPanel.tsx';
import './CheckAnswer.css';

export interface CheckAnswerProps {
  /** An `Expectation` as JSON. */
  expected: string;
}

type PanelState = { name: 'closed' | 'failed' } | { name: 'open'; Panel: ComponentType<AnswerPanelProps> };

/**
 * Opens the field where readers compare an answer of a service with what the step should end with. What checks it is
 * loaded on the first press; without scripts the sentence above says what to expect.
 */
export function CheckAnswer({ expected }: CheckAnswerProps) {
  const label = useLabel();
  const id = useId();
  const [panel, setPanel] = useState<PanelState>({ name: 'closed' });
  const toggle = () => {
    if (panel.name === 'open') return setPanel({ name: 'closed' });
    import('./AnswerPanel.tsx').then(
      ({ AnswerPanel }) => setPanel({ name: 'open', Panel: AnswerPanel }),
      () => setPanel({ name: 'failed' }),
    );
  };
  return (
    <div className="page-tool check-answer">
      <button
        type="button"
        className="page-tool__button"
        aria-expanded={panel.name === 'open'}
        aria-controls={panel.name === 'open' ? id : undefined}
        onClick={toggle}
      >
        {label('checkAnswerText')}
      </button>
      <span role="status">{panel.name === 'failed' && label('fillFailedText')}</span>
      {panel.name === 'open' && <panel.Panel id={id} expected={JSON.parse(expected)} />}
    </div>
  );
}
