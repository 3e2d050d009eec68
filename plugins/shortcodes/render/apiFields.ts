import { type Operation, requestBodies, responseBodies } from '../../openapi/operations.ts';
import { type Api, placesOf } from '../../openapi/readApis.ts';
import { responsesOf } from '../../openapi/responses.ts';
import { COMMON_OBJECTS, COMMON_PAGE, placeOfSchema, sharedObjects } from '../../openapi/sharedObjects.ts';
import { isObject, type JsonObject } from '../../openapi/specFiles.ts';
import type { SchemaPlace } from '../../schemas/schemaSet.ts';
import { memoize } from '../../shared/memoize.ts';
import { fieldList } from './fieldList.ts';
import { addressOfField, bodyId, type FieldPath, objectId, operationId } from './fieldParts.ts';
import { bodyText } from './requestText.ts';

/** Side of a body that represents the request; a response has its status. */
export const REQUEST = 'request';

const ROUTES: Record<string, string> = {
  gateway: '/reference/services/gateway/',
  resolver: '/reference/services/resolver/',
  management: '/reference/api/management',
  iam: '/reference/api/iam',
  logs: '/reference/api/logs',
};

/** Route of the page that describes an API. */
export function apiRoute(name: string): string {
  return ROUTES[name] ?? `/reference/services/${name}/api`;
}

/** The page of an API, with the addresses of the fields that it describes. */
export class ApiPage {
  readonly api: Api;
  readonly route: string;
  /** Ids of all fields. */
  private readonly ids: () => ReadonlySet<string>;

  constructor(api: Api) {
    this.api = api;
    this.route = apiRoute(api.name);
    this.ids = memoize(() => idsOf(api));
  }

  /**
   * The schemas of a body.
   * @param side `request`, or a status as the description has it
   */
  bodies(operation: Operation, side: string): SchemaPlace[] {
    const { document } = this.api;
    const isRequest = side === REQUEST;
    return placesOf(
      this.api,
      isRequest ? requestBodies(document, operation) : responseBodies(document, operation, side),
    );
  }

  /** Id of a field of a body, or undefined where the page has none. */
  fieldOfBody(operation: Operation, side: string, place: SchemaPlace, path: FieldPath): string | undefined {
    return this.listed(addressOfField(this.api, place, path, bodyId(operation, side)));
  }

  /** Address of a field, by the id that the other functions give it. */
  addressOf(id: string): string {
    const isCommon = COMMON_OBJECTS.some((name) => `${id}-`.startsWith(`${objectId(name)}-`));
    return `${isCommon ? COMMON_PAGE : this.route}#${id}`;
  }

  /** Whether an object has its own place on the page. */
  hasObject(name: string): boolean {
    return sharedObjects(this.api).includes(name);
  }

  /** Id of a field of an object that has its own place on the page. */
  fieldOfObject(name: string, path: FieldPath): string | undefined {
    if (!this.hasObject(name)) return undefined;
    return this.listed(addressOfField(this.api, placeOfSchema(this.api, name), path, objectId(name)));
  }

  /**
   * Finds what requests call a field: in the first operation that describes it, or else the nearest that contains it.
   * @param path empty for the whole body
   * @returns the id of the field or of the operation
   */
  fieldOfRequests(path: FieldPath): string | undefined {
    const bodies = this.api.operations.flatMap((operation) =>
      this.bodies(operation, REQUEST).map((place) => ({ operation, place })),
    );
    for (let length = path.length; length > 0; length--) {
      for (const { operation, place } of bodies) {
        const found = this.fieldOfBody(operation, REQUEST, place, path.slice(0, length));
        if (found !== undefined) return found;
      }
    }
    return bodies[0] && operationId(bodies[0].operation);
  }

  private listed(id: string | undefined): string | undefined {
    return id !== undefined && this.ids().has(id) ? id : undefined;
  }
}

/** The pages of APIs, by name. */
export function apiPages(apis: ReadonlyMap<string, Api>): Map<string, ApiPage> {
  return new Map([...apis].map(([name, api]) => [name, new ApiPage(api)]));
}

/** The ids that the text of the page has: a field is only a target where a list names it. */
function idsOf(api: Api): Set<string> {
  const lines = [
    ...sharedObjects(api).flatMap((name) => fieldList(api, placeOfSchema(api, name), objectId(name))),
    ...api.operations.flatMap((operation) => [
      ...requestBodies(api.document, operation).flatMap(
        ({ mediaType, value }) => bodyText(api, mediaType, value, bodyId(operation, REQUEST)).fields,
      ),
      ...responsesOf(api, operation).flatMap(({ status, value, shared }) =>
        shared
          ? []
          : Object.values((value.content ?? {}) as JsonObject)
              .filter(isObject)
              .flatMap((body) => bodyText(api, '', body, bodyId(operation, status)).fields),
      ),
    ]),
  ];
  return new Set(lines.flatMap((line) => [...line.matchAll(/<span id="([^"]+)">/g)].map(([, id]) => id)));
}
