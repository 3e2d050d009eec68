import type { JsonObject } from '../../plugins/schemas/jsonValue.ts';
import { type Call, endpointOf, found, type Handler, Rejection } from './call.ts';
import type { Configuration, Instance } from './state.ts';

/** Settings of an instance in a request body. */
interface Settings {
  name: string;
  configurationResourceId?: string | null;
  inlineConfiguration?: JsonObject;
}

function shown(origin: string, { service, region, resourceId, name, status, ...rest }: Instance): JsonObject {
  const { configurationResourceId, inlineConfiguration } = rest;
  return {
    resourceId,
    name,
    status,
    endpoint: endpointOf(origin, service, region, resourceId),
    ...(configurationResourceId ? { configurationResourceId } : {}),
    ...(inlineConfiguration && Object.keys(inlineConfiguration).length > 0 ? { inlineConfiguration } : {}),
  };
}

const shownConfiguration = ({ resourceId, name, values }: Configuration): JsonObject => ({ resourceId, name, values });

const instanceOf = ({ state, service, region, params }: Call) => found(state.instance(service, region, params.id));
const configurationOf = ({ state, service, region, params }: Call) =>
  found(state.configuration(service, region, params.id));

/** A custom configuration has to exist before an instance points to it. */
function checkReference({ state, service, region }: Call, { configurationResourceId: id }: Settings): void {
  if (id && !state.configuration(service, region, id)) throw new Rejection(400);
}

const ours = ({ service, region }: Call) => {
  return (one: { service: string; region: string }) => one.service === service && one.region === region;
};

/** Instances and configurations of one service in one region. */
export const managementHandlers: Record<string, Handler> = {
  listInstances: (call) => ({
    status: 200,
    body: { instances: call.state.instances.filter(ours(call)).map((one) => shown(call.origin, one)) },
  }),
  createInstance: (call) => {
    const { state, service, region, body } = call;
    const resourceId = String(body.instanceResourceId);
    const settings = body.instance as unknown as Settings;
    if (state.instance(service, region, resourceId)) throw new Rejection(409);
    checkReference(call, settings);
    const instance = state.addInstance({ service, region, resourceId, ...withoutNull(settings) });
    return { status: 201, body: { instance: shown(call.origin, instance) } };
  },
  readInstance: (call) => ({ status: 200, body: { instance: shown(call.origin, instanceOf(call)) } }),
  replaceInstance: (call) => {
    const instance = instanceOf(call);
    const settings = call.body.instance as unknown as Settings;
    checkReference(call, settings);
    delete instance.configurationResourceId;
    // An absent inline configuration leaves the stored one.
    Object.assign(instance, withoutNull(settings));
    return { status: 200, body: { instance: shown(call.origin, instance) } };
  },
  deleteInstance: (call) => {
    call.state.instances.splice(call.state.instances.indexOf(instanceOf(call)), 1);
    return { status: 204 };
  },
  readInstanceStatus: (call) => ({ status: 200, body: { status: instanceOf(call).status } }),
  setInstanceStatus: (call) => {
    const instance = instanceOf(call);
    instance.status = call.body.status as Instance['status'];
    return { status: 200, body: { status: instance.status } };
  },
  listConfigurations: (call) => ({
    status: 200,
    body: { configurations: call.state.configurations.filter(ours(call)).map(shownConfiguration) },
  }),
  createConfiguration: ({ state, service, region, body }) => {
    const resourceId = String(body.configurationResourceId);
    if (state.configuration(service, region, resourceId)) throw new Rejection(409);
    const settings = body.configuration as unknown as Pick<Configuration, 'name' | 'values'>;
    const configuration = { service, region, resourceId, ...settings };
    state.configurations.push(configuration);
    return { status: 201, body: { configuration: shownConfiguration(configuration) } };
  },
  readConfiguration: (call) => ({ status: 200, body: { configuration: shownConfiguration(configurationOf(call)) } }),
  replaceConfiguration: (call) => {
    const configuration = Object.assign(configurationOf(call), call.body.configuration);
    return { status: 200, body: { configuration: shownConfiguration(configuration) } };
  },
  deleteConfiguration: (call) => {
    const { resourceId } = configurationOf(call);
    const isUsed = call.state.instances.filter(ours(call)).some((one) => one.configurationResourceId === resourceId);
    if (isUsed) throw new Rejection(409);
    call.state.configurations.splice(call.state.configurations.indexOf(configurationOf(call)), 1);
    return { status: 204 };
  },
};

function withoutNull({ name, configurationResourceId, inlineConfiguration }: Settings) {
  return {
    name,
    ...(configurationResourceId ? { configurationResourceId } : {}),
    ...(inlineConfiguration ? { inlineConfiguration } : {}),
  };
}
