import { type Shortcode, ShortcodeError } from '../pages/expandShortcodes.ts';

/**
 * `<Embed src="https://…" title="Rotate a key" poster="/rotate.png" />`: a link over an image of this site, which
 * becomes the player when a reader clicks it. Until then nothing is loaded from the other site.
 * @param hosts `embedHosts` of the brand, which the content security policy allows
 */
export function embedShortcode(hosts: readonly string[]): Shortcode {
  return ({ src = '', title, poster = '' }) => {
    if (!title || !poster.startsWith('/')) {
      const fix = 'Write title="what it shows" and poster="/image.png", an image of docs/public.';
      throw new ShortcodeError('A video needs a title and a poster.', fix);
    }
    const found = blockedEmbed(src, hosts);
    if (found) throw new ShortcodeError(found.message, found.fix);
    return `<figure className="embed" data-client="embed">\n\n[![${title}](${poster})](${src})\n\n</figure>`;
  };
}

/** What is wrong with the address of a frame or video: the policy blocks all hosts but those of the brand. */
export function blockedEmbed(src: string, hosts: readonly string[]): { message: string; fix: string } | undefined {
  if (/^\/(?!\/)/.test(src)) return undefined;
  const host = URL.canParse(src) && /^https:/.test(src) ? new URL(src).host : undefined;
  if (host && hosts.includes(host)) return undefined;
  const message = host ? `The content security policy blocks ${host}.` : `"${src}" is not an HTTPS address.`;
  return { message, fix: `Add ${host ?? 'its host'} to "embedHosts" in brand.json, or link to it instead.` };
}
