import { inflateSync } from 'node:zlib';

type Font = { bytes: 1 | 2; characters: ReadonlyMap<number, string> };

/** What a drawing says of text: fonts, codes of characters, where a run of them begins, and where things lie. */
const PIECE =
  /\/(F\d+) ([\d.-]+) Tf|<([0-9A-Fa-f]+)>|\b(BT)\b|((?:-?[\d.]+ ){6})(cm|Tm)\b|(?<![\w/])([qQ])(?![\w])|(-?[\d.]+) (-?[\d.]+) Td\b/g;

/** A piece of text as it lies on its page, from the top left corner, in points. */
export type Run = { text: string; x: number; y: number; size: number; level: boolean };

type Matrix = [number, number, number, number, number, number];
const SAME: Matrix = [1, 0, 0, 1, 0, 0];

const numberOf = (hex: string): number => Number.parseInt(hex, 16);

/** The text that a hexadecimal value in a character map stands for. */
const textOf = (hex: string): string => Buffer.from(hex, 'hex').swap16().toString('utf16le');

/** The characters of a font's codes, from its map to Unicode. */
function charactersOf(map: string): Map<number, string> {
  const characters = new Map<number, string>();
  for (const [, block = ''] of map.matchAll(/beginbfchar(.*?)endbfchar/gs))
    for (const [, code = '', to = ''] of block.matchAll(/<(\w+)>\s*<(\w+)>/g))
      characters.set(numberOf(code), textOf(to));
  for (const [, block = ''] of map.matchAll(/beginbfrange(.*?)endbfrange/gs))
    for (const [, from = '', until = '', to = ''] of block.matchAll(/<(\w+)>\s*<(\w+)>\s*<(\w+)>/g))
      for (let code = numberOf(from); code <= numberOf(until); code += 1)
        characters.set(code, String.fromCodePoint(numberOf(to) + code - numberOf(from)));
  return characters;
}

type Stored = { words: string; stream: string };

/** The objects of a file by their numbers, each with its dictionary and what its stream holds. */
function objectsOf(file: string): Map<string, Stored> {
  const objects = new Map<string, Stored>();
  const head = /(\d+) 0 obj\b(.*?)(endobj|stream\r?\n)/gs;
  for (let found = head.exec(file); found; found = head.exec(file)) {
    const [, id = '', words = '', end] = found;
    // what is packed may hold any bytes, also those of the words that end it
    const length = end === 'endobj' ? 0 : Number(/\/Length (\d+)/.exec(words)?.[1]);
    const held = file.slice(head.lastIndex, head.lastIndex + length);
    head.lastIndex += length;
    objects.set(id, { words, stream: length > 0 ? unpacked(words, held) : '' });
  }
  return objects;
}

/** What a stream holds; pictures and fonts are not read. */
function unpacked(words: string, held: string): string {
  if (!words.includes('/FlateDecode') || /\/Subtype \/Image|\/Length1/.test(words)) return held;
  return inflateSync(Buffer.from(held, 'latin1')).toString('latin1');
}

/**
 * The text of each page of a PDF that Chromium printed: what a reader of the file finds and copies, not what the page's
 * elements held. Reads no other maker's files.
 */
export function pagesOfPdf(pdf: Buffer): string[] {
  return runsOfPdf(pdf).map((runs) =>
    runs
      .map(({ text }) => text)
      .join(' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  );
}

/** The text of each page, in the order in which it is drawn, with its places. */
export function runsOfPdf(pdf: Buffer): Run[][] {
  const objects = objectsOf(pdf.toString('latin1'));
  const of = (id: string | undefined) => objects.get(id ?? '') ?? { words: '', stream: '' };
  const fontOf = (id: string): Font => {
    const { words } = of(id);
    const map = of(/\/ToUnicode (\d+) 0 R/.exec(words)?.[1]).stream;
    return { bytes: /\/Subtype \/Type0/.test(words) ? 2 : 1, characters: charactersOf(map) };
  };
  const pages = [...objects.values()].filter(({ words }) => /\/Type \/Page\b/.test(words));
  return pages.map(({ words }) => {
    const named = /\/Font\s*<<(.*?)>>/s.exec(words)?.[1] ?? '';
    const fonts = new Map(
      [...named.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id = '']) => [name, fontOf(id)]),
    );
    const height = Number(/\/MediaBox \[[\d.]+ [\d.]+ [\d.]+ ([\d.]+)\]/.exec(words)?.[1]);
    return drawnRuns(of(/\/Contents (\d+) 0 R/.exec(words)?.[1]).stream, fonts).map((run) => ({
      ...run,
      y: height - run.y,
    }));
  });
}

/** `inner` within `outer`. */
const within = ([a, b, c, d, e, f]: Matrix, [A, B, C, D, E, F]: Matrix): Matrix => [
  a * A + b * C,
  a * B + b * D,
  c * A + d * C,
  c * B + d * D,
  e * A + f * C + E,
  e * B + f * D + F,
];

const charactersIn = (hex: string, { bytes, characters }: Font): string => {
  const codes = hex.match(new RegExp(`.{${bytes * 2}}`, 'g')) ?? [];
  return codes.map((code) => characters.get(numberOf(code)) ?? '').join('');
};

/** What a page's drawing writes, in the order in which it does: a run for each place where it begins anew. */
function drawnRuns(drawing: string, fonts: ReadonlyMap<string, Font>): Run[] {
  let [font, size]: [Font | undefined, number] = [undefined, 0];
  let [at, line] = [SAME, SAME];
  const kept: Matrix[] = [];
  const runs: Run[] = [];
  for (const found of drawing.matchAll(PIECE)) {
    const [, name, points, hex, begins, numbers = '', verb, state, right, up] = found;
    const matrix = numbers.trim().split(' ').map(Number) as Matrix;
    if (state === 'q') kept.push(at);
    else if (state === 'Q') at = kept.pop() ?? SAME;
    else if (verb === 'cm') at = within(matrix, at);
    else if (verb === 'Tm') {
      line = within(matrix, at);
      const [a, b, , , x, y] = line;
      runs.push({ text: '', x, y, size: size * Math.hypot(a, b), level: Math.abs(b) < 1e-6 });
    } else if (right !== undefined) {
      line = within([1, 0, 0, 1, Number(right), Number(up)], line);
      const run = runs.at(-1);
      // letters of another font, such as an arrow, begin at the place of their line, and then move on to their own
      if (run?.text === '') [, , , , run.x, run.y] = line;
    } else if (begins) runs.push({ text: '', x: 0, y: 0, size: 0, level: false });
    else if (name) [font, size] = [fonts.get(name), Number(points)];
    else if (hex && font) {
      const run = runs.at(-1);
      if (run) run.text += charactersIn(hex, font);
    }
  }
  return runs.filter(({ text }) => text.trim() !== '');
}

/** So wide a letter is at least, as a share of its size: no letters that lie beside each other are taken for doubled. */
const LETTER = 0.3;

/** The pieces of text on a page that lie over each other, in pairs; a name with its halo is one. */
export function overlapsIn(runs: readonly Run[]): string[] {
  const flat = runs.filter(({ level, text }) => level && text.trim().length > 2);
  const meet = (one: Run, other: Run) => {
    const [left, right] = one.x <= other.x ? [one, other] : [other, one];
    return (
      right.x < left.x + left.text.length * left.size * LETTER &&
      Math.abs(one.y - other.y) < Math.min(one.size, other.size) * 0.6
    );
  };
  return flat.flatMap((one, at) =>
    flat
      .slice(at + 1)
      .filter((other) => other.text !== one.text && meet(one, other))
      .map((other) => `“${one.text}” and “${other.text}”`),
  );
}
