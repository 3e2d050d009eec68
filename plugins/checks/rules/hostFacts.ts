import { escapePattern } from '../../shared/escapePattern.ts';
import { matchesOf } from '../../shared/matchesOf.ts';

interface Finding {
  /** Where it is in the row, from 0. */
  index: number;
  message: string;
  fix: string;
}

const SERVER = /\burl: https?:\/\/([^\s"'/]*?)\.%brand\.apiDomain%/g;
const HOST = /`(?:https?:\/\/)?([\w.{}<>*-]+)\.%brand\.apiDomain%/g;

/**
 * The hosts of the servers in texts of API descriptions, without the domain of the brand:
 * `{service}.management.{region}`.
 */
export const serversIn = (texts: Iterable<string>): string[] => [
  ...new Set([...texts].flatMap((text) => matchesOf(text, SERVER).map(([, host]) => host))),
];

/**
 * Rule `facts/name` of a host of the platform, as code in a sentence: it is one of a server of the API descriptions.
 * @param services what `{service}` may be
 */
export function hostSlips(row: string, servers: readonly string[], services: readonly string[]): Finding[] {
  if (servers.length === 0 || !row.includes('.%brand.apiDomain%')) return [];
  const patterns = servers.map((server) => patternOf(server, services));
  return matchesOf(row, HOST).flatMap(({ 0: { length }, 1: host, index }) => {
    if (/[{<*]/.test(host) || patterns.some((pattern) => pattern.test(host))) return [];
    const message = `No API description has a server at "${host}".`;
    const fix = `Write one of: ${servers.join(', ')}.`;
    return [{ index: index + length - '.%brand.apiDomain%'.length - host.length, message, fix }];
  });
}

/** What is global is in no region. */
function patternOf(server: string, services: readonly string[]): RegExp {
  const parts = server.split('.').map((part) => {
    if (part === '{service}') return `(?:${services.join('|')})`;
    if (part === '{region}') return '(?!global\\b)[a-z0-9-]+';
    return part.startsWith('{') ? '[\\w-]+' : escapePattern(part);
  });
  return new RegExp(`^${parts.join('\\.')}$`);
}
