import { describe, expect, test } from 'vitest';
import { expandShortcodes } from '../../../../plugins/pages/expandShortcodes.ts';
import { parsePage } from '../../../../plugins/pages/page.ts';
import { diagramShortcode } from '../../../../plugins/shortcodes/diagram.ts';
import { checkDiagram } from '../../../../plugins/shortcodes/diagramRules.ts';
import { svgToJsx } from '../../../../plugins/shortcodes/diagramSvg.ts';

const DESCRIPTION = 'A request goes from the sender to the verifier.';
const svg = (body: string, viewBox = '0 0 352 100') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"><title>T</title><desc>${DESCRIPTION}</desc>${body}</svg>`;
const marker = '<defs><marker id="arrow"><path d="M0 0"/></marker></defs>';
const words = 'Caption.\n\n1. First.\n2. Second.\n';

describe('svgToJsx', () => {
  test('names the image, prefixes ids and drops comments', () => {
    const jsx = svgToJsx(
      svg(
        `${marker}<!-- a --> <path class="x y" marker-end="url(#arrow)"/><text text-anchor="end">a {b} "c" &lt;</text>`,
      ),
      'p',
    );
    expect(jsx).toBe(
      `<svg viewBox="0 0 352 100" className="drawing" role="img" aria-labelledby="p-title" aria-describedby="p-desc" dangerouslySetInnerHTML={{ __html: ${JSON.stringify(
        `<title id="p-title">T</title><desc id="p-desc">${DESCRIPTION}</desc><defs><marker id="p-arrow"><path d="M0 0"/></marker></defs>` +
          '<path class="x y" marker-end="url(#p-arrow)"/><text text-anchor="end">a {b} "c" &lt;</text>',
      )} }} />`,
    );
  });
});

describe('the shortcode of a diagram', () => {
  const shortcode = diagramShortcode(new Map([['a', { svg: svg('<text>Box</text>'), words }]]));
  const read = (source: string) =>
    parsePage('x.mdx', 'x.mdx', source, expandShortcodes(source, { Diagram: shortcode }));

  test('gives a figure with a name, a description, a caption and the words', () => {
    const text = shortcode({ name: 'a' });
    expect(text).toContain('role="img" aria-labelledby="diagram-a-title" aria-describedby="diagram-a-desc"');
    expect(text).toContain('\n\nCaption.\n\n<details>');
    expect(text).toContain('\n\n1. First.\n2. Second.\n\n</details>');
    expect(read('# T\n\n<Diagram name="a" />\n\nAfter.')).not.toHaveProperty('problems');
  });

  test('names the diagrams there are, and asks for the words', () => {
    expect(read('# T\n\n<Diagram name="b" />')).toMatchObject({
      problems: [{ line: 3, message: 'Nothing known is called "b".', fix: 'Write name="…" with one of: a.' }],
    });
    const mute = diagramShortcode(new Map([['a', { svg: svg(''), words: 'Caption.' }]]));
    expect(() => mute({ name: 'a' })).toThrow('The diagram "a" has no text.');
  });
});

describe('checkDiagram', () => {
  test.each([
    ['an element that is not closed', svg('<g><rect/>'), '<g> is not closed.'],
    ['a script', svg('<script>x</script>'), '<script> is not allowed.'],
    ['a handler', svg('<rect onclick="x"/>'), 'onclick="x" belongs in the stylesheet.'],
    ['a color', svg('<rect fill="#fff"/>'), 'fill="#fff" belongs in the stylesheet.'],
    [
      'a class that no style knows',
      svg('<rect class="diagram-own diagram-aera"/>'),
      'The class "diagram-aera" has no style.',
    ],
    ['small letters', svg('', '0 0 400 100'), 'The text is 9.8 px high in the narrowest window.'],
    ['an id twice', svg(marker + marker), 'The id "arrow" occurs twice.'],
    ['a link elsewhere', svg('<path marker-end="url(#head)"/>'), "#head doesn't point into the diagram."],
    ['no title', '<svg viewBox="0 0 352 9"><desc>D</desc></svg>', 'There is no <title>.'],
    [
      'a description that is a name',
      '<svg viewBox="0 0 352 9"><title>T</title><desc>A flow</desc></svg>',
      'The <desc> is too short to describe the diagram.',
    ],
    ['no description', '<svg viewBox="0 0 352 9"><title>T</title></svg>', 'There is no <desc>.'],
  ])('finds %s', (_, drawing, message) => {
    expect(checkDiagram({ svg: drawing, words }).map((one) => one.message)).toContain(message);
  });
});
