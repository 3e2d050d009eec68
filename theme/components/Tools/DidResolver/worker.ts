import { InputError, rejectUnknown } from '../../../../tools-core/base/index.ts';
import { mergeLayers, readLayer } from '../../../../tools-core/configure/index.ts';
import { resolutionReport, resolve } from '../../../../tools-core/resolve/index.ts';
import { cores } from '../configurations.virtual.ts';
import type { Inputs, Options } from '../shell/contract.ts';
import { serve } from '../shell/serve.ts';
import { examples } from './examples.virtual.ts';

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

function run({ did, given = '', witnesses = '', configuration = '' }: Inputs, options: Options) {
  if (did.trim() === '') throw new InputError('Enter a DID, such as did:web:example.com.');
  const accept = text(options.accept);
  const verificationRelationship = text(options.verificationRelationship);
  return resolutionReport(
    resolve({
      input: did,
      configuration: effective(configuration),
      ...(accept && { accept }),
      ...(verificationRelationship && { verificationRelationship }),
      enableEncryptionKeyDerivation: options.encryptionKeys === true,
      given: { text: given, witnesses },
      now: Date.now(),
    }),
  );
}

/** The configuration of the resolver under a layer, which is rejected where the platform would not store it. */
function effective(layer: string) {
  const core = cores.resolver ?? {};
  const custom = readCustom(layer);
  rejectUnknown(custom, core, 'resolver');
  return mergeLayers({ core, custom }).effective;
}

function readCustom(layer: string) {
  try {
    return readLayer(layer);
  } catch (error) {
    if (error instanceof InputError) throw new InputError(`Configuration: ${error.message}`);
    throw error;
  }
}

serve({ run }, async () => ({ examples }));
