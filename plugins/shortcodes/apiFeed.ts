import { type ApiChange, type ApiVersion, changeText } from '../openapi/apiChanges.ts';
import { applyBrand } from '../shared/brand.ts';
import { escapeXml } from '../shared/escapeXml.ts';
import { count } from '../shared/problem.ts';
import { FEED_FILE } from '../shared/site.ts';
import type { BuiltSite } from '../site/builtSite.ts';
import { changeIds } from './apiChanges.ts';

/** Page that lists the same record, as a path from the site root. */
export const CHANGES_PAGE = '/reference/api/changes';

type FeedSite = Pick<BuiltSite, 'docs' | 'tokens'> & { brand: Pick<BuiltSite['brand'], 'name'> };

/**
 * The record of the API descriptions as a feed, newest first (RFC 4287). Nothing in it depends on when it is written:
 * an entry has the day of its record, and an ID (RFC 4151) of the host, that day and its number in the record.
 * @param versions first to last, and at least one
 */
export function apiFeed(versions: readonly ApiVersion[], { brand: { name }, docs, tokens }: FeedSite): string {
  const { hostname } = new URL(docs);
  const page = `${docs}${CHANGES_PAGE}.html`;
  const tag = (day: string, number?: number) => `tag:${hostname},${day}:api-changes${number ? `:${number}` : ''}`;
  const escaped = Object.fromEntries(Object.entries(tokens).map(([token, value]) => [token, escapeXml(value)]));
  const anchors = changeIds(versions);
  const entries = versions
    .map((entry, at) => ({ ...entry, id: tag(entry.recorded, at + 1), anchor: anchors[at] }))
    .reverse()
    .map(
      ({ id, anchor, version, recorded, note, changes }) => `<entry>
<id>${id}</id>
<title>${escapeXml(`API descriptions ${version}: ${counted(changes)}`)}</title>
<updated>${timeOf(recorded)}</updated>
<link rel="alternate" type="text/html" href="${escapeXml(`${page}#${anchor}`)}"/>
<content type="html">${escapeXml(applyBrand(contentOf(note, changes), escaped))}</content>
</entry>
`,
    );
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
<id>${tag(versions[0].recorded)}</id>
<title>${escapeXml(`${name}: changes to the API descriptions`)}</title>
<updated>${timeOf(versions[versions.length - 1].recorded)}</updated>
<author><name>${escapeXml(name)}</name></author>
<link rel="self" type="application/atom+xml" href="${escapeXml(docs + FEED_FILE)}"/>
<link rel="alternate" type="text/html" href="${escapeXml(page)}"/>
${entries.join('')}</feed>
`;
}

/** A record has the day alone. */
const timeOf = (day: string) => `${day}T00:00:00Z`;

const counted = ({ length }: readonly ApiChange[]) => (length === 0 ? 'first record' : count(length, 'change'));

/** HTML of an entry: what it is about, and each change on a line. */
function contentOf(note: string, changes: readonly ApiChange[]): string {
  const items = changes.map((change) => {
    const { api, kind, subject } = change;
    const text = changeText(subject ? code(subject) : 'The description', change, code);
    return `<li>${code(`${api}.yaml`)}, ${kind}: ${text}</li>\n`;
  });
  // Notes are Markdown, of which they have code alone.
  const about = escapeXml(note).replace(/`([^`]+)`/g, '<code>$1</code>');
  return `<p>${about}</p>\n${items.length > 0 ? `<ul>\n${items.join('')}</ul>\n` : ''}`;
}

const code = (text: string) => `<code>${escapeXml(text)}</code>`;
