import { InputError, ownEntry } from '../base/index.ts';
import type { AccessRequest } from './decide.ts';
import type { AccessRoutes, Route } from './routes.ts';

/**
 * Reads what an HTTP request wants, from its first line and its host, as the platform does.
 *
 * @param text The request as it is sent: `DELETE /instances/a HTTP/1.1` and `Host: …`, a method and a whole address, or a
 *   command of curl.
 * @param routes What the platform knows, paths without variables first.
 * @returns One request for each action that is needed; undefined where no policy is asked for, such as a health check, and
 *   for a host or a path that is none of the platform's.
 * @throws InputError where the text names no method, or no host
 */
export function readRequest(text: string, routes: AccessRoutes): AccessRequest[] | undefined {
  const { method, target } = ofCurl(text) ?? ofFirstLine(text);
  const [, host = /^host:\s*(\S+)/im.exec(text)?.[1] ?? ''] = /^https?:\/\/([^/?#]+)/.exec(target) ?? [];
  if (host === '')
    throw new InputError('The request names no host. Write its whole address, or a line Host: below it.');
  const path = target.replace(/^https?:\/\/[^/?#]+/, '').split(/[?#]/)[0] || '/';
  const asked = { method, path };
  const [, instance, service, region] = /^([^.]+)\.([^.]+)\.service\.([^.]+)\./.exec(host) ?? [];
  if (instance) return ofService(asked, ownEntry(routes.service, service), { instance, service, region });
  const [, managed, place] = /^([^.]+)\.management\.([^.]+)\./.exec(host) ?? [];
  return managed ? ofManagement(asked, ownEntry(routes.management, managed), managed, place) : undefined;
}

/** The first line of a request. Hosts answer to methods in capitals, which people do not always type. */
function ofFirstLine(text: string): { method: string; target: string } {
  const [, method, target] = /^\s*([A-Za-z]{3,7})\s+(\S+)/.exec(text) ?? [];
  if (method && /^(?:https?:\/)?\//.test(target)) return { method: method.toUpperCase(), target };
  throw new InputError('A request begins with its method, as in GET https://…, or is a command of curl.');
}

/** A command of curl: its method follows from what it sends where it names none. */
function ofCurl(text: string): { method: string; target: string } | undefined {
  const command = text.replace(/\\\r?\n/g, ' ').trim();
  if (!/^curl\s/.test(command)) return undefined;
  const [, target] = /(?:^|\s)["']?(https?:\/\/[^\s"']+)/.exec(command) ?? [];
  if (!target) throw new InputError('The command names no address. Write it out, without variables of the shell.');
  const [, named] = /\s(?:-X|--request)[\s=]*["']?([A-Za-z]+)/.exec(command) ?? [];
  const sent = /\s(?:-d|--data(?:-\w+)?|--json)[\s=]/.test(command)
    ? 'POST'
    : /\s(?:-I|--head)\b/.test(command)
      ? 'HEAD'
      : 'GET';
  return { method: (named ?? sent).toUpperCase(), target };
}

interface Asked {
  method: string;
  path: string;
}

function ofService(
  asked: Asked,
  routes: readonly Route[] = [],
  { instance, service, region }: Record<'instance' | 'service' | 'region', string>,
) {
  const match = matchOf(routes, asked);
  const resource = { region, service, resourceType: 'instance', resourceId: instance };
  return match?.route[2].map((action): AccessRequest => ({ scope: 'service', action, resource }));
}

function ofManagement(
  asked: Asked,
  routes: readonly Route[] = [],
  service: string,
  region: string,
): AccessRequest[] | undefined {
  const match = matchOf(routes, asked);
  if (!match) return undefined;
  const { id, queryExecutionId, instanceResourceId } = match.names;
  const resourceId = id ?? queryExecutionId ?? instanceResourceId ?? '*';
  const [, , actions, resourceType] = match.route;
  const resource = { region, service, resourceType, resourceId };
  return actions.map((action): AccessRequest => ({ scope: 'management', action, resource }));
}

/** The first route that a request fits, with the values of the names in its path; undefined where it needs no policy. */
function matchOf(
  routes: readonly Route[],
  { method, path }: Asked,
): { route: Route; names: Record<string, string> } | undefined {
  for (const route of routes) {
    const [verb, template] = route;
    const names = verb === method ? namesOf(template.split('/'), path.split('/')) : undefined;
    if (names) return route[2].length > 0 ? { route, names } : undefined;
  }
  return undefined;
}

function namesOf(template: string[], parts: string[]): Record<string, string> | undefined {
  if (template.length !== parts.length) return undefined;
  const names: [string, string][] = [];
  for (const [index, segment] of template.entries()) {
    const [, name] = /^\{(\w+)\}$/.exec(segment) ?? [];
    if (!name && segment !== parts[index]) return undefined;
    if (name && parts[index] === '') return undefined;
    if (name) names.push([name, decoded(parts[index])]);
  }
  return Object.fromEntries(names);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
