import { createRoot, type Root } from 'react-dom/client';
import { IslandBoundary } from '../../../client/IslandBoundary.tsx';
import { setup } from '../../../client/setup.virtual.ts';
import { linkTarget } from '../../../shared/href.ts';
import { type CheckResult, checkStep } from '../checkStep.ts';
import { errorSummaries } from './errors.virtual.ts';

const RESULTS: Record<CheckResult['kind'], string> = {
  expected: 'This is the expected response.',
  different: "This isn't the expected response.",
  unreadable: "This can't be read as a response.",
};

const roots = new WeakMap<Element, Root>();

/**
 * Shows how a response differs from what is expected. The response is neither stored nor sent.
 * @param expected an `Expectation` as JSON
 */
export function showResult(status: HTMLElement, response: string, expected: string): void {
  const root = roots.get(status) ?? createRoot(status);
  roots.set(status, root);
  const isEmpty = response.trim() === '';
  root.render(
    <IslandBoundary>
      {!isEmpty && <Result {...checkStep(response, JSON.parse(expected), errorSummaries)} />}
    </IslandBoundary>,
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
