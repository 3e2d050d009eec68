import type { AskedClaims } from '../../../../tools-core/buildQuery/index.ts';
import { PageLink } from '../shell/components.tsx';
import type { PanelProps } from '../shell/contract.ts';
import { ReportView } from '../shell/ReportView.tsx';
import type { ToolSession } from '../shell/session.ts';
import { askedIn } from './askedIn.ts';
import { LONG_VALUE } from './pictures.tsx';

/** The claims of a credential to choose from, and the query that asks for those that are chosen. */
export function AskForClaims({ data, bench }: PanelProps) {
  const { choices, sections, link } = data as AskedClaims;
  const asked = askedIn(bench.options);
  const choose = (key: string, isChosen: boolean) =>
    bench.setOptions({ asked: isChosen ? [...asked, key] : asked.filter((one) => one !== key) });
  return (
    <div className="bench-chains">
      {choices.map(({ title, claims }) => (
        <fieldset className="bench-claims" key={claims[0].key}>
          <legend>{title}</legend>
          {claims.map(({ key, name, value }) => (
            <label className="bench-option bench-option--box" key={key}>
              <input
                type="checkbox"
                checked={asked.includes(key)}
                onChange={({ target }) => choose(key, target.checked)}
              />
              <strong>{name}</strong>
              <code>{value.length > LONG_VALUE ? `${value.slice(0, LONG_VALUE)}…` : value}</code>
            </label>
          ))}
        </fieldset>
      ))}
      {link ? (
        <>
          <ReportView report={{ outcome: 'success', summary: '', sections }} session={bench as ToolSession} />
          <p>
            <PageLink {...link} />
          </p>
        </>
      ) : (
        <p>Select the claims that you need. You get the query, the request, and what the wallet shows.</p>
      )}
    </div>
  );
}
