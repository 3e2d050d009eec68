import { useLabel } from '../../hooks/useLabel.ts';

/** Opens the form for the reader's own values, which is an island. Without scripts it is not shown. */
export function FillButton() {
  const label = useLabel();
  return (
    <div className="page-tool fill-values">
      <button type="button" className="page-tool__button" aria-haspopup="dialog" data-tool="fill">
        {label('fillValuesText')}
      </button>
      <span role="status" />
    </div>
  );
}
