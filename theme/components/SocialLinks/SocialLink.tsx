import { normalizeImagePath } from '@rspress/core/runtime';
import icons from 'virtual-social-links';
import { useLabel } from '../../hooks/useLabel.ts';
import { SocialPopup } from './SocialPopup.tsx';
import { type SocialEntry, socialName } from './socialLinks.ts';

/** One social link: it leads to an address, or it opens a text, an image or a piece of HTML. */
export function SocialLink({ link }: { link: SocialEntry }) {
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
    <SocialPopup kind="content" name={name} icon={<SocialIcon link={link} />}>
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
