import { useLabel } from '../../hooks/useLabel.ts';

export interface CheckAnswerProps {
  /** An `Expectation` as JSON. */
  expected: string;
}

/**
 * Opens the field where readers compare an answer of a service with what the step should end with. The field is an
 * island; without scripts the sentence above says what to expect.
 */
export function CheckAnswer({ expected }: CheckAnswerProps) {
  const label = useLabel();
  return (
    <div className="page-tool check-answer">
      <button
        type="button"
        className="page-tool__button"
        aria-expanded={false}
        data-tool="check"
        data-expected={expected}
      >
        {label('checkAnswerText')}
      </button>
      <span role="status" />
    </div>
  );
}
