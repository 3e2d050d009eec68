import { renderInlineMarkdown } from '@rspress/core/theme';
import { memoizeByText } from '../../shared/memoize.ts';

/** The props of an element that shows the name of a page, which may contain code or emphasis. */
export const inlineText = memoizeByText((text) => renderInlineMarkdown(text));
