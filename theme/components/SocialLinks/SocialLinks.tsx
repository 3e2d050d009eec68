import { normalizeImagePath, useSite } from '@rspress/core/runtime';
import icons from 'virtual-social-links';
import { useLabel } from '../../hooks/useLabel.ts';
import { FrameIcon } from '../Nav/FrameIcon.tsx';
import { SocialPopup } from './SocialPopup.tsx';
import { type SocialEntry, socialName, splitSocialLinks } from './socialLinks.ts';

/** Links to other places of the project. It replaces Rspress's, whose popups open for a mouse only. */
export function SocialLinks({ socialLinks: fromProps }: { socialLinks?: SocialEntry[] }) {
  const label = useLabel();
  const { site } = useSite();
  const links = (site.themeConfig.socialLinks ?? fromProps ?? []) as SocialEntry[];
  const { shown, collapsed } = splitSocialLinks(links);
  if (links.length === 0) return null;
  return (
    <ul className="social">
      {shown.map((link) => (
        <li key={link.content}>
          <SocialLink link={link} />
        </li>
      ))}
      {collapsed.length > 0 && (
        <li>
          <SocialPopup name={label('moreSocialText')} icon={<FrameIcon name="more" />}>
            <ul className="social social--more">
              {collapsed.map((link) => (
                <li key={link.content}>
                  <SocialLink link={link} />
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
function SocialLink({ link }: { link: SocialEntry }) {
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

function SocialIcon({ link: { icon } }: { link: SocialEntry }) {
  const svg = typeof icon === 'string' ? (icons[icon] ?? '') : icon.svg;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: icons come as SVG text from Rspress or the configuration
  return <span className="social__icon" aria-hidden="true" dangerouslySetInnerHTML={{ __html: svg }} />;
}
