import vm from 'node:vm';

/** What only jest's own way does: a module that imports while it runs, or one that starts as a command does. */
const isPlain = (source) => !/\bimport\s*\(|^#!/.test(source);

/**
 * A `vm.compileFunction` that compiles a module once for all contexts of this process; each still runs it for itself.
 * What that can't do is left to the given one.
 */
export function compiledOnce(compileFunction) {
  const compiled = new Map();

  /** The module's function, bound to no context; null where it has to be compiled for each. */
  function scriptOf(source, params, filename) {
    const known = compiled.get(filename);
    if (known?.source === source && known.params === params) return known.script;
    const head = `(function (${params}) {`;
    // its first line keeps its columns
    const place = { filename, columnOffset: -head.length };
    const script = isPlain(source) ? new vm.Script(`${head}${source}\n})`, place) : null;
    compiled.set(filename, { source, params, script });
    return script;
  }

  return (source, params, options) => {
    const { parsingContext, filename } = options;
    try {
      const script = parsingContext && filename ? scriptOf(source, params.join(), filename) : null;
      if (script) return script.runInContext(parsingContext);
    } catch {
      // whoever reads what is wrong with the module is to read it in jest's words
    }
    return compileFunction(source, params, options);
  };
}
