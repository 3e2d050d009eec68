import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { JsonObject } from '../plugins/openapi/specFiles.ts';
import { root } from '../tests/content/apiDescriptions.ts';
import type { Call } from './call.ts';
import { mergeLayer } from './state.ts';

/** The effective configuration of the called instance: core, custom and inline layer merged. */
export function configurationOf({ state, service, region, instance }: Call): JsonObject {
  const custom = state.configuration(service, region, instance?.configurationResourceId ?? '')?.values ?? {};
  return [custom, instance?.inlineConfiguration ?? {}].reduce(mergeLayer, coreConfiguration(service));
}

/** The published core configuration of a service. */
export function coreConfiguration(service: string): JsonObject {
  const file = path.join(root, 'docs/public/spec/configuration', `${service}.core.json`);
  return JSON.parse(readFileSync(file, 'utf8'));
}
