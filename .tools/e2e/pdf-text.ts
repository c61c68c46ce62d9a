import { inflateSync } from 'node:zlib';

type Font = { bytes: 1 | 2; characters: ReadonlyMap<number, string> };

/** What a drawing says of text: the font from here on, codes of characters, and where a run of them begins. */
const PIECE = /\/(F\d+) [\d.-]+ Tf|<([0-9A-Fa-f]+)>|\b(BT)\b/g;

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
    return drawnText(of(/\/Contents (\d+) 0 R/.exec(words)?.[1]).stream, fonts);
  });
}

/** What a page's drawing writes, in the order in which it does, with one blank where it begins anew. */
function drawnText(drawing: string, fonts: ReadonlyMap<string, Font>): string {
  let font: Font | undefined;
  let text = '';
  for (const [, name, hex, begins] of drawing.matchAll(PIECE)) {
    if (begins) text += ' ';
    else if (name) font = fonts.get(name);
    else if (hex && font) {
      const digits = font.bytes * 2;
      for (let at = 0; at < hex.length; at += digits)
        text += font.characters.get(numberOf(hex.slice(at, at + digits))) ?? '';
    }
  }
  return text.replaceAll(/\s+/g, ' ').trim();
}
