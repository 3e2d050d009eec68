import { useLocation } from '@rspress/core/runtime';
import { Link, SvgWrapper, Tag } from '@rspress/core/theme';
import { leavesSite } from '../../shared/href.ts';
import { NewTabHint } from './NewTabHint.tsx';
import { currentOf, type NavEntry } from './navItems.ts';

/** The content of an item of the navigation: icon, text and tag. */
export function NavText({ entry }: { entry: NavEntry }) {
  return (
    <>
      {entry.icon && <SvgWrapper icon={entry.icon} className="nav__icon" />}
      {entry.text}
      {entry.tag && <Tag tag={entry.tag} />}
    </>
  );
}

/** An item of the navigation that has no menu: a link, or a title where it leads nowhere. */
export function NavLink({ entry }: { entry: NavEntry }) {
  const { pathname } = useLocation();
  const { link, lang, rel, download } = entry;
  if (!link) {
    return (
      <span className="nav__title">
        <NavText entry={entry} />
      </span>
    );
  }
  return (
    <Link
      href={link}
      className="nav__link"
      aria-current={currentOf({ ...entry, items: undefined }, pathname)}
      lang={lang}
      hrefLang={lang}
      rel={rel}
      download={download}
    >
      <NavText entry={entry} />
      {leavesSite(link) && <NewTabHint />}
    </Link>
  );
}
