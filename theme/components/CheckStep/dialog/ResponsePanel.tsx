import { useEffect, useRef, useState } from 'react';
import { setup } from '../../../client/setup.virtual.ts';
import { linkTarget } from '../../../shared/href.ts';
import { typedAsIs } from '../../../shared/typedAsIs.ts';
import { type CheckResult, checkStep } from '../checkStep.ts';
import type { Expectation } from '../expectation.ts';
import { errorSummaries } from './errors.virtual.ts';

const RESULTS: Record<CheckResult['kind'], string> = {
  expected: 'This is the expected response.',
  different: "This isn't the expected response.",
  unreadable: "This can't be read as a response.",
};

/** A field for a response, and its result. The text is neither stored nor sent. */
export function ResponsePanel({ id, expected }: { id: string; expected: Expectation }) {
  const field = useRef<HTMLTextAreaElement>(null);
  const fieldId = `${id}-field`;
  const [pasted, setPasted] = useState('');
  const result = pasted.trim() === '' ? undefined : checkStep(pasted, expected, errorSummaries);
  useEffect(() => field.current?.focus(), []);
  const clear = () => {
    setPasted('');
    field.current?.focus();
  };
  return (
    <div id={id} className="check-response__panel">
      <label htmlFor={fieldId}>Your response</label>
      <p id={`${fieldId}-note`}>Paste the JSON, or everything that curl printed. The text never leaves your browser.</p>
      <textarea
        ref={field}
        id={fieldId}
        rows={6}
        value={pasted}
        {...typedAsIs}
        aria-describedby={`${fieldId}-note`}
        onChange={(event) => setPasted(event.target.value)}
      />
      <div role="status" className="check-response__result" data-kind={result?.kind}>
        {result && <Result {...result} />}
      </div>
      <button type="button" className="page-tool__button" onClick={clear}>
        Clear
      </button>
    </div>
  );
}

function Result({ kind, differences, causes }: CheckResult) {
  return (
    <>
      <p>
        <strong className={`outcome outcome--${kind === 'expected' ? 'success' : 'error'}`}>{RESULTS[kind]}</strong>
      </p>
      {differences.length > 0 && (
        <ul>
          {differences.map((difference) => (
            <li key={difference}>{difference}</li>
          ))}
        </ul>
      )}
      {causes.map(({ title, quote, cause, page }) => (
        <p key={`${page} ${title} ${quote}`}>
          <a href={linkTarget(page, setup.base).href}>{title}</a>
          {quote && <>: “{quote}”</>}. Most likely: {cause}
        </p>
      ))}
    </>
  );
}
