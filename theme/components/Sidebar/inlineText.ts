import { renderInlineMarkdown } from '@rspress/core/theme';
import { rememberByText } from '../../logic/remember.ts';

/** The props of an element that shows the name of a page, which may hold code or emphasis. */
export const inlineText = rememberByText((text) => renderInlineMarkdown(text));
