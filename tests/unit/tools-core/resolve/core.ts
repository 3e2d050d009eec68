import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { JsonObject } from '../../../../tools-core/base/index.ts';

const root = path.resolve(import.meta.dirname, '../../../..');

/** The published core configuration of the resolver. */
export const coreConfiguration: JsonObject = JSON.parse(
  readFileSync(path.join(root, 'docs/public/spec/configuration/resolver.core.json'), 'utf8'),
);
