import { use, useEffect, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { CHECKING, PANES } from '../tool.ts';
import { Button, IdentifierText, OutcomeMark, PageLink, Session, ShowButton } from './components.tsx';
import { ReportView } from './ReportView.tsx';
import type { Pane, ToolSession } from './session.ts';
import { TabList } from './TabList.tsx';

export interface ToolViewProps {
  session: ToolSession;
  /** The element of the tool with a selector, which the page has. */
  room: (selector: string) => HTMLElement;
}

/**
 * What a tool adds to its fields. Input and results are next to each other where there is room, and otherwise behind
 * tabs: the styles decide which, so that turning a phone needs no script.
 */
export function ToolView({ session, room }: ToolViewProps) {
  const { pane, report, rejection, running } = useSyncExternalStore(session.subscribe, session.snapshot);
  const outcome = report?.outcome ?? (rejection ? 'warning' : undefined);
  useEffect(() => {
    room('.bench__panes').dataset.pane = pane;
    room('.bench__summary').dataset.outcome = outcome ?? '';
    room('.bench__report').toggleAttribute('aria-busy', running !== undefined);
  }, [room, pane, outcome, running]);
  return (
    <Session value={session}>
      <TabList
        label="Input and results"
        selected={pane}
        onSelect={(next) => session.change({ pane: next as Pane })}
        tabs={PANES.map((one) => ({
          ...one,
          panel: room(one.id === 'input' ? '.bench__input' : '.bench__report').id,
          ...(one.id === 'results' && { outcome }),
        }))}
      />
      {createPortal(<Summary />, room('.bench__summary'))}
      {createPortal(<Controls />, room('.bench__options'))}
      {report && createPortal(<ReportView report={report} />, room('.bench__report'))}
    </Session>
  );
}

function Summary() {
  const session = use(Session);
  const { report, rejection, running } = session.state;
  const { fix, place, links = [] } = report?.reason ?? {};
  return (
    <>
      <span role="status" data-running={running === undefined ? undefined : ''}>
        {running ?? (rejection && <OutcomeMark outcome="warning" word="No result" />)}
        {running === undefined && rejection && ` ${rejection}`}
        {running === undefined && report && (
          <>
            <OutcomeMark outcome={report.outcome} /> <IdentifierText text={report.summary} />
            {report.name && <span className="bench__name">{report.name}</span>}
          </>
        )}
      </span>
      {running !== undefined && running !== CHECKING && <Button onClick={() => session.cancel()}>Cancel</Button>}
      {running === undefined && (fix || place || links.length > 0) && (
        <span className="bench__fix">
          {fix} {links[0] && <PageLink {...links[0]} />} {place && <ShowButton place={place} what="the reason" />}
        </span>
      )}
    </>
  );
}

function Controls() {
  const session = use(Session);
  const { note, link } = session.state;
  const { Options } = session.tool;
  return (
    <>
      {Options && <Options bench={session} />}
      <div className="bench-buttons">
        <Button onClick={() => session.clear()}>Clear</Button>
        <Button onClick={() => session.share()}>Copy a link with this input</Button>
      </div>
      <p className="bench__note" role="status">
        {note}
        {link && <a href={link}>link with this input</a>}
      </p>
    </>
  );
}
