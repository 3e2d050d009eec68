/**
 * Keeps the module with the names of the index files out of the persistent build cache. They depend on the list of
 * pages and on how text is read from them, of which the cache knows nothing.
 */
module.exports = function uncached(source) {
  this.cacheable(false);
  return source;
};
