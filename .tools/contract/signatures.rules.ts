import { createHash } from 'node:crypto';

/** Where a name comes from: a module and its name there. */
type Origin = { from: string; name: string };
/** One file of declarations: what it declares, what it takes from elsewhere, and what it hands on under which name. */
type Declarations = {
  own: Map<string, string>;
  imports: Map<string, Origin>;
  exports: Map<string, Origin>;
  /** Modules of which it hands on everything. */
  whole: string[];
};

/** Reads declarations, and says which file another one means by a module's name; null: it is not ours. */
export type Files = {
  read: (file: string) => string;
  find: (from: string, module: string) => string | null;
};

/** A file's statements in one line each, as the compiler writes declarations: they begin where a line begins. */
function statementsOf(text: string): string[] {
  const bare = text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
  const statements: string[] = [];
  for (const line of bare.split('\n')) {
    if (/^[^\s})\]|&]/.test(line)) statements.push(line);
    else if (statements.length) statements.push(`${statements.pop()} ${line}`);
  }
  return statements.map((statement) => statement.replace(/\s+/g, ' ').trim());
}

/** Pairs of a list as it stands between braces: what it is called there, and here. */
const listed = (list: string): [there: string, here: string][] =>
  list
    .split(',')
    .map((item) => item.trim().replace(/^type /, ''))
    .filter(Boolean)
    .map((item) => item.split(' as ') as [string, string?])
    .map(([there, here]) => [there, here ?? there]);

/** Names that a statement declares; several of one `const`. */
function declaredNames(statement: string): string[] {
  const [, kind = '', rest = ''] =
    /^(?:export )?(?:default )?(?:declare )?(?:abstract )?(const|let|function|class|type|interface|enum) (.*)$/.exec(
      statement,
    ) ?? [];
  if (kind !== 'const' && kind !== 'let') return rest.match(/^[\w$]+/) ?? [];
  // what stands in brackets is no declaration of its own
  let outer = rest;
  for (let before = ''; before !== outer;) {
    before = outer;
    outer = outer.replace(/\{[^{}]*\}|\([^()]*\)|\[[^[\]]*\]|<[^<>]*>/g, '');
  }
  return [...outer.matchAll(/(?:^|, )([\w$]+)(?=:| =)/g)].map(([, name = '']) => name);
}

function declarationsOf(text: string): Declarations {
  const found: Declarations = { own: new Map(), imports: new Map(), exports: new Map(), whole: [] };
  for (const statement of statementsOf(text)) {
    const list = /^(import|export) (?:type )?\{([^}]*)\}(?: from ['"]([^'"]+)['"])?/.exec(statement);
    const whole = /^import (?:type )?(?:\* as )?([\w$]+) from ['"]([^'"]+)['"]/.exec(statement);
    const [, everything] = /^export (?:type )?\* from ['"]([^'"]+)['"]/.exec(statement) ?? [];
    if (everything) found.whole.push(everything);
    else if (list) {
      const [, way, names = '', from = ''] = list;
      for (const [there, here] of listed(names))
        (way === 'import' ? found.imports : found.exports).set(here, { from, name: there });
    } else if (whole) found.imports.set(whole[1] ?? '', { from: whole[2] ?? '', name: '*' });
    else
      for (const name of declaredNames(statement)) {
        // an overloaded function is declared several times
        found.own.set(name, [found.own.get(name), statement].filter(Boolean).join(' '));
        if (statement.startsWith('export ')) found.exports.set(name, { from: '', name });
      }
  }
  return found;
}

/** Finds what names mean, with all that their declarations speak of. */
class Reader {
  private readonly known = new Map<string, Declarations>();
  private readonly files: Files;

  constructor(files: Files) {
    this.files = files;
  }

  declarations(file: string): Declarations {
    const known = this.known.get(file) ?? declarationsOf(this.files.read(file));
    this.known.set(file, known);
    return known;
  }

  /** Gathers the declaration that a file's name leads to, and of every name in it. */
  gather(file: string, name: string, into: Map<string, string>): void {
    const { own, imports, exports, whole } = this.declarations(file);
    const text = own.get(name);
    const key = `${file}#${name}`;
    if (into.has(key)) return;
    if (text === undefined) {
      const origin = exports.get(name) ?? imports.get(name);
      for (const from of origin ? [] : whole) this.follow(file, { from, name }, into);
      return this.follow(file, origin, into);
    }
    into.set(key, text);
    for (const word of new Set(text.match(/[A-Za-z_$][\w$]*/g)))
      if (own.has(word) || imports.has(word)) this.gather(file, word, into);
    for (const [, from = '', there = ''] of text.matchAll(/import\(["']([^"']+)["']\)\.([\w$]+)/g))
      this.follow(file, { from, name: there }, into);
  }

  private follow(file: string, origin: Origin | undefined, into: Map<string, string>): void {
    if (!origin) return;
    const { from, name } = origin;
    const other = from === '' ? file : this.files.find(file, from);
    if (other === null) into.set(`${from}#${name}`, `${from}#${name}`);
    else if (other !== file || this.declarations(file).own.has(name)) this.gather(other, name, into);
    else this.follow(file, this.declarations(file).imports.get(name), into);
  }
}

/**
 * A fingerprint of each name that an entry hands on: of its declaration, and of every declaration which that speaks of,
 * wherever it stands.
 */
export function signaturesOf(entry: string, files: Files): Record<string, string> {
  const reader = new Reader(files);
  const names = [...reader.declarations(entry).exports.keys()].sort();
  return Object.fromEntries(
    names.map((name) => {
      const texts = new Map<string, string>();
      reader.gather(entry, name, texts);
      const hash = createHash('sha256').update([...texts.values()].sort().join('\n'));
      return [name, hash.digest('hex').slice(0, 8)];
    }),
  );
}
