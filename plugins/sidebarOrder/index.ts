import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { replaceData } from '../replaceData.ts';
import { orderSidebars } from './orderSidebars.ts';

/** The data, as Rspress writes them. The dev server adds code of its own. */
const MODULE = /^export default (\{[\s\S]*?\n\})/m;

/**
 * Gives the sidebars a fixed order. Rspress reads the folders side by side and keeps the order in which they were
 * ready, so that two builds of a busy machine differ, and on the dev server every edit would load the page anew.
 */
export function sidebarOrderPlugin(): RspressPlugin {
  const order: RsbuildPlugin = {
    name: 'sidebar-order-module',
    setup(api) {
      // After Rspress's own loader, which writes the module.
      api.transform({ test: /virtual-site-data/, order: 'post' }, ({ code }) => {
        const data = JSON.parse(MODULE.exec(code)?.[1] ?? '{}');
        return replaceData(code, MODULE, `export default ${JSON.stringify(orderSidebars(data))}`);
      });
    },
  };
  return { name: 'sidebar-order', builderConfig: { plugins: [order] } };
}
