import { chosen, type Shortcode, ShortcodeError } from '../pages/expandShortcodes.ts';
import { svgToJsx } from './diagramSvg.ts';

export interface Diagram {
  svg: string;
  /** Markdown of the file beside it: first the caption, then all that the drawing says. */
  words: string;
}

/**
 * `<Diagram name="trust-triangle" />`: the drawing inlined, so that it takes the colors of the page, with its caption
 * and its text for everyone who reads rather than looks.
 */
export function diagramShortcode(diagrams: ReadonlyMap<string, Diagram>): Shortcode {
  return (attributes) => {
    const { svg, words } = chosen(attributes, 'name', diagrams);
    const { name } = attributes;
    const [caption, ...text] = words.trim().split(/\n{2,}/);
    if (text.length === 0) {
      throw new ShortcodeError(
        `The diagram "${name}" has no text.`,
        `Write its caption and a description into docs/_diagrams/${name}.md.`,
      );
    }
    return [
      '<figure className="diagram">',
      `{${svgToJsx(svg, `diagram-${name}`)}}`,
      '<figcaption>',
      '',
      caption,
      '',
      '<details>',
      '<summary>Text description</summary>',
      '',
      text.join('\n\n'),
      '',
      '</details>',
      '',
      '</figcaption>',
      '</figure>',
    ].join('\n');
  };
}
