import { JSON_STYLE, literal } from '../../openapi/samples/literal.ts';
import type { Json } from '../../openapi/specFiles.ts';
import type { JsonFile } from '../../shared/jsonFile.ts';
import { chosen, type Part } from '../expandPage.ts';

/** `<CoreConfiguration of="resolver" />`: the complete default configuration of a service. */
export function coreConfigurationPart(cores: ReadonlyMap<string, JsonFile>): Part {
  return (attributes) => {
    const core = chosen(attributes, 'of', cores);
    return ['```json title="Core configuration"', literal(core.value as Json, JSON_STYLE), '```'].join('\n');
  };
}
