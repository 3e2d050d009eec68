import { useI18n } from '@rspress/core/runtime';
import { CodeBlock as OriginalCodeBlock } from '@rspress/core/theme-original';
import { type ComponentProps, isValidElement, useLayoutEffect, useRef } from 'react';
import { useOverflow } from '../../hooks/useOverflow.ts';
import type { text } from '../../text.ts';

type CodeBlockProps = ComponentProps<typeof OriginalCodeBlock>;

/**
 * A block of code. It wraps Rspress's, in which the Tab key stops at every block, also where nothing scrolls, and
 * where what it stops at has no name.
 */
export function CodeBlock({ children, ...props }: CodeBlockProps) {
  return (
    <OriginalCodeBlock {...props}>
      {isValidElement<ComponentProps<'pre'>>(children) && children.type === 'pre' ? (
        <Code {...children.props} title={undefined} label={props.title} />
      ) : (
        children
      )}
    </OriginalCodeBlock>
  );
}

function Code({ label, ...props }: ComponentProps<'pre'> & { label?: string }) {
  const t = useI18n<typeof text>();
  const pre = useRef<HTMLPreElement>(null);
  const frame = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    frame.current = pre.current?.parentElement ?? null;
  }, []);
  const overflows = useOverflow(frame);
  const reachable = overflows ? { role: 'group', 'aria-label': label ?? t('codeText') } : {};
  // Until it was measured, and without scripts, every block can be reached.
  return <pre ref={pre} {...props} {...reachable} tabIndex={overflows === false ? undefined : 0} />;
}
