import { createHash } from 'node:crypto';
import type { Compilation, Compiler, Module, RspackPluginInstance } from '@rspack/core';

/** Modules that federation makes up: they are called after the files that they stand for, by their whole paths. */
const MADE_UP = /^(consume shared module|provide shared module|data:)/;

/** What the bundler adds where it joined modules: a hash of their names, hence of their paths. */
const JOINED = /\|[0-9a-f]{16}$/;

/** Above the numbers that the bundler gives itself. */
const FIRST = 10_000;
const NUMBERS = 90_000;

const numberOf = (name: string) =>
  FIRST + (createHash('sha256').update(name).digest().readUInt32BE() % NUMBERS);

/** Two names may have one number: then the next that is free, in the order of the names. */
function numbered(names: string[]): Map<string, number> {
  const numbers = new Map<string, number>();
  const taken = new Set<number>();
  for (const name of [...names].sort()) {
    let number = numberOf(name);
    while (taken.has(number)) number += 1;
    taken.add(number);
    numbers.set(name, number);
  }
  return numbers;
}

/** What names chunks one after the other: those that are asked for together, and the hashes of all that are fetched later. */
const LISTS = [
  /(?<=Promise\.all\(\[)\w+\.e\(\d+\)(?:,\w+\.e\(\d+\))+(?=\])/g,
  /(?<=\.sri(?:Css)?Hashes=\{)\d+:"[^"{},]*"(?:,\d+:"[^"{},]*")+(?=\})/g,
];
const chunkOf = (entry: string) => Number(/\d+/.exec(entry.slice(entry.indexOf('(') + 1))?.[0]);

/** Names chunks in the order of their numbers: the bundler's own goes by hashes of paths, and by what was ready first. */
function sortLists(compilation: Compilation, { sources }: Compiler['rspack']): void {
  for (const { name, source } of compilation.getAssets()) {
    const text = name.endsWith('.js') ? source.source().toString() : '';
    const found = LISTS.flatMap((list) => [...text.matchAll(list)]);
    if (found.length === 0) continue;
    const sorted = new sources.ReplaceSource(source);
    for (const { 0: entries, index } of found) {
      const inOrder = entries.split(',').sort((a, b) => chunkOf(a) - chunkOf(b));
      sorted.replace(index, index + entries.length - 1, inOrder.join(','));
    }
    compilation.updateAsset(name, sorted);
  }
}

/**
 * The same sources give the same files in whichever folder they are built: a team deploys one version from two machines.
 * The bundler numbers modules by what they are called; those that federation makes up get their number here, by a name
 * without the folder. Its chunks go by the order of their modules, which then is the same as well.
 */
export class SameAnywhere implements RspackPluginInstance {
  private readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  private nameOf(module: Module): string {
    // in this hook it is the text itself, whatever its type says
    const { identifier: name } = module as unknown as { identifier: string };
    const paths = [this.folder, encodeURIComponent(this.folder)];
    return paths.reduce((rest, path) => rest.replaceAll(path, ''), name).replace(JOINED, '');
  }

  apply(compiler: Compiler) {
    compiler.options.optimization.chunkIds = 'natural';
    compiler.hooks.compilation.tap('SameAnywhere', (compilation) => {
      compilation.hooks.beforeModuleIds.tap('SameAnywhere', (modules) => {
        const named = [...modules]
          .map((module) => ({ module, name: this.nameOf(module) }))
          .filter(({ name }) => MADE_UP.test(name));
        const numbers = numbered(named.map(({ name }) => name));
        for (const { module, name } of named) Object.assign(module, { id: numbers.get(name) });
      });
      // what is made small, but neither mapped nor hashed
      const stage = compiler.rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
      compilation.hooks.processAssets.tap({ name: 'SameAnywhere', stage }, () =>
        sortLists(compilation, compiler.rspack),
      );
    });
  }
}
