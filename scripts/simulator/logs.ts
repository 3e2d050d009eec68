import type { JsonObject } from '../../plugins/schemas/jsonValue.ts';
import { type Call, found, type Handler } from './call.ts';
import type { LogEntry } from './state.ts';

function start(kind: 'usage' | 'trail', { state, body }: Call, isMeant: (entry: LogEntry) => boolean) {
  const id = state.nextId(kind);
  const from = Date.parse(String(body.from));
  const to = Date.parse(String(body.to));
  const filter = (entry: LogEntry) =>
    isMeant(entry) &&
    entry.time >= from &&
    entry.time <= to &&
    (body.method === undefined || entry.method === body.method);
  state.queries.push({ id, filter });
  return { status: 200, body: { queryExecutionId: id } };
}

/** The entries, newest last. */
function fetchResult({ state, params }: Call, shown: (entry: LogEntry) => JsonObject) {
  const { filter } = found(state.queries.find(({ id }) => id === params.queryExecutionId));
  return { status: 200, body: { data: state.logs.filter(filter).map(shown) } };
}

/** Milliseconds that every response of this platform takes. */
const DURATION = 12;

const trailEntry = ({ service, requestId, time, region, scope, method, path, status }: LogEntry): JsonObject => ({
  account_id: 'acc_abcd1234',
  service,
  metadata: {
    id: requestId,
    requestId,
    time: new Date(time).toISOString(),
    duration: DURATION,
    version: '1.0',
    region,
    scope,
    service,
  },
  request: { method, path, auth: { type: 'none' }, headers: {}, query: {}, body: null },
  response: { status, headers: {}, body: null },
});

/** Log queries over the requests that this platform has responded to. */
export const logHandlers: Record<string, Handler> = {
  startUsageQuery: (call) => {
    const { service, instanceResourceId, region } = call.params;
    found(call.state.instance(service, region, instanceResourceId));
    return start(
      'usage',
      call,
      (entry) => entry.scope === 'service' && entry.service === service && entry.instanceId === instanceResourceId,
    );
  },
  fetchUsageResult: (call) =>
    fetchResult(call, (entry) => ({ ...trailEntry(entry), instance_id: String(entry.instanceId) })),
  startTrailQuery: (call) => start('trail', call, () => true),
  fetchTrailResult: (call) => fetchResult(call, trailEntry),
};
