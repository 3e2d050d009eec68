import type { JsonFile } from '../../shared/jsonFile.ts';
import { chosen, type Part } from '../expandPage.ts';

/** `<CoreConfiguration of="resolver" />`: the complete default configuration of a service, as it is published. */
export function coreConfigurationPart(cores: ReadonlyMap<string, JsonFile>): Part {
  return (attributes) => {
    const core = chosen(attributes, 'of', cores);
    return ['```json title="Core configuration"', core.text.trim(), '```'].join('\n');
  };
}
