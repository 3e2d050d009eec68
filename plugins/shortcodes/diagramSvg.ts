/**
 * Turns the text of an SVG file into JSX on one line: an image with the name and the description that the file has. Ids
 * get a prefix, so that several files fit on one page. Comments and the space between elements are left out.
 * @param svg its root has no attributes with a hyphen or a colon, which JSX writes differently
 * @param className of the image
 */
export function svgToJsx(svg: string, prefix: string, className = 'drawing'): string {
  const text = svg.replace(/<!--.*?-->/gs, '').replace(/(?<=>)\s+|\s+(?=<)/g, '');
  const [, root = '', inner = ''] = /<svg((?:\s[^>]*)?)>(.*)<\/svg>/s.exec(text) ?? [];
  const labels = { title: 'labelledby', desc: 'describedby' };
  let html = inner.replace(/(\sid="|url\(#|href="#)/g, `$1${prefix}-`);
  let attributes = `${root.replace(/ xmlns="[^"]*"/, '')} className="${className}" role="img"`;
  for (const [name, label] of Object.entries(labels)) {
    if (!inner.includes(`<${name}>`)) continue;
    html = html.replace(`<${name}>`, `<${name} id="${prefix}-${name}">`);
    attributes += ` aria-${label}="${prefix}-${name}"`;
  }
  return `<svg${attributes} dangerouslySetInnerHTML={{ __html: ${JSON.stringify(html)} }} />`;
}
