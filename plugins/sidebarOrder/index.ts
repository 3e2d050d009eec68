import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { orderSidebars } from './orderSidebars.ts';

const MODULE = /^export default (\{[\s\S]*\});?\s*$/;

/**
 * Gives the sidebars a fixed order. Rspress reads the folders side by side and keeps the order in which they were
 * ready, so that two builds of a busy machine differ.
 */
export function sidebarOrderPlugin(): RspressPlugin {
  const order: RsbuildPlugin = {
    name: 'sidebar-order-module',
    // The dev server adds code of its own to the module, and nobody compares what it serves.
    apply: 'build',
    setup(api) {
      // After Rspress's own loader, which writes the module.
      api.transform({ test: /virtual-site-data/, order: 'post' }, ({ code }) => {
        const json = MODULE.exec(code)?.[1];
        if (json === undefined) throw new Error('The data of the site is no plain module. Was Rspress updated?');
        return `export default ${JSON.stringify(orderSidebars(JSON.parse(json)))}`;
      });
    },
  };
  return { name: 'sidebar-order', builderConfig: { plugins: [order] } };
}
