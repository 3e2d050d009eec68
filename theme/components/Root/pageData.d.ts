/** What is known of all pages. Rspress makes this module for each build. */
declare module 'virtual-page-data' {
  export const pageData: { pages: ReturnType<typeof import('@rspress/core/runtime').usePages>['pages'] };
}
