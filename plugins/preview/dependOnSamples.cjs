const FENCE = /^[ \t]*(?:`{3,}|~{3,})(\w+)[^\n]*\bpreview\b/gm;

/**
 * Adds what the persistent build cache has to know of pages with samples. A sample in plain TypeScript is looked up
 * among the live samples. Of one that runs in a frame, the preview plugin learns only when its page is compiled, so that
 * a cached page would lose its frame: such pages stay out of the cache.
 */
module.exports = function dependOnSamples(source) {
  const languages = new Set([...source.matchAll(FENCE)].map(([, language]) => language));
  if (languages.delete('ts')) for (const folder of this.getOptions().folders) this.addContextDependency(folder);
  if (languages.size > 0) this.cacheable(false);
  return source;
};
