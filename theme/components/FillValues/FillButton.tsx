import { useLabel } from '../../hooks/useLabel.ts';
import { FrameIcon } from '../Nav/FrameIcon.tsx';

/** Opens the form for the reader's own values, which is an island: a quiet line above what it fills in. */
export function FillButton() {
  const label = useLabel();
  return (
    <div className="page-tool fill-values">
      <button type="button" className="fill-values__button" aria-haspopup="dialog" data-tool="fill">
        <FrameIcon name="edit" />
        {label('fillValuesText')}
      </button>
      <span role="status" />
    </div>
  );
}
