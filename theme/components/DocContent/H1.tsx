import { useFrontmatter, usePage } from '@rspress/core/runtime';
import { Tag } from '@rspress/core/theme';
import type { ComponentProps } from 'react';
import { Glyph } from '../Glyph/Glyph.tsx';

/** Where a page about a service, a format or a tool has its name. */
const SUBJECT = /\/(?:services|formats|tools)\/([\w-]+)/;

/** The title of a page, with the sign of its subject, and with the tag that its front matter may name. */
export function H1({ children, ...props }: ComponentProps<'h1'>) {
  const { frontmatter } = useFrontmatter();
  const [, subject = ''] = SUBJECT.exec(usePage().page.routePath) ?? [];
  return (
    <h1 {...props}>
      <Glyph name={subject} size={30} />
      {children}
      {frontmatter.tag && (
        <>
          {' '}
          <Tag tag={frontmatter.tag as string} />
        </>
      )}
    </h1>
  );
}
