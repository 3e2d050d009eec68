import { JSON_STYLE, literal } from '../openapi/samples/literal.ts';
import type { Json } from '../openapi/specFiles.ts';
import { chosen, type Shortcode } from '../pages/expandShortcodes.ts';
import type { JsonFile } from '../shared/jsonFile.ts';

/** A longer sample is cut until the reader asks for all of it. `fields.css` has the height. */
const CUT_LINES = 24;

/** `<CoreConfiguration of="resolver" />`: the complete default configuration of a service. */
export function coreConfigurationShortcode(cores: ReadonlyMap<string, JsonFile>): Shortcode {
  return (attributes) => {
    const core = chosen(attributes, 'of', cores);
    const code = literal(core.value as Json, JSON_STYLE);
    const of = `schema="core configuration of ${attributes.of}"`;
    const sample = [`\`\`\`json title="Core configuration" ${of}`, code, '```'];
    if (code.split('\n').length <= CUT_LINES) return sample.join('\n');
    return ['<div className="cut">', '', ...sample, '', '</div>'].join('\n');
  };
}
