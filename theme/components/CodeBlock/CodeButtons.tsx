import { CODE_BUTTONS_ID } from '../../client/page.ts';
import { useLabel } from '../../hooks/useLabel.ts';
import { FrameIcon } from '../Nav/FrameIcon.tsx';

/** The buttons of a block of code, once in each page. The script copies them into every block: see `startCode`. */
export function CodeButtons() {
  const label = useLabel();
  const button = (name: string) => ({ type: 'button', 'aria-label': name, title: name }) as const;
  return (
    <div id={CODE_BUTTONS_ID} hidden>
      <div className="code-buttons" data-copy="idle">
        <span className="code-buttons__status" role="status" />
        <button {...button(label('codeButtonGroupWrapButtonText'))} data-wrap="">
          <FrameIcon name="wrap" />
        </button>
        <button {...button(label('userVariablesText'))} data-tool="variables">
          <FrameIcon name="edit" />
        </button>
        <button {...button(label('codeButtonGroupCopyButtonText'))} data-copy-code="">
          <FrameIcon name="copy" className="code-buttons__copy" />
          <FrameIcon name="done" className="code-buttons__done" />
        </button>
      </div>
    </div>
  );
}
