import { useId } from 'react';
import { useLabel } from '../../hooks/useLabel.ts';
import { typedAsIs } from '../../shared/typedAsIs.ts';

/**
 * A field where readers compare a response of a service with what the step ends with. It comes with the page, so that
 * what was typed is there again after a link and Back. Without scripts, the sentence or sample above shows what to expect.
 * @param expected an `Expectation` as JSON
 */
export function CheckResponse({ expected }: { expected: string }) {
  const label = useLabel();
  const id = useId();
  return (
    <details className="page-tool check-response" data-client="check-response" data-expected={expected}>
      <summary className="page-tool__button">{label('check.open')}</summary>
      <form className="check-response__panel">
        <label htmlFor={id}>{label('check.response')}</label>
        <p id={`${id}-note`}>{label('check.note')}</p>
        <textarea id={id} rows={6} {...typedAsIs} aria-describedby={`${id}-note`} />
        <div role="status" className="check-response__result" />
        <button type="button" className="page-tool__button">
          {label('check.clear')}
        </button>
      </form>
    </details>
  );
}
