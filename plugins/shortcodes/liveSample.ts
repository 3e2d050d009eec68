import type { LiveSample } from '../data/liveSamples.ts';
import { chosen, type Shortcode, ShortcodeError } from '../pages/expandShortcodes.ts';
import { onlyInMarkdown } from '../pages/pageMarkdown.ts';
import { fence } from './render/sampleText.ts';

/** `<LiveSample name="create-did-key" />`: the code, which readers can run in the page, and what it gives. */
export function liveSampleShortcode(samples: ReadonlyMap<string, LiveSample>): Shortcode {
  return (attributes) => {
    const { code, title, fields, output } = chosen(attributes, 'name', samples);
    if (!title || !output) {
      throw new ShortcodeError(
        `The sample "${attributes.name}" has no title or no output.`,
        `Write its title and fields into docs/_samples/${attributes.name}.json, then run "npm run test:unit -- -u".`,
      );
    }
    return [
      `\`\`\`\`ts preview title="${title}"`,
      code,
      '````',
      '',
      onlyInMarkdown(fields.map(({ name, value }) => fence('text', `Value of ${name}`, value)).join('\n\n')),
      '',
      '````text title="Output for these values"',
      output,
      '````',
    ].join('\n');
  };
}
