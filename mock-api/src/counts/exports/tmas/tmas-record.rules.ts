import type { TmasForm } from 'shared-domain';
import { LINE_END, type TmasColumn } from './layout.ts';

/** The fields of a record by name; what is left out is blank. */
export type TmasValues = Partial<Record<string, string>>;

/** A record as a line of its file. Throws where a value does not fit its column. */
export function writeRecord(
  columns: readonly TmasColumn[],
  values: TmasValues,
  form: TmasForm,
  more: { column: TmasColumn; values: readonly string[] } | null = null,
): string {
  const cells = columns.map((column) => cellOf(column, values[column.field] ?? '', form));
  const others = more ? more.values.map((value) => cellOf(more.column, value, form)) : [];
  return [...cells, ...others].join(form === 'pipe' ? '|' : '') + LINE_END;
}

function cellOf({ field, width, fill, digit }: TmasColumn, value: string, form: TmasForm): string {
  const text = fill === 'hyphens' && value !== '' ? value.padStart(width, '-') : value;
  if (form === 'pipe') return text;
  const held = digit ? text.slice(0, 1) : text;
  if (held.length > width) throw new RangeError(`${field} does not fit ${width} columns: ${held}`);
  if (held === '' || fill === 'blanks') return held.padEnd(width, ' ');
  return held.padStart(width, fill === 'zeros' ? '0' : '-');
}

const LETTERS: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  Æ: 'AE',
  ø: 'o',
  Ø: 'O',
  ł: 'l',
  Ł: 'L',
  '–': '-',
  '—': '-',
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '…': '...',
};

/** The characters of a text that ASCII has nothing for, which its records leave blank; each once. */
export function lostCharacters(text: string): string[] {
  const letters = text.normalize('NFKD').replace(/\p{M}/gu, '');
  return [...new Set(letters.match(/[^\x20-\x7e\s]/gu) ?? [])].filter((letter) => !(letter in LETTERS));
}

/** Text in ASCII: accents are taken off; pipes and line breaks, and commas unless it is a note, become blanks. */
export function asciiText(text: string, { isNote = false } = {}): string {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]/gu, (letter) => LETTERS[letter] ?? ' ')
    .replace(isNote ? /\|/g : /[|,]/g, ' ')
    // a point between digits would be read as a decimal one
    .replace(isNote ? /(?!)/g : /(?<=\d)\.(?=\d)/g, ' ');
  return plain.replace(/ +/g, ' ').trim();
}

/** The text within so many characters, cut at a word where there is one to cut at. */
export function cutText(text: string, width: number): string {
  if (text.length <= width) return text;
  const cut = text.slice(0, width + 1);
  const end = cut.lastIndexOf(' ');
  return (end > 0 ? cut.slice(0, end) : cut.slice(0, width)).trimEnd();
}

/** Degrees as so many digits, six of them behind the implied point. */
export const degrees = (value: number, digits: number): string =>
  String(Math.round(Math.abs(value) * 1e6)).padStart(digits, '0');
