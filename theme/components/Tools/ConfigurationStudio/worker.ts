import { InputError } from '../../../../tools-core/base/index.ts';
import { Studio, studioReport } from '../../../../tools-core/configure/index.ts';
import { cores, schemas, shared } from '../configurations.virtual.ts';
import type { Inputs, Options } from '../shell/contract.ts';
import { serve } from '../shell/serve.ts';
import { examples } from './examples.virtual.ts';

const studios = new Map<string, Studio>();

function studioOf(service: string): Studio {
  const known = studios.get(service);
  if (known) return known;
  const studio = new Studio({ service, cores, schema: schemas[service], documents: [...shared] });
  studios.set(service, studio);
  return studio;
}

function run({ service, custom = '', inline = '' }: Inputs, { cursor }: Options) {
  const name = service.trim().toLowerCase() || 'verifier';
  if (!Object.hasOwn(schemas, name)) {
    throw new InputError(`Select a service: ${Object.keys(schemas).join(', ')}.`);
  }
  const studio = studioOf(name);
  const { input, offset } = cursor as { input: 'custom' | 'inline'; offset: number };
  const text = { custom, inline }[input];
  const completions = studio.complete(text, Math.min(offset, text.length));
  return studioReport(name, studio.study({ custom, inline }), { input, offset, completions });
}

serve({ run }, async () => ({ examples }));
