import { Parser } from 'htmlparser2';

/**
 * Turns the text of an SVG file into JSX on one line: an image with the name and the description that the file has. Ids
 * get a prefix, so that several files fit on one page. Comments and the space between elements are left out.
 */
export function svgToJsx(svg: string, prefix: string, className = 'drawing'): string {
  const figure: Record<string, string> = { className, role: 'img' };
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
        if (level === 2 && name === 'title') own.id = figure['aria-labelledby'] = `${prefix}-title`;
        if (level === 2 && name === 'desc') own.id = figure['aria-describedby'] = `${prefix}-desc`;
        const { xmlns, ...others } = own;
        if (level === 1) root = attributesText(others);
        else body += `<${name}${attributesText(others)}>`;
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
  return `<svg${root}${attributesText(figure)}>${compact}</svg>`;
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
