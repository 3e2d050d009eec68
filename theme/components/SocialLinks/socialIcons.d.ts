/** SVG text of the icons that the configuration names. Rspress makes this module for each build. */
declare module 'virtual-social-links' {
  const icons: Record<string, string>;
  export default icons;
}
