/**
 * Leaves a module as the loaders behind it wrote it, until one file changes, whatever they looked at. It is JavaScript,
 * since the compiler loads it by itself.
 */
module.exports = function onlyOn(code, map) {
  this.clearDependencies();
  this.addDependency(this.getOptions().file);
  this.callback(null, code, map);
};
