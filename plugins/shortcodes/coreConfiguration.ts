import { chosen, type Shortcode } from '../pages/expandShortcodes.ts';
import type { JsonFile } from '../shared/jsonFile.ts';
import { fence, jsonText } from './render/sampleText.ts';

/** A longer sample is cut until the reader asks for all of it. `fields.css` has the height. */
const CUT_LINES = 24;

/** `<CoreConfiguration of="resolver" />`: the complete default configuration of a service. */
export function coreConfigurationShortcode(cores: ReadonlyMap<string, JsonFile>): Shortcode {
  return (attributes) => {
    const core = chosen(attributes, 'of', cores);
    const code = jsonText(core.value);
    const sample = fence('json', 'Core configuration', code, `schema="core configuration of ${attributes.of}"`);
    return code.split('\n').length <= CUT_LINES ? sample : `<div className="cut">\n\n${sample}\n\n</div>`;
  };
}
