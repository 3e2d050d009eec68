import { corsSamples } from './cors.ts';
import { authorizerSamples, gatewaySamples, resolverSamples, validatorSamples } from './others.ts';
import type { Samples } from './sample.ts';
import { verifierSamples } from './verifier.ts';

/** Sample requests by service: those that depend on the configuration alone. */
export const SAMPLES: Record<string, Samples> = {
  authorizer: { ...authorizerSamples, ...corsSamples },
  gateway: { ...gatewaySamples, ...corsSamples },
  resolver: { ...resolverSamples, ...corsSamples },
  validator: { ...validatorSamples, ...corsSamples },
  verifier: { ...verifierSamples, ...corsSamples },
};
