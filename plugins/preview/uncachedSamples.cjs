/**
 * Keeps pages with live samples out of the persistent build cache: the preview plugin learns of a sample only when
 * its page is compiled, so that a cached page would lose its frame. All other pages stay cached.
 */
module.exports = function uncachedSamples(source) {
  if (/^\s*(?:`{3,}|~{3,})\w+[^\n]*\bpreview\b|^<LiveSample\s/m.test(source)) this.cacheable(false);
  return source;
};
