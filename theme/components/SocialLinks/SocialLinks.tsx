import { useSite } from '@rspress/core/runtime';
import { SocialLink } from './SocialLink.tsx';
import { SocialPopup } from './SocialPopup.tsx';
import { type SocialEntry, splitSocialLinks } from './socialLinks.ts';

/** Links to other places of the project. It replaces Rspress's, whose popups open for a mouse only. */
export function SocialLinks({ socialLinks: fromProps }: { socialLinks?: SocialEntry[] }) {
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
          <SocialPopup kind="more">
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
