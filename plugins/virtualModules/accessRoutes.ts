import type { AccessRoutes, Route } from '../../tools-core/access/index.ts';
import type { Operation } from '../openapi/operations.ts';
import { neededActions } from '../openapi/operations.ts';
import type { Api } from '../openapi/readApis.ts';
import type { JsonObject } from '../schemas/jsonValue.ts';

/** Lists which actions the operations of API descriptions need, if any, by the host that they are asked at. */
export function accessRoutes(apis: Iterable<Pick<Api, 'operations'>>): AccessRoutes {
  const routes: Record<keyof AccessRoutes, Record<string, Route[]>> = { management: {}, service: {} };
  const operations = [...apis].flatMap((api) => api.operations);
  // A path without a variable wins over one with (OpenAPI 3.1 section 4.8.8).
  for (const operation of operations.sort((one, other) => variablesIn(one.path) - variablesIn(other.path))) {
    const { actions, resourceType } = neededActions(operation) ?? { actions: [], resourceType: 'instance' };
    const route: Route = [operation.method, operation.path, actions, resourceType];
    for (const { plane, service } of hostsOf(operation)) {
      routes[plane][service] ??= [];
      routes[plane][service].push(route);
    }
  }
  return routes;
}

const variablesIn = (path: string) => path.split('{').length;

/** Where an operation is asked: `{instance}.verifier.service.…` or `iam.management.…`, for each name of a variable. */
function hostsOf({ servers }: Operation): { plane: keyof AccessRoutes; service: string }[] {
  return servers.flatMap(({ url, variables }) => {
    const [, named, plane] = /^https:\/\/(?:\{\w+\}\.)?([\w{}-]+)\.(management|service)\./.exec(String(url)) ?? [];
    if (named === undefined) return [];
    const [, variable] = /^\{(\w+)\}$/.exec(named) ?? [];
    const { enum: services = [] } = ((variables as JsonObject | undefined)?.[variable ?? ''] ?? {}) as {
      enum?: string[];
    };
    const names = variable === undefined ? [named] : services;
    return names.map((service) => ({ plane: plane as keyof AccessRoutes, service }));
  });
}
