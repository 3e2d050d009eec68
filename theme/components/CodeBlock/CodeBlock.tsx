import type { CodeBlock as OriginalCodeBlock } from '@rspress/core/theme-original';
import { type ComponentProps, isValidElement } from 'react';
import { useLabel } from '../../hooks/useLabel.ts';

type CodeBlockProps = Omit<ComponentProps<typeof OriginalCodeBlock>, 'fold'> & {
  /** Lines of a sample that is folded. */
  fold?: number;
};

/**
 * A block of code below a bar with its title, or with its language where it has none. It replaces Rspress's, in which
 * the Tab key stops at every block, also where nothing scrolls, and whose buttons cover the code and have no name for
 * screen readers. Our buttons come with the script of the page, into room that the bar keeps for them.
 */
export function CodeBlock({ children, title, lang, wrapCode, lineNumbers, fold }: CodeBlockProps) {
  if (!isValidElement<ComponentProps<'pre'>>(children)) return <>{children}</>;
  const { children: code } = children.props;
  return (
    <div
      className="code"
      data-client="code"
      data-title={title}
      data-lang={lang}
      data-wrapped={wrapCode ? '' : undefined}
      data-numbered={lineNumbers ? '' : undefined}
      data-fold={fold ? '' : undefined}
    >
      <div className="code__title">{title ?? (lang === 'text' ? undefined : lang)}</div>
      <div className="code__content">
        {/* Until it was measured, and without scripts, every block can be reached. */}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached. */}
        <pre tabIndex={0}>{code}</pre>
      </div>
      {fold && <ShowAll lines={fold} />}
    </div>
  );
}

/** Shows a long sample in full. It is a field that the style reads, so that it works before and without scripts. */
function ShowAll({ lines }: { lines: number }) {
  const label = useLabel();
  return (
    <label className="show-all">
      <input type="checkbox" autoComplete="off" />
      {label('showAllText', { count: `${lines}` })}
    </label>
  );
}
