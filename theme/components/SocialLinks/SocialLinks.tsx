import type { SocialLink } from '@rspress/core';
import { normalizeImagePath, useSite } from '@rspress/core/runtime';
import { type ReactNode, useId } from 'react';
import icons from 'virtual-social-links';
import { useLabel } from '../../hooks/useLabel.ts';
import { FrameIcon } from '../Nav/FrameIcon.tsx';

/** Links to other places of the project. It replaces Rspress's, whose popups open for a mouse only. */
export function SocialLinks() {
  const label = useLabel();
  const { site } = useSite();
  const links = site.themeConfig.socialLinks ?? [];
  const [shown, collapsed] = [links.slice(0, SOCIAL_LIMIT), links.slice(SOCIAL_LIMIT)];
  if (links.length === 0) return null;
  return (
    <ul className="social">
      {shown.map((link) => (
        <li key={link.content}>
          <OneLink link={link} />
        </li>
      ))}
      {collapsed.length > 0 && (
        <li>
          <SocialPopup name={label('moreSocialText')} icon={<FrameIcon name="more" />}>
            <ul className="social social--more">
              {collapsed.map((link) => (
                <li key={link.content}>
                  <OneLink link={link} />
                </li>
              ))}
            </ul>
          </SocialPopup>
        </li>
      )}
    </ul>
  );
}

/** One social link: it leads to an address, or it opens a text, an image or a piece of HTML. */
function OneLink({ link }: { link: SocialLink }) {
  const label = useLabel();
  const { mode = 'link', content } = link;
  const name = socialName(link);
  if (mode === 'link' || mode === 'github-stars') {
    return (
      <a className="social__link" href={content} target="_blank" rel="noopener noreferrer">
        <SocialIcon link={link} />
        <span className="frame-hidden">{`${name} ${label('newTabText')}`}</span>
      </a>
    );
  }
  return (
    <SocialPopup name={name} icon={<SocialIcon link={link} />}>
      {mode === 'text' && <p className="social__text">{content}</p>}
      {mode === 'img' && <img className="social__image" src={normalizeImagePath(content)} alt={name} />}
      {mode === 'dom' && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: HTML is what this mode of the configuration is for
        <div dangerouslySetInnerHTML={{ __html: content }} />
      )}
    </SocialPopup>
  );
}

function SocialIcon({ link: { icon } }: { link: SocialLink }) {
  const svg = typeof icon === 'string' ? (icons[icon] ?? '') : icon.svg;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: icons come as SVG text from Rspress or the configuration
  return <span className="social__icon" aria-hidden="true" dangerouslySetInnerHTML={{ __html: svg }} />;
}

/** A button of the social links with a popup below it: what a link shows, or the links that do not fit the bar. */
function SocialPopup({ name, icon, children }: { name: string; icon: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <div className="social__group" data-client="menu">
      <button type="button" aria-expanded={false} aria-controls={id} className="social__link" aria-label={name}>
        {icon}
      </button>
      <div id={id} className="nav__popup social__popup" hidden>
        {children}
      </div>
    </div>
  );
}

/** More links than this do not fit the bar; the rest is behind a button. */
const SOCIAL_LIMIT = 5;

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
function socialName({ icon, content }: SocialLink): string {
  if (typeof icon === 'string') return names[icon] ?? icon.charAt(0).toUpperCase() + icon.slice(1);
  const title = /<title>([^<]+)<\/title>/.exec(icon.svg)?.[1];
  const host = /^https?:\/\/(?:www\.)?([^/?#]+)/.exec(content)?.[1];
  return title ?? host ?? content;
}
