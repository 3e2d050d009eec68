import type { ComponentProps } from 'react';

/**
 * A table that scrolls inside the page, within a frame that shows a shadow where it is cut. It replaces Rspress's,
 * which cannot be scrolled with the keyboard everywhere, and keeps room for a second scrollbar that never comes.
 */
export function Table(props: ComponentProps<'table'>) {
  return (
    <div className="table-frame">
      <div className="table-scroller" data-client="table">
        <table {...props} />
      </div>
    </div>
  );
}
