import type { Element } from 'hast';
import type { ShikiTransformer } from 'shiki';

/** Property of the highlighted block that holds the `schema` of its fence until the links are in. */
const PROPERTY = 'dataSchema';

/** Keeps the `schema` of a fence with its highlighted code, which has no other trace of what the fence said. */
export const keepSchema: ShikiTransformer = {
  name: 'keep-schema',
  pre(pre) {
    const schema = /schema="([^"]*)"/.exec(this.options.meta?.__raw ?? '')?.[1];
    if (schema) pre.properties[PROPERTY] = schema;
  },
};

/** Takes the `schema` of the fence out of a highlighted block: the published page has no use for it. */
export function takeSchema(pre: Element): string | undefined {
  const schema = pre.properties[PROPERTY];
  delete pre.properties[PROPERTY];
  return typeof schema === 'string' ? schema : undefined;
}
