/** The loader that compiles pages, by its address: on Node 20 each import asks another thread where a module is. */
const compilers = new Map();

function compilerOf(address) {
  if (!compilers.has(address)) compilers.set(address, import(address));
  return compilers.get(address);
}

/**
 * Stands around the loader that compiles pages: where that fails, it compiles a page that says why.
 * It is JavaScript, since the compiler loads it by itself.
 */
export default async function guard(source) {
  const callback = this.async();
  const { compiler, pageFor, missing, ...options } = this.getOptions();
  const { default: compile } = await compilerOf(compiler);
  const run = (text) =>
    new Promise((resolve, reject) => {
      const context = Object.create(this, {
        async: { value: () => (error, result) => (error ? reject(error) : resolve(result)) },
        getOptions: { value: () => options },
      });
      compile.call(context, text);
    });
  try {
    callback(null, await run(source));
  } catch (error) {
    // It comes back with a file that it shows.
    for (const file of missing(this.resourcePath, source)) this.addMissingDependency(file);
    try {
      callback(null, await run(pageFor(this.resourcePath, error)));
    } catch (second) {
      callback(second);
    }
  }
}
