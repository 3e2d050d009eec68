import { useId } from 'react';
import { useLabel } from '../../hooks/useLabel.ts';
import { typedAsIs } from '../../shared/typedAsIs.ts';

/**
 * Filters the keys of a configuration, and opens all of their groups. `KeyTools.client.ts` reads what a reader typed or
 * set before it started.
 */
export function KeyTools({ total }: { total: number }) {
  const label = useLabel();
  const id = useId();
  return (
    <search className="page-tool key-tools" data-client="key-tools">
      <label htmlFor={id} className="frame-hidden">
        {label('keyFilterText')}
      </label>
      <input id={id} type="search" {...typedAsIs} placeholder={label('keyFilterText')} />
      <label className="show-all">
        <input type="checkbox" autoComplete="off" />
        {label('keyExpandText')}
      </label>
      <span
        role="status"
        data-all={label('keyCountText', { count: `${total}` })}
        data-some={label('keyFoundText', { total: `${total}`, count: '%' })}
        data-none={label('keyNoneText')}
      >
        {label('keyCountText', { count: `${total}` })}
      </span>
    </search>
  );
}
