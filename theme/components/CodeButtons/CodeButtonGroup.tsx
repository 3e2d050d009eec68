import { useI18n } from '@rspress/core/runtime';
import { IconCopy, IconSuccess, IconWrap, SvgWrapper } from '@rspress/core/theme';
import type { CodeButtonGroupProps } from '@rspress/core/theme-original';
import type { text } from '../../text.ts';
import { useCopy } from './useCopy.ts';
import './CodeButtonGroup.css';

/**
 * The buttons of a code block. They replace Rspress's, which cannot be seen when the keyboard reaches them, say
 * nothing to a screen reader, and do nothing at all where the clipboard is refused.
 */
export function CodeButtonGroup(props: CodeButtonGroupProps) {
  const { wrapCode, toggleWrapCode, copyElementRef, showWrapCodeButton = true, showCopyButton = true } = props;
  const t = useI18n<typeof text>();
  const { state, copy } = useCopy(copyElementRef);
  return (
    <div className="code-buttons" data-copy={state}>
      <span className="code-buttons__status" role="status">
        {state === 'copied' && t('codeCopiedText')}
        {state === 'refused' && t('codeCopyRefusedText')}
      </span>
      {showWrapCodeButton && (
        <button
          type="button"
          aria-pressed={wrapCode}
          aria-label={t('codeButtonGroupWrapButtonText')}
          title={t('codeButtonGroupWrapButtonText')}
          onClick={toggleWrapCode}
        >
          <SvgWrapper icon={IconWrap} />
        </button>
      )}
      {showCopyButton && (
        <button
          type="button"
          aria-label={t('codeButtonGroupCopyButtonText')}
          title={t('codeButtonGroupCopyButtonText')}
          onClick={copy}
        >
          <SvgWrapper icon={state === 'copied' ? IconSuccess : IconCopy} />
        </button>
      )}
    </div>
  );
}
