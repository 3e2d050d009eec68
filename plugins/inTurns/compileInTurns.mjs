/** Pages that are compiled at a time: while one waits for a file, another one goes on. */
const AT_A_TIME = 2;

/** The loader that compiles pages, by its address: on Node 20 each import asks another thread where a module is. */
const compilers = new Map();

function compilerOf(address) {
  if (!compilers.has(address)) compilers.set(address, import(address));
  return compilers.get(address);
}

const waiting = [];
let atWork = 0;

async function begin() {
  if (atWork === AT_A_TIME) await new Promise((go) => waiting.push(go));
  else atWork += 1;
}

/** Hands the place on to who waits longest. */
function end() {
  const next = waiting.shift();
  if (next) next();
  else atWork -= 1;
}

/**
 * Stands before the loader that compiles pages, and lets it have a few at a time. What fails leaves its place too.
 * It is JavaScript, since the compiler loads it by itself.
 */
export default async function compileInTurns(source) {
  const callback = this.async();
  await begin();
  try {
    const { compiler, ...options } = this.getOptions();
    const { default: compile } = await compilerOf(compiler);
    const text = await new Promise((resolve, reject) => {
      const context = Object.create(this, {
        async: { value: () => (error, result) => (error ? reject(error) : resolve(result)) },
        getOptions: { value: () => options },
      });
      Promise.resolve(compile.call(context, source)).catch(reject);
    });
    callback(null, text);
  } catch (error) {
    callback(error);
  } finally {
    end();
  }
}
