import { useLabel } from '../../hooks/useLabel.ts';

export interface CheckResponseProps {
  /** An `Expectation` as JSON. */
  expected: string;
}

/**
 * Opens the field where readers compare a response of a service with what the step should end with. The field is an
 * island; without scripts the sentence above says what to expect.
 */
export function CheckResponse({ expected }: CheckResponseProps) {
  const label = useLabel();
  return (
    <div className="page-tool check-response">
      <button
        type="button"
        className="page-tool__button"
        aria-expanded={false}
        data-tool="check"
        data-expected={expected}
      >
        {label('checkResponseText')}
      </button>
      <span role="status" />
    </div>
  );
}
