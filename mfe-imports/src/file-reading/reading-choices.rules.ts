import type { Load } from 'shared-ui/api';
import { VENDOR, type FileInspection, type ReadingChoices } from 'shared-domain';
import { isRefusal } from '../import-preview/outlook.rules.ts';

/** Whether a person has overruled anything. */
export function hasChoices(choices: ReadingChoices): boolean {
  return Object.values(choices).some((choice) => choice !== undefined);
}

/** What decides how the file is read; what becomes of single lines of it is another matter. */
export function howRead(choices: ReadingChoices): ReadingChoices {
  return { ...choices, repeats: undefined };
}

/** Whether the file was refused because its first line is data, or is read with numbered columns (I9). */
export function isWithoutHeader({ vendor, reading }: Pick<FileInspection, 'vendor' | 'reading'>): boolean {
  return vendor === VENDOR.custom && reading.headerLine === 0;
}

/** What a file leaves open and a person is asked: the order of its dates, or which part or counter of it is meant. */
export type OpenQuestion = 'date' | 'part' | 'counter';
type Asked = Pick<FileInspection, 'dateOpen' | 'counters' | 'refusal'> & {
  reading: Pick<FileInspection['reading'], 'counter'>;
};

/** What is asked of a file as it was read last, one thing at a time; null where nothing is open. */
export function openQuestion(shown: Asked | null): OpenQuestion | null {
  if (shown === null) return null;
  const { dateOpen, counters, reading, refusal } = shown;
  if (dateOpen) return 'date';
  if (counters.length < 2 || reading.counter !== null || refusal === null) return null;
  return counters.some(({ part }) => part !== null) ? 'part' : 'counter';
}

/** Whether a person has answered it, whatever the file was read with last. */
export function isAnswered(question: OpenQuestion, { dateFormat, counter }: ReadingChoices): boolean {
  return (question === 'date' ? dateFormat : counter) !== undefined;
}

/** Whether nothing of the file can be read as it is; what it leaves open is a question, which the form asks. */
export function isUnreadable({
  load,
  shown,
}: {
  load: Load<FileInspection | null>;
  shown: Asked | null;
}): boolean {
  if (load.state === 'failed') return isRefusal(load.error.status);
  return shown !== null && openQuestion(shown) === null && shown.refusal !== null;
}

/** A date in numbers, which is no piece of a longer number such as a flow's, or with its month by name. */
const DATE = /(?<![\w-])\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}(?![\d-])|\p{L}{3,}\.? \d{1,2},? \d{2,4}/u;

/** The first date of the file as it stands there, with what else its cell has; null where no row has one. */
export function writtenDate({ rows }: Pick<FileInspection, 'rows'>): string | null {
  const cells = rows.filter(({ time }) => time !== null).flatMap((row) => row.cells);
  return cells.find((cell) => DATE.test(cell))?.trim() ?? null;
}

const OPEN_DATE = /(?<![0-9])(\d{1,2})[/.](\d{1,2})[/.](\d{4})/;

/** A date of the file that can be read in two ways, with what it means in each, 'YYYY-MM-DD'; null where there is none. */
export function openDate({
  rows,
}: Pick<FileInspection, 'rows'>): { text: string; dayFirst: string; monthFirst: string } | null {
  const dates = rows.flatMap(({ cells }) => {
    const [text, first = '', second = '', year = ''] =
      cells.map((cell) => OPEN_DATE.exec(cell)).find(Boolean) ?? [];
    return text === undefined || Number(first) === Number(second) ? [] : [{ text, first, second, year }];
  });
  const [date] = dates;
  if (!date) return null;
  const [first, second] = [date.first.padStart(2, '0'), date.second.padStart(2, '0')];
  return {
    text: date.text,
    dayFirst: `${date.year}-${second}-${first}`,
    monthFirst: `${date.year}-${first}-${second}`,
  };
}

/** Longest list of lines that a header can be looked for in. */
const HEADER_LINES = 30;

/**
 * The lines that the header could be, from 1, each with its text where it is known: those above the header that was
 * found, the header, and the first rows below it. A counter's log has no header.
 */
export function headerLines({
  vendor,
  reading: { headerLine },
  above,
  columns,
  rows,
}: Pick<FileInspection, 'vendor' | 'reading' | 'above' | 'columns' | 'rows'>): {
  line: number;
  text: string;
}[] {
  if (vendor === VENDOR.trafx) return [];
  const texts = new Map(rows.map(({ line, cells }) => [line, cells.join(', ')]));
  texts.set(headerLine, columns.join(', '));
  // blank lines are not among those above, and then it is open which line is which
  if (above.length === headerLine - 1) above.forEach((text, at) => texts.set(at + 1, text));
  const last = Math.min(HEADER_LINES, Math.max(headerLine, ...rows.map(({ line }) => line)));
  return Array.from({ length: last }, (_, at) => ({ line: at + 1, text: texts.get(at + 1) ?? '' }));
}

/** How a file's rows follow each other: so many minutes apart, days apart, as events, or nothing can be said. */
export function paceOf({
  interval,
  trafxPeriod,
  classes,
}: Pick<FileInspection, 'interval' | 'trafxPeriod' | 'classes'>): 'minutes' | 'days' | 'events' | 'unknown' {
  if (trafxPeriod === 'daily') return 'days';
  if (trafxPeriod === 'timestamps' || classes.length > 0) return 'events';
  if (interval === null) return 'unknown';
  return interval >= 24 * 60 ? 'days' : 'minutes';
}
