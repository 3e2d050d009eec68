/** A social link as the configuration gives it. */
export interface SocialEntry {
  icon: string | { svg: string };
  mode?: 'link' | 'text' | 'img' | 'dom' | 'github-stars';
  content: string;
}

/** More links than this do not fit the bar; the rest is behind a button. */
const SOCIAL_LIMIT = 5;

export function splitSocialLinks(links: SocialEntry[]): { shown: SocialEntry[]; collapsed: SocialEntry[] } {
  return { shown: links.slice(0, SOCIAL_LIMIT), collapsed: links.slice(SOCIAL_LIMIT) };
}

const names: Record<string, string> = {
  github: 'GitHub',
  gitlab: 'GitLab',
  linkedin: 'LinkedIn',
  npm: 'npm',
  wechat: 'WeChat',
  qq: 'QQ',
  youtube: 'YouTube',
};

/** What to call a link that shows an icon only: the service, else the host that it leads to. */
export function socialName({ icon, content }: SocialEntry): string {
  if (typeof icon === 'string') return names[icon] ?? icon.charAt(0).toUpperCase() + icon.slice(1);
  const title = /<title>([^<]+)<\/title>/.exec(icon.svg)?.[1];
  const host = /^https?:\/\/(?:www\.)?([^/?#]+)/.exec(content)?.[1];
  return title ?? host ?? content;
}
