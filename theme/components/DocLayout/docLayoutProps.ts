import type { DocLayout } from '@rspress/core/theme-original';
import type { ComponentProps } from 'react';

/** What Rspress and pages may put around the text of a page. */
export type DocLayoutProps = ComponentProps<typeof DocLayout>;
