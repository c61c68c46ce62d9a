import { VALIDATION_PAIRS_MAX } from 'shared-domain';

/** An interval that people counted: its start and how many. */
type PeopleCount = { start: string; people: number };

const LINE = /^(\d{1,2}):(\d{2})(?::00)?[\s,;]+(\d{1,7})$/;

/** What was typed or pasted, an interval a line: '8:00 18', '08:00,18', '08:00;18' or a table's columns. */
export type PairsText = { pairs: PeopleCount[]; badLine: number | null };

/**
 * Reads intervals, a line each; a first line of words is a table's header. `badLine` is the first line, from 1, that is no
 * interval at a quarter of an hour with a whole number.
 */
export function readPairs(text: string): PairsText {
  const pairs: PeopleCount[] = [];
  for (const [at, raw] of text.split(/\r?\n/).entries()) {
    const line = raw.trim().replaceAll('"', '');
    if (line === '' || (at === 0 && /^[^\d]+$/.test(line))) continue;
    const [, hour = '', minute = '', people = ''] = LINE.exec(line) ?? [];
    const isTime = hour !== '' && Number(hour) < 24 && Number(minute) % 15 === 0 && Number(minute) < 60;
    if (!isTime || pairs.length === VALIDATION_PAIRS_MAX) return { pairs, badLine: at + 1 };
    pairs.push({ start: `${hour.padStart(2, '0')}:${minute}`, people: Number(people) });
  }
  return { pairs, badLine: null };
}
