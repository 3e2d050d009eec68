import path from 'node:path';
import { defineConfig } from '@rspress/core';

// Plain Rspress with its own theme, for comparison.
export default defineConfig({
  root: process.env.SITE_DOCS,
  outDir: process.env.SITE_OUT,
  themeDir: path.join(import.meta.dirname, 'no-theme'),
  base: '/docs/',
  lang: 'en',
  title: 'Generated pages',
  builderConfig: { output: { cleanDistPath: false } },
});
