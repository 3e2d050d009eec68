import { useSite } from '@rspress/core/runtime';
import { Link, SvgWrapper, Tag } from '@rspress/core/theme';
import { leavesSite, linkTarget } from '../../shared/href.ts';
import { NewTabHint } from '../Nav/NewTabHint.tsx';
import { inlineText } from './inlineText.ts';
import type { SidebarNode } from './sidebarTree.ts';

/** The name of a page or a group: a link where there is a page. */
export function SidebarName({ node, isCurrent }: { node: SidebarNode; isCurrent: boolean }) {
  const { site } = useSite();
  const { link } = node;
  const text = <SidebarText node={node} />;
  if (!link) return <span className="sidebar__name">{text}</span>;
  const current = isCurrent ? 'page' : undefined;
  if (leavesSite(link)) {
    return (
      <Link href={link} className="sidebar__name" aria-current={current}>
        {text}
        <NewTabHint />
      </Link>
    );
  }
  return (
    <a href={linkTarget(link, site.base).href} className="sidebar__name" aria-current={current}>
      {text}
    </a>
  );
}

/** What a name reads: icon, words and tag. */
export function SidebarText({ node: { icon, text, tag } }: { node: SidebarNode }) {
  return (
    <>
      {icon && <SvgWrapper icon={icon} className="sidebar__icon" />}
      <span {...inlineText(text)} />
      {tag && <Tag tag={tag} />}
    </>
  );
}
