/**
 * Keeps the module with the names of the index files out of the persistent build cache, which doesn't know that they
 * depend on the list of pages and on how their text is read.
 */
module.exports = function uncached(source) {
  this.cacheable(false);
  return source;
};
