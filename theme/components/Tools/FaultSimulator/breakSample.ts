import type { Report } from '../../../../tools-core/base/index.ts';
import { type FaultSettings, faultReport } from '../../../../tools-core/faults/index.ts';
import { verifyPath } from '../CredentialInspector/requests.virtual.ts';
import type { Inputs } from '../shell/contract.ts';
import { sourcesFrom } from './faultSettings.ts';

/** Breaks the sample of the fields, in the worker of the inspector. */
export async function breakSample(
  { sample = '', faults = '' }: Inputs,
  settings: Omit<FaultSettings, 'sources' | 'material' | 'verifyPath'>,
): Promise<Report> {
  // Its own chunk, which the worker loads for the examples of the inspector as well.
  const { examples } = await import('../CredentialInspector/examples.virtual.ts');
  return faultReport(sample, faults, { ...settings, ...sourcesFrom(examples), verifyPath });
}
