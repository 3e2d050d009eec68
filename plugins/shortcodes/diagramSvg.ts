import { Parser } from 'htmlparser2';

/** An SVG file as JSX, with what its figure needs to know. */
export interface DiagramJsx {
  jsx: string;
  /** Ids of the title and of the description, where the file has them. */
  titleId: string | undefined;
  descriptionId: string | undefined;
}

/**
 * Turns the text of an SVG file into JSX on one line. Ids get a prefix, so that several files fit on one page.
 * Comments and the space between elements are left out.
 * @param attributes more attributes of the `svg` element, by their JSX names
 */
export function svgToJsx(
  svg: string,
  prefix: string,
  attributes: (ids: Omit<DiagramJsx, 'jsx'>) => Record<string, string>,
): DiagramJsx {
  const ids: Omit<DiagramJsx, 'jsx'> = { titleId: undefined, descriptionId: undefined };
  let body = '';
  let root = '';
  let text = '';
  let level = 0;
  const flush = () => {
    if (text.trim() !== '') body += `{${JSON.stringify(text.trim())}}`;
    text = '';
  };
  const parser = new Parser(
    {
      onopentag(name, written) {
        flush();
        level++;
        const own = Object.fromEntries(Object.entries(written).map(([key, value]) => jsxAttribute(key, value, prefix)));
        if (level === 2 && name === 'title') own.id = ids.titleId = `${prefix}-title`;
        if (level === 2 && name === 'desc') own.id = ids.descriptionId = `${prefix}-desc`;
        const { xmlns, ...kept } = own;
        if (level === 1) root = attributesText(kept);
        else body += `<${name}${attributesText(kept)}>`;
      },
      ontext(part) {
        text += part;
      },
      onclosetag(name) {
        flush();
        level--;
        if (level > 0) body += `</${name}>`;
      },
    },
    { xmlMode: true },
  );
  parser.end(svg);
  const compact = body.replace(/<(\w+)([^<>]*)><\/\1>/g, '<$1$2/>');
  return { jsx: `<svg${root}${attributesText(attributes(ids))}>${compact}</svg>`, ...ids };
}

function jsxAttribute(name: string, value: string, prefix: string): [string, string] {
  if (name === 'class') return ['className', value];
  if (name === 'id') return ['id', `${prefix}-${value}`];
  if (/^(?:aria|data)-/.test(name)) return [name, value];
  const linked = value.replace(/^(url\(#|#)/, `$1${prefix}-`);
  return [name.replace(/[-:]([a-z])/g, (_, letter: string) => letter.toUpperCase()), linked];
}

function attributesText(attributes: Record<string, string>): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`)
    .join('');
}
