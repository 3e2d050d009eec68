import { useFrontmatter } from '@rspress/core/runtime';
import { Tag } from '@rspress/core/theme';
import type { ComponentProps } from 'react';

/** The title of a page, with the tag that its front matter may name. */
export function H1({ children, ...props }: ComponentProps<'h1'>) {
  const { frontmatter } = useFrontmatter();
  return (
    <h1 {...props}>
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
