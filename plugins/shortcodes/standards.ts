import type { TitleOf } from '../data/pageTitles.ts';
import { chosenName, type Shortcodes } from '../pages/expandShortcodes.ts';
import type { Policies } from '../schemas/published/policies.ts';
import type { Standard, Use } from '../schemas/published/standards.ts';
import { lowerFirst, mdxText, upperFirst } from './render/markdownText.ts';
import { table } from './render/table.ts';

/**
 * `<StandardList by="W3C" />`: the standards of a body with their status and the page about each.
 * `<Standards of="verifier" by="W3C" />`: those that a service reads, with its policies.
 * `<StandardSummary page="/explanations/standards/openid/" />`: for the head of a page, what it is about, in which
 * version, and which services read it.
 * `<StandardChanges by="W3C" />`: which version the services follow, the newest one, and when it was last checked.
 */
export function standardShortcodes(standards: Standard[], { policies }: Policies, titleOf: TitleOf): Shortcodes {
  const bodies = standards.map(({ by }) => by);
  const services = standards.flatMap(({ uses }) => uses.map(({ service }) => service));
  const chosenBody = (attributes: Record<string, string>) => {
    const body = chosenName(attributes, 'by', bodies);
    return standards.filter(({ by }) => by === body);
  };
  return {
    StandardList: (attributes) =>
      table(
        ['Standard', 'Status', 'Read it here'],
        chosenBody(attributes).map((entry) => [
          link(entry),
          statusText(entry),
          entry.page && `[${titleOf(entry.page)}](${entry.page})`,
        ]),
      ),
    StandardSummary: (attributes) => {
      const page = chosenName(
        attributes,
        'page',
        standards.flatMap((entry) => entry.page || []),
      );
      return metadataText(standards.filter((entry) => entry.page === page));
    },
    StandardChanges: (attributes) =>
      table(
        ['Standard', 'We follow', 'Newest version', 'Last checked'],
        chosenBody(attributes).map((entry) => [
          link(entry),
          // A revision, or the version of a date.
          entry.revision ? `revision ${entry.revision}` : dateText(entry.date),
          statusText(entry),
          dateText(entry.checked),
        ]),
      ),
    Standards: (attributes) => {
      const service = chosenName(attributes, 'of', services);
      const own = policies.filter((policy) => policy.service === service);
      const names = ({ policies: read }: Use) =>
        read.length === own.length
          ? 'all'
          : own.flatMap(({ id, name }) => (read.includes(id) ? [lowerFirst(name)] : [])).join(', ');
      const rows = chosenBody(attributes).flatMap((entry) =>
        entry.uses
          .filter((use) => use.service === service)
          .map((use) => [
            use.section ? `${link(entry)}, section ${use.section}` : link(entry),
            statusText(entry),
            names(use),
            mdxText(use.note),
          ]),
      );
      return table(['Standard', 'Status', 'Policies', 'Note'], rows);
    },
  };
}

/** More standards than this have no status in the head of a page. */
const MAX_WITH_STATUS = 3;

function metadataText(entries: Standard[]): string {
  const services = [...new Set(entries.flatMap(({ uses }) => uses.map(({ service }) => service)))].sort();
  const links = services.map((service) => `[${upperFirst(service)}](/reference/services/${service}/)`);
  const names = entries.map((entry) =>
    entries.length > MAX_WITH_STATUS ? link(entry) : `${link(entry)}, ${statusText(entry)}`,
  );
  const lines = [
    `**Standard${names.length === 1 ? '' : 's'}:** ${names.join(entries.length > MAX_WITH_STATUS ? ', ' : '. ')}`,
    ...(links.length > 0 ? [`**Supported by:** ${links.join(', ')}`] : []),
  ];
  return ['<div className="metadata">', '', lines.join('\n\n'), '', '</div>'].join('\n');
}

function link({ name, address }: Standard): string {
  return `[${name}](${address})`;
}

/** The status in the words of its body, with its date: `W3C Recommendation, May 15, 2025; superseded by 2.0`. */
function statusText({ by, status, date, note }: Standard): string {
  // "ISO International Standard" would say it twice.
  const words = by === 'ISO' ? status : `${by} ${status}`;
  return [[words, dateText(date)].filter(Boolean).join(', '), lowerFirst(mdxText(note).replace(/\.$/, ''))]
    .filter(Boolean)
    .join('; ');
}

/** A date as texts write it, as exact as it is given: `2025-05-15` is `May 15, 2025`, and `2025-07` is `July 2025`. */
export function dateText(date: string): string {
  const [year, month, day] = date.split('-');
  if (!month) return year;
  const parts = { year: 'numeric', month: 'long', day: day ? 'numeric' : undefined, timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat('en-US', parts).format(Date.parse(date));
}
