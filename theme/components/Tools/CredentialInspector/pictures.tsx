import type { Chain, Disclosed } from '../../../../tools-core/inspect/index.ts';
import { IdentifierText, OutcomeMark } from '../shell/components.tsx';
import type { PanelProps } from '../shell/contract.ts';

/** Longest value of a claim that is shown. */
export const LONG_VALUE = 80;
/** Blanks that are rendered for what is hidden; more are counted. */
const MOST_BLANKS = 24;

/**
 * The chains from who made a credential to the result, rendered as chains: each link is a ring, whole where its check
 * succeeded. The rings only repeat the words next to each.
 */
export function Chains({ data, bench }: PanelProps) {
  const chains = data as Chain[];
  // What the summary above has isn't repeated.
  const reason = bench.state.report?.reason?.text.replace(/\.$/, '') || '\n';
  return (
    <div className="bench-chains">
      {chains.map(({ title, links }) => (
        <div key={title}>
          {chains.length > 1 && <p className="bench-chain__title">{title}</p>}
          <ol className="bench-chain" aria-label={`${links[0]?.name} to answer: ${title}`}>
            {links.map(({ name, outcome, text }) => (
              <li key={name} data-outcome={outcome}>
                <span className="bench-chain__ring" aria-hidden="true" />
                <p className="bench-chain__name">{name}</p>
                <p>
                  <OutcomeMark outcome={outcome} />
                </p>
                <p className="bench-chain__text">
                  <IdentifierText text={text.replace(reason, '').replace(/^\.$/, '')} isHeading />
                </p>
              </li>
            ))}
          </ol>
        </div>
      ))}
    </div>
  );
}

/** What is disclosed next to what is not: claims with their values, and a blank for each that is withheld. */
export function DisclosedClaims({ data }: PanelProps) {
  const credentials = data as Disclosed[];
  return (
    <div className="bench-chains">
      {credentials.map(({ title, shown, hidden }) => (
        <div key={title}>
          {credentials.length > 1 && <p className="bench-chain__title">{title}</p>}
          <p>{countsOf(shown.length, hidden)}</p>
          <ul className="bench-disclosed" aria-label={`Disclosed: ${title}`}>
            {shown.map(({ name, value }) => (
              <li key={name + value}>
                <strong>{name}</strong>{' '}
                <code>{value.length > LONG_VALUE ? `${value.slice(0, LONG_VALUE)}…` : value}</code>
              </li>
            ))}
            {Array.from({ length: Math.min(hidden, MOST_BLANKS) }, (_, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: blanks are all the same.
              <li key={at} className="bench-disclosed__blank" aria-hidden="true" />
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

function countsOf(shown: number, hidden: number): string {
  const disclosed = `${shown} ${shown === 1 ? 'claim is' : 'claims are'} disclosed`;
  if (hidden === 0) return `${disclosed}, and nothing is withheld.`;
  return `${disclosed}, and ${hidden} ${hidden === 1 ? 'digest has' : 'digests have'} no claim: they're withheld claims or decoys.`;
}
