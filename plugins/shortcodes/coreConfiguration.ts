import { chosen, type Shortcode } from '../pages/expandShortcodes.ts';
import type { JsonFile } from '../shared/jsonFile.ts';
import { fence, jsonText } from './render/sampleText.ts';

/** `<CoreConfiguration of="resolver" />`: the complete default configuration of a service. */
export function coreConfigurationShortcode(cores: ReadonlyMap<string, JsonFile>): Shortcode {
  return (attributes) => {
    const core = chosen(attributes, 'of', cores);
    const code = jsonText(core.value);
    return fence('json', 'Core configuration', code, `schema="core configuration of ${attributes.of}"`);
  };
}
