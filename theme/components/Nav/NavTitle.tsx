import { normalizeImagePath, useLang, useSite, useVersion } from '@rspress/core/runtime';
import { Link } from '@rspress/core/theme';
import { ownConfig } from '../../shared/ownConfig.ts';
import { variantHome } from './navVariants.ts';

/**
 * Logo and name, which lead home. It replaces Rspress's, whose two logos share an id, are read out as "logo", and whose
 * link leaves the version in view.
 */
export function NavTitle() {
  const { site } = useSite();
  const defaults = { lang: site.lang ?? '', version: site.multiVersion?.default ?? '' };
  const own = { lang: useLang() || defaults.lang, version: useVersion() || defaults.version };
  const localeTitle = site.themeConfig.locales?.find(({ lang }) => lang === own.lang)?.title;
  const name = site.logoText || localeTitle || site.title || 'Home';
  return (
    <Link href={site.logoHref || variantHome(own, defaults)} className="nav__home">
      <Logo />
      {site.logo && !site.logoText ? <span className="frame-hidden">{name}</span> : <span>{name}</span>}
    </Link>
  );
}

function Logo() {
  const { logo, themeConfig } = useSite().site;
  const { logoSize } = ownConfig(themeConfig);
  if (!logo) return null;
  if (typeof logo === 'string') return <img className="nav__logo" src={normalizeImagePath(logo)} alt="" />;
  return (
    <>
      <img className="nav__logo nav__logo--light" src={normalizeImagePath(logo.light)} alt="" {...logoSize?.light} />
      <img className="nav__logo nav__logo--dark" src={normalizeImagePath(logo.dark)} alt="" {...logoSize?.dark} />
    </>
  );
}
