import { type Body, type Operation, requestBodies, responseBodies } from '../../openapi/operations.ts';
import type { Api } from '../../openapi/readApis.ts';
import { COMMON_OBJECTS, COMMON_PAGE, placeOfSchema, sharedObjects } from '../../openapi/sharedObjects.ts';
import type { JsonObject } from '../../schemas/jsonValue.ts';
import { memoize } from '../../shared/memoize.ts';
import { fieldList } from './fieldList.ts';
import { bodyId, type FieldPath, fieldId, objectId, operationId } from './fieldParts.ts';
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

/** A field that the page of an API lists, or a body. */
interface ListedField {
  /** Ids of the objects with their own place that it is, or that its items or members are. */
  objects: string[];
  /** Whether its members have any names. */
  isMap: boolean;
}

/** The page of an API, with the addresses of the fields that it describes. */
export class ApiPage {
  readonly api: Api;
  readonly route: string;
  private readonly fields: () => ReadonlyMap<string, ListedField>;

  constructor(api: Api) {
    this.api = api;
    this.route = apiRoute(api.name);
    this.fields = memoize(() => fieldsOf(api));
  }

  /**
   * Id of a field of a body, or undefined where the page has none.
   * @param side `request`, or a status as the description has it
   */
  fieldOfBody(operation: Operation, side: string, path: FieldPath): string | undefined {
    return this.find(bodyId(operation, side), path);
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
    return this.hasObject(name) ? this.find(objectId(name), path) : undefined;
  }

  /**
   * Finds what requests call a field: in the first operation that describes it, otherwise the nearest that contains it.
   * @param path empty for the whole body
   * @returns the id of the field or of the operation
   */
  fieldOfRequests(path: FieldPath): string | undefined {
    const operations = this.api.operations.filter(({ value }) => value.requestBody !== undefined);
    for (let length = path.length; length > 0; length--) {
      for (const operation of operations) {
        const found = this.fieldOfBody(operation, REQUEST, path.slice(0, length));
        if (found !== undefined) return found;
      }
    }
    return operations[0] && operationId(operations[0]);
  }

  /**
   * Follows a path from what has an id. Items of arrays and members of maps have the id of what they are in.
   * @param isMember whether the path begins inside a member of a map
   */
  private find(id: string, [step, ...rest]: FieldPath, isMember = false): string | undefined {
    const { objects = [], isMap = false } = this.fields().get(id) ?? {};
    const isItem = typeof step === 'number' || (step === '*' && !isMap);
    if (isItem || (isMap && !isMember)) return rest.length > 0 ? this.find(id, rest, !isItem) : undefined;
    const inside = [...objects, id].map((one) => fieldId(one, String(step))).filter((one) => this.fields().has(one));
    if (rest.length === 0) return inside[0];
    return inside.map((one) => this.find(one, rest)).find((found) => found !== undefined);
  }
}

/** The pages of APIs, by name. */
export function apiPages(apis: ReadonlyMap<string, Api>): Map<string, ApiPage> {
  return new Map([...apis].map(([name, api]) => [name, new ApiPage(api)]));
}

const LISTED = /<span id="([^"]+)">.*?<span className="type">([^<]*)/;

/** The fields in the text of the page, by id: a field is only a target where a list names it. */
function fieldsOf(api: Api): Map<string, ListedField> {
  const bodyLines = (operation: Operation, side: string, bodies: readonly Body[]) =>
    bodies.flatMap(({ mediaType, value }) => {
      const id = bodyId(operation, side);
      const { head, fields } = bodyText(api, mediaType, value, id);
      return [`<span id="${id}"></span><span className="type">${head}`, ...fields];
    });
  const lines = [
    ...sharedObjects(api).flatMap((name) => fieldList(api, placeOfSchema(api, name), objectId(name))),
    ...api.operations.flatMap((operation) => [
      ...bodyLines(operation, REQUEST, requestBodies(api.document, operation)),
      ...Object.keys((operation.value.responses ?? {}) as JsonObject).flatMap((status) =>
        bodyLines(operation, status, responseBodies(api.document, operation, status)),
      ),
    ]),
  ];
  const listed = new Map<string, ListedField>();
  for (const line of lines) {
    const [, id, type] = LISTED.exec(line) ?? [];
    if (id === undefined) continue;
    const objects = [...type.matchAll(/#(object-[\w-]+)\)/g)].map(([, object]) => object);
    // Bodies of several media types have one id.
    const known = listed.get(id)?.objects ?? [];
    listed.set(id, { objects: [...known, ...objects], isMap: /\bmap of\b/.test(type) });
  }
  return listed;
}
