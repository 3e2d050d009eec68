import { entryOf } from '../base/index.ts';
import type { AccessRequest } from './decide.ts';
import type { AccessRoutes, Route } from './routes.ts';

/**
 * Reads what an HTTP request wants, from its first line and its host, as the platform does.
 *
 * @param text The request as it is sent: `DELETE /instances/a HTTP/1.1` and `Host: …`, or a method and a whole address.
 * @param routes What the platform knows, paths without variables first.
 * @returns One request for each action that is needed; undefined where no policy is asked for, such as a health check, and
 *   for a host or a path that is none of the platform's.
 */
export function readRequest(text: string, routes: AccessRoutes): AccessRequest[] | undefined {
  const [, method, target] = /^\s*([A-Z]{3,7})\s+(\S+)/.exec(text) ?? [];
  if (!method) return undefined;
  const [, host = /^host:\s*(\S+)/im.exec(text)?.[1] ?? ''] = /^https?:\/\/([^/?#]+)/.exec(target) ?? [];
  const path = target.replace(/^https?:\/\/[^/?#]+/, '').split(/[?#]/)[0] || '/';
  const asked = { method, path };
  const [, instance, service, region] = /^([^.]+)\.([^.]+)\.service\.([^.]+)\./.exec(host) ?? [];
  if (instance) return ofService(asked, entryOf(routes.service, service), { instance, service, region });
  const [, managed, place] = /^([^.]+)\.management\.([^.]+)\./.exec(host) ?? [];
  return managed ? ofManagement(asked, entryOf(routes.management, managed), managed, place) : undefined;
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
