import type { ComponentType } from 'react';

export interface IslandProps {
  component: ComponentType<object>;
  /** Its key in `islands.virtual.ts`. */
  id: string;
  tag: 'div' | 'span';
}

/**
 * A component of a page that also runs in the browser. It is rendered with the page, and `mountIsland.tsx` runs it there
 * with the same values.
 * @throws {Error} for values that HTML can't carry
 */
export function Island({ component: Component, id, tag: Tag, ...props }: IslandProps) {
  for (const [name, value] of Object.entries(props)) {
    if (typeof value === 'function' || name === 'children')
      throw new Error(`${id}: a component with "client" takes JSON values only, and "${name}" isn't one.`);
  }
  return (
    <Tag data-client="island" data-island={id} data-props={JSON.stringify(props)}>
      <Component {...props} />
    </Tag>
  );
}
