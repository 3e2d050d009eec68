import { useLabel } from '../../hooks/useLabel.ts';
import { FrameIcon } from '../Nav/FrameIcon.tsx';

/** Opens the form for the reader's own values, which is an island: a quiet line above what it fills in. */
export function UserVariablesButton() {
  const label = useLabel();
  return (
    <div className="page-tool user-variables">
      <button type="button" aria-haspopup="dialog" data-tool="fill">
        <FrameIcon name="edit" />
        {label('userVariablesText')}
      </button>
      <span role="status" />
    </div>
  );
}
