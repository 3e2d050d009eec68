import { type ButtonHTMLAttributes, createContext, use } from 'react';
import type { Link, Outcome, Place } from '../../../../tools-core/base/index.ts';
import { setup } from '../../../client/setup.virtual.ts';
import { linkTarget } from '../../../shared/href.ts';
import type { ToolSession } from './session.ts';

/** The session of the tool that is rendered. */
export const Session = createContext({} as ToolSession);

const WORDS: Record<Outcome, string> = {
  success: 'Success',
  warning: 'Warning',
  error: 'Error',
  skipped: 'Skipped',
};

/** An outcome as the whole site shows it: a shape, a color and a word. */
export function OutcomeMark({ outcome, word = WORDS[outcome] }: { outcome: Outcome; word?: string }) {
  return <strong className={`outcome outcome--${outcome}`}>{word}</strong>;
}

export function Button(props: ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button type="button" className="page-tool__button" {...props} />;
}

/** A button that selects a place in an input, named by its line, or by its column in a text of one line. */
export function ShowButton({ place, what }: { place: Place; what: string }) {
  const session = use(Session);
  const text = session.root.querySelector<HTMLTextAreaElement>(`[name="${place.input}"]`)?.value ?? '';
  const line = text.slice(0, place.start).split('\n').length;
  const position = text.includes('\n') ? `line ${line}` : `col ${place.start + 1}`;
  const label = `Show ${position}: ${what}`;
  return (
    <button type="button" className="bench-show" aria-label={label} onClick={() => session.show(place)}>
      {position}
    </button>
  );
}

/** A link to a page of the site, or to a standard. */
export function PageLink({ title, href }: Link) {
  return <a href={linkTarget(href, setup.base).href}>{title}</a>;
}

/** What has characters that must not be confused: DIDs, URLs and URNs, times, long codes, pointers, and names of keys. */
const IDENTIFIER = new RegExp(
  `(${[
    /(?:did:[a-z0-9]+:|urn:|https?:\/\/)[^\s,;"']*[^\s,;"'.)]/,
    /\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)?/,
    /\b(?=[\w-]{0,40}\d)[\w-]{20,}/,
    /(?:\B[/#]|application\/)[\w-](?:[\w/.+-]*\w)?/,
    /(?:\b(?!v\d|[ei]\.)[A-Za-z]|[@$])[\w-]*(?:[_.+#][\w@-]+(?::\d+)?)+/,
  ]
    .map(({ source }) => source)
    .join('|')})`,
);
/** Characters of an identifier in a heading. */
const LONGEST = 40;

/** A text with its identifiers in the mono face, shortened in the middle where the text is a heading. */
export function IdentifierText({ text, isHeading = false }: { text: string; isHeading?: boolean }) {
  return text.split(IDENTIFIER).map((part, at) => {
    if (at % 2 === 0) return part;
    const isLong = isHeading && part.includes(':') && part.length > LONGEST;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no other identity.
      <code key={at} title={isLong ? part : undefined}>
        {isLong ? `${part.slice(0, 24)}…${part.slice(-12)}` : part}
      </code>
    );
  });
}

interface OptionSelectProps {
  bench: ToolSession;
  label: string;
  /** Of the option that it changes. */
  name: string;
  /** What having no value is called. */
  none: string;
  values: readonly string[];
}

/** A list for one option of a tool. */
export function OptionSelect({ bench, label, name, none, values }: OptionSelectProps) {
  return (
    <label className="bench-option">
      {label}
      <select
        autoComplete="off"
        value={`${bench.options[name] ?? ''}`}
        onChange={({ target }) => bench.setOptions({ [name]: target.value })}
      >
        <option value="">{none}</option>
        {values.map((value) => (
          <option key={value}>{value}</option>
        ))}
      </select>
    </label>
  );
}
