type Compile = (
  source: string,
  params: string[],
  options: { filename: string; parsingContext: object },
) => (...given: unknown[]) => unknown;

/** A `vm.compileFunction` that compiles a module once for all contexts of this process. */
export declare function compiledOnce(compileFunction: Compile): Compile;
