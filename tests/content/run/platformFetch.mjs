// Loaded before a script of a page: leads its requests to the stand-in of the platform, as the shell's curl does.
const { fetch } = globalThis;

globalThis.fetch = (resource, init = {}) => {
  const url = new URL(resource);
  const headers = new Headers(init.headers);
  headers.set('x-forwarded-host', url.host);
  return fetch(`http://127.0.0.1:${process.env.PLATFORM_PORT}${url.pathname}${url.search}`, { ...init, headers });
};
