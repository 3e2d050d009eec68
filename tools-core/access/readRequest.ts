import { InputError, ownEntry, tryOr } from '../base/index.ts';
import type { AccessRequest } from './decide.ts';

/**
 * An operation: method, path with names in braces, the actions that a policy has to allow (none where no policy is asked
 * for), and the type of the resource.
 */
export type Route = [method: string, path: string, actions: string[], resourceType: string];

/** Operations by the service in their host: at management hosts, and at instances of services. */
export type AccessRoutes = Readonly<Record<'management' | 'service', Readonly<Record<string, readonly Route[]>>>>;

/**
 * Reads what an HTTP request wants, from its first line and its host, as the platform does.
 * @param text The request as it is sent: `DELETE /instances/a HTTP/1.1` and `Host: …`, a method and a whole address, or a
 *   command of curl.
 * @param routes What the platform knows, paths without variables first.
 * @returns One request for each action that is needed; undefined where no policy is asked for, such as a health check, and
 *   for a host or a path that is none of the platform's.
 * @throws InputError for a text without a method or a host
 */
export function readRequest(text: string, routes: AccessRoutes): AccessRequest[] | undefined {
  const { method, target } = ofCurl(text) ?? ofFirstLine(text);
  const [, host = /^host:\s*(\S+)/im.exec(text)?.[1] ?? ''] = /^https?:\/\/([^/?#]+)/.exec(target) ?? [];
  if (host === '')
    throw new InputError('The request has no host. Write the full URL, or add a Host header below the first line.');
  const path = target.replace(/^https?:\/\/[^/?#]+/, '').split(/[?#]/)[0] || '/';
  const [, instance, service = '', region = ''] = /^([^.]+)\.([^.]+)\.service\.([^.]+)\./.exec(host) ?? [];
  const [, managed = '', place = ''] = /^([^.]+)\.management\.([^.]+)\./.exec(host) ?? [];
  const scope = instance ? 'service' : 'management';
  const known = ownEntry(routes[scope], instance ? service : managed) ?? [];
  for (const [verb, template, actions, resourceType] of known) {
    const names = verb === method ? namesOf(template.split('/'), path.split('/')) : undefined;
    if (!names) continue;
    const resourceId = names.id ?? names.queryExecutionId ?? names.instanceResourceId ?? '*';
    const resource = instance
      ? { region, service, resourceType: 'instance', resourceId: instance }
      : { region: place, service: managed, resourceType, resourceId };
    return actions.length > 0 ? actions.map((action) => ({ scope, action, resource })) : undefined;
  }
  return undefined;
}

/** The first line of a request. Hosts answer to methods in capitals, which people do not always type. */
function ofFirstLine(text: string): { method: string; target: string } {
  const [, method, target] = /^\s*([A-Za-z]{3,7})\s+(\S+)/.exec(text) ?? [];
  if (method && /^(?:https?:\/)?\//.test(target)) return { method: method.toUpperCase(), target };
  throw new InputError('Paste a curl command, or a request that starts with its method, such as GET https://….');
}

/** A command of curl. Without -X, its method follows from what it sends. */
function ofCurl(text: string): { method: string; target: string } | undefined {
  const command = text.replace(/\\\r?\n/g, ' ').trim();
  if (!/^curl\s/.test(command)) return undefined;
  const [, target] = /(?:^|\s)["']?(https?:\/\/[^\s"']+)/.exec(command) ?? [];
  if (!target) throw new InputError('The command has no URL. Write it out, without shell variables.');
  const [, named] = /\s(?:-X|--request)[\s=]*["']?([A-Za-z]+)/.exec(command) ?? [];
  const isPost = /\s(?:-d|--data(?:-\w+)?|--json)[\s=]/.test(command);
  const isHead = /\s(?:-I|--head)\b/.test(command);
  return { method: (named ?? (isPost ? 'POST' : isHead ? 'HEAD' : 'GET')).toUpperCase(), target };
}

/** The values of the names in a path; undefined for a path that the template does not fit. */
function namesOf(template: string[], parts: string[]): Record<string, string> | undefined {
  if (template.length !== parts.length) return undefined;
  const names: [string, string][] = [];
  for (const [index, segment] of template.entries()) {
    const [, name] = /^\{(\w+)\}$/.exec(segment) ?? [];
    const part = parts[index];
    if (name ? part === '' : segment !== part) return undefined;
    if (name) names.push([name, tryOr(() => decodeURIComponent(part)) ?? part]);
  }
  return Object.fromEntries(names);
}
