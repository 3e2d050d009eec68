import { readFileSync } from 'node:fs';
import { rspack } from '@rsbuild/core';

/**
 * Turns a TypeScript file that imports nothing into the text of an inline script that calls one of its functions.
 * The text depends on the arguments alone, so that all pages share one hash for a content security policy.
 */
export function inlineScript(file: string, call: string, options: unknown): string {
  const { code } = rspack.experiments.swc.transformSync(readFileSync(file, 'utf8'), {
    jsc: { parser: { syntax: 'typescript' }, target: 'es2020' },
  });
  const body = code.replace(/(^|\*\/ )export (?=(?:async )?(?:function|const))/gm, '$1');
  const argument = JSON.stringify(options).replaceAll('<', '\\u003c');
  const minified = rspack.experiments.swc.minifySync(`(() => {${body}\n${call}(${argument});})()`, {
    compress: true,
    mangle: true,
    module: false,
  });
  return minified.code;
}
