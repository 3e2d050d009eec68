import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { rspack } from '@rsbuild/core';
import { type ComponentType, createElement, Fragment, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** Stands for the children that a page gives to a component, which are read from the page itself. */
const CHILDREN = '\u0000';
const EXTENSIONS = ['', '.tsx', '.jsx', '.ts', '.js'];
const blockEnds =
  /<\/(?:p|div|li|ul|ol|h[1-6]|tr|table|section|article|header|footer|figure|figcaption|dt|dd|pre)>|<br\/?>/g;
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/**
 * Renders a component of a page as the server does, and keeps the text.
 * @param file module of the component
 * @param name name of its export
 * @param onRead is told of every module that was read
 * @returns the text before and after the component's children, or nothing where it cannot be rendered.
 */
export function componentText(
  file: string,
  name: string,
  props: Record<string, unknown>,
  onRead?: (file: string) => void,
): string[] {
  try {
    const Component = loadModule(file, onRead, new Map())[name] as ComponentType<Record<string, unknown>>;
    const html = renderToStaticMarkup(createElement(Component, props, CHILDREN));
    return html.split(CHILDREN).map(textOfHtml);
  } catch {
    // It depends on what only the site has. The page itself still says what it gives to the component.
    return [];
  }
}

type Module = Record<string, unknown>;

function loadModule(file: string, onRead: ((file: string) => void) | undefined, loaded: Map<string, Module>): Module {
  const found = EXTENSIONS.map((extension) => file + extension).find(
    (name) => /\.[jt]sx?$/.test(name) && existsSync(name),
  );
  if (!found) return {};
  const known = loaded.get(found);
  if (known) return known;
  onRead?.(found);
  const module: { exports: Module } = { exports: {} };
  loaded.set(found, module.exports);
  const nodeRequire = createRequire(found);
  const requireModule = (name: string): unknown => {
    if (name.startsWith('.')) return loadModule(path.resolve(path.dirname(found), name), onRead, loaded);
    if (/^react(?:-dom)?(?:\/|$)/.test(name)) return ownRequire(name);
    return /^@rspress\/core|^@theme$/.test(name) ? themeStub : nodeRequire(name);
  };
  new Function('require', 'module', 'exports', compile(found))(requireModule, module, module.exports);
  return module.exports;
}

const ownRequire = createRequire(import.meta.url);

function compile(file: string): string {
  const parser = /\.tsx?$/.test(file)
    ? { syntax: 'typescript' as const, tsx: true }
    : { syntax: 'ecmascript' as const, jsx: true };
  return rspack.experiments.swc.transformSync(readFileSync(file, 'utf8'), {
    filename: file,
    jsc: { parser, target: 'es2022', transform: { react: { runtime: 'automatic' } } },
    module: { type: 'commonjs' },
  }).code;
}

/** The theme outside the site: its components show what they are given, and its hooks know nothing. */
const themeStub = new Proxy(
  {},
  {
    get: (_, name) => {
      if (name === '__esModule') return true;
      if (/^use[A-Z]/.test(String(name))) return () => '';
      return ({ label, title, children }: { label?: ReactNode; title?: ReactNode; children?: ReactNode }) =>
        createElement(Fragment, null, [label, title].filter(Boolean).join(' '), ' ', children);
    },
  },
);

function textOfHtml(html: string): string {
  return html
    .replace(/<(script|style|template)\b[\s\S]*?<\/\1>/g, '')
    .replace(blockEnds, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => entities[name])
    .replace(/[ \t]*\n\s*/g, '\n')
    .trim();
}
