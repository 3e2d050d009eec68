import { use, useId, useState } from 'react';
import type { Check, Report, Section } from '../../../../tools-core/base/index.ts';
import { Button, IdentifierText, OutcomeMark, PageLink, Session, ShowButton } from './components.tsx';
import { TabList } from './TabList.tsx';
import { Tree } from './Tree.tsx';

/** What a tool found: the checks that come first, up to their chain, then decoded or raw texts behind tabs, and the rest. */
export function ReportView({ report }: { report: Report }) {
  // What is disclosed belongs to what is decoded.
  const isMain = (section: Section) =>
    section.kind === 'checks' || (section.kind === 'panel' && section.panel !== 'disclosed');
  const isChain = (section: Section) => section.kind === 'panel' && section.panel === 'chains';
  const main = report.sections.filter(isMain);
  const leading = report.sections.findIndex((section) => !isMain(section));
  const end = main.findIndex(isChain) + 1 || Math.max(leading, 1);
  const details = report.sections.filter((section) => !isMain(section));
  const titled = (sections: Section[]) =>
    sections.map((section) => <TitledSection key={section.title} section={section} />);
  return (
    <>
      {titled(main.slice(0, end))}
      {details.length > 1 ? <TabbedSections sections={details} /> : titled(details)}
      {titled(main.slice(end))}
    </>
  );
}

/** The title is below a heading of the page, and no outline lists it. */
function TitledSection({ section }: { section: Section }) {
  return (
    <section className="bench-section">
      {/* biome-ignore lint/a11y/useSemanticElements: the styles and the outline of the page are for its own headings. */}
      <p className="bench-section__title" role="heading" aria-level={2}>
        {section.title}
      </p>
      <SectionBody section={section} />
    </section>
  );
}

function TabbedSections({ sections }: { sections: Section[] }) {
  const id = useId();
  const [chosen, setChosen] = useState('');
  const section = sections.find(({ title }) => title === chosen) ?? sections[0];
  const tabs = sections.map(({ title }) => ({ id: title, label: title, panel: id }));
  return (
    <section className="bench-section">
      <TabList label="Details of the result" tabs={tabs} selected={section.title} onSelect={setChosen} />
      <div className="bench-section__panel" role="tabpanel" id={id} aria-label={section.title}>
        <SectionBody key={section.title} section={section} />
      </div>
    </section>
  );
}

function SectionBody({ section }: { section: Section }) {
  const session = use(Session);
  switch (section.kind) {
    case 'checks':
      return <Checks checks={section.checks} />;
    case 'tree':
      return <Tree nodes={section.nodes} />;
    case 'table':
      return <Table {...section} />;
    case 'text':
      return <Text {...section} />;
    case 'panel': {
      const Panel = session.tool.panels?.[section.panel];
      return Panel && <Panel data={section.data} bench={session} />;
    }
  }
}

function Checks({ checks }: { checks: Check[] }) {
  return (
    <ol className="bench-checks">
      {checks.map((check, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two checks can have the same title, and none moves.
        <li key={`${at} ${check.outcome} ${check.title}`} className="bench-check" data-outcome={check.outcome}>
          <CheckItem check={check} />
          {check.place && <ShowButton place={check.place} what={check.title} />}
        </li>
      ))}
    </ol>
  );
}

/** A check: what passed or was skipped is one line until it is opened. */
function CheckItem({ check }: { check: Check }) {
  const { outcome, title, quote, corrected, checks = [] } = check;
  // What the summary above has isn't repeated.
  const { text: reason, fix = '\n', links: [page] = [] } = use(Session).state.report?.reason ?? {};
  const text = check.text === reason ? undefined : check.text;
  const points = (check.points ?? []).filter((point) => !point.endsWith(fix));
  const links = (check.links ?? []).filter(({ href }) => href !== page?.href);
  const heading = (
    <>
      {outcome && <OutcomeMark outcome={outcome} />} <IdentifierText text={title} isHeading />
    </>
  );
  const isBad = outcome === 'error' || outcome === 'warning';
  const { isOpen = isBad || (!outcome && (text !== undefined || checks.length > 0)) } = check;
  if (!text && !quote && points.length + links.length + checks.length === 0) {
    return <p className="bench-check__title">{heading}</p>;
  }
  return (
    <details open={isOpen}>
      <summary className="bench-check__title">{heading}</summary>
      <div className="bench-check__body">
        {quote && (
          <blockquote>
            <IdentifierText text={quote} />
          </blockquote>
        )}
        {text && (
          <p>
            <IdentifierText text={text} />
          </p>
        )}
        {points.length > 0 && (
          <ul>
            {points.map((point) => (
              <li key={point}>
                <IdentifierText text={point} />
              </li>
            ))}
          </ul>
        )}
        {corrected !== undefined && <Text title="Corrected value" note="Corrected:" text={corrected} />}
        {links.length > 0 && (
          <p className="bench-check__links">
            {links.map((link) => (
              <PageLink key={link.href} {...link} />
            ))}
          </p>
        )}
        {checks.length > 0 && <Checks checks={checks} />}
      </div>
    </details>
  );
}

function Table({ head, rows, title }: Omit<Extract<Section, { kind: 'table' }>, 'kind'>) {
  const cells = (row: string[]) => row.map((cell, at) => <td key={head[at]}>{<IdentifierText text={cell} />}</td>);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls has to be reached by keyboard.
    <section className="bench-scroll" tabIndex={0} aria-label={title}>
      <table>
        <thead>
          <tr>
            {head.map((cell) => (
              <th key={cell} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.join('\n')}>{cells(row)}</tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Text({ text, note, title, file }: Omit<Extract<Section, { kind: 'text' }>, 'kind'>) {
  const session = use(Session);
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      session.say(`${title}: copied.`);
      setCopied(true);
    } catch {
      session.say("Your browser doesn't allow copying.");
    }
  };
  return (
    <div className="bench-text">
      {note !== undefined && <p>{note}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a text that scrolls has to be reached by keyboard. */}
      <section className="bench-scroll" tabIndex={0} aria-label={title}>
        <pre>
          <code>{text}</code>
        </pre>
      </section>
      <p className="bench-buttons">
        <Button onClick={copy}>{isCopied ? 'Copied' : 'Copy'}</Button>
        {file && <Button onClick={() => download(text, file)}>Download</Button>}
      </p>
    </div>
  );
}

/** Makes the address on the press, because an address keeps its text in memory. */
function download(text: string, file: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text]));
  link.download = file;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
