import type { Tool } from '../data/tools.ts';
import { chosen, type Shortcode, ShortcodeError } from '../pages/expandShortcodes.ts';
import { onlyInMarkdown } from '../pages/pageMarkdown.ts';

/**
 * `<Tool name="error-decoder" preset="cut-off" />`: a tool that readers use in the page. `preset` names an example of
 * it, which then has it from the start.
 */
export function toolShortcode(tools: ReadonlyMap<string, Tool>): Shortcode {
  return (attributes) => {
    const { definition } = chosen(attributes, 'name', tools);
    const { name, preset } = attributes;
    const known = definition.examples.map(({ id }) => id);
    if (preset !== undefined && !known.includes(preset)) {
      throw new ShortcodeError(
        `The tool ${name} has no example "${preset}".`,
        `Write preset="…" with one of: ${known.join(', ')}.`,
      );
    }
    // The IDs of its examples are places to link to: `#example=cut-off` opens the tool with one.
    const written = preset === undefined ? '' : ` preset="${preset}"`;
    const bench = `<ToolBench name="${name}"${written} examples="${known.join(' ')}" />`;
    const { title, page } = definition;
    return `${bench}\n\n${onlyInMarkdown(`Open the tool in a browser: [${title}](%brand.docs%${page}.html)`)}`;
  };
}
