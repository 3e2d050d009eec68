import type { AskedClaims } from '../../../../tools-core/buildQuery/index.ts';
import { CheckboxGroup } from '../shell/CheckboxGroup.tsx';
import { PageLink } from '../shell/components.tsx';
import type { PanelProps } from '../shell/contract.ts';
import { ReportView } from '../shell/ReportView.tsx';
import { askedIn } from './askedIn.ts';
import { LONG_VALUE } from './pictures.tsx';

/** The claims of a credential to choose from, and the query that asks for those that are chosen. */
export function AskForClaims({ data, bench }: PanelProps) {
  const { choices, sections, link } = data as AskedClaims;
  const asked = askedIn(bench.options);
  return (
    <div className="bench-chains">
      {choices.map(({ title, claims }) => (
        <CheckboxGroup
          key={claims[0].key}
          legend={title}
          boxes={claims.map(({ key, name, value }) => ({
            key,
            label: (
              <>
                <strong>{name}</strong>
                <code>{value.length > LONG_VALUE ? `${value.slice(0, LONG_VALUE)}…` : value}</code>
              </>
            ),
          }))}
          chosen={asked}
          onChange={(keys) => bench.setOptions({ asked: keys })}
        />
      ))}
      {link ? (
        <>
          <ReportView report={{ outcome: 'success', summary: '', sections }} />
          <p>
            <PageLink {...link} />
          </p>
        </>
      ) : (
        <p>Select the claims you need to get the query, the request, and what the wallet shows.</p>
      )}
    </div>
  );
}
