/** Count files as counters write them, with numbers that a test can foretell. */

const HOUR = 3_600_000;

/** One hour of two channels; null is a value that the counter did not write. */
export type Hour = { time: string; one: number | null; two: number | null };

/** Hours from `first` (a day) over `days` days: weekday-like values, a dead stretch of nulls, one wild hour. */
export function hoursOf(first: string, days: number): Hour[] {
  const start = Date.parse(`${first}T00:00:00Z`);
  return Array.from({ length: days * 24 }, (_, i) => {
    const time = new Date(start + i * HOUR).toISOString().slice(0, 19).replace('T', ' ');
    const hour = i % 24;
    const value = (shift: number) =>
      Math.round(40 * Math.max(0, Math.sin(((hour - 5 + shift) / 24) * 2 * Math.PI)) + (i % 5));
    const dead = i >= 100 && i < 112;
    return { time, one: dead ? null : i === 200 ? 940 : value(0), two: dead ? null : value(2) };
  });
}

/** The generic layout: one header line, the time, then one channel a column. */
export function genericFile(hours: Hour[], headers: [string, string]): string {
  const lines = hours.map(({ time, one, two }) => `${time},${one ?? ''},${two ?? ''}`);
  return `${['Date', ...headers].join(',')}\n${lines.join('\n')}\n`;
}

/** An export of Eco-Visio in its layout of 2025: mark, period, blank line, site total before the channels, CRLF. */
export function ecoVisioFile(hours: Hour[], site: string): string {
  const words = (time: string) => {
    const date = new Date(`${time.replace(' ', 'T')}Z`);
    const day = date.toLocaleDateString('en-US', {
      timeZone: 'UTC',
      month: 'short',
      day: 'numeric',
      year: 'numeric',
    });
    const clock = date.toLocaleTimeString('en-US', { timeZone: 'UTC', hour: 'numeric', minute: '2-digit' });
    return `"${day} ${clock.replaceAll(' ', ' ')}"`;
  };
  const total = ({ one, two }: Hour) => (one === null || two === null ? '' : one + two);
  const rows = hours.map((hour) => `${words(hour.time)},${total(hour)},${hour.one ?? ''},${hour.two ?? ''},`);
  const period = 'Period,"March 1, 2021 12:00 AM -> March 8, 2021 12:00 AM",';
  return `\uFEFF${[period, '', `Time,${site},${site} IN,${site} OUT,`, ...rows].join('\r\n')}\r\n`;
}

/** Reads a CSV file whose cells hold no line breaks; quotes are taken off. */
export function readCsv(text: string): Record<string, string>[] {
  const cells = (line: string) =>
    [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)]
      .map(([, cell = '']) => (cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell))
      .slice(0, headerLength);
  const lines = text
    .replace(/^\uFEFF/, '')
    .trim()
    .split(/\r?\n/);
  const header = (lines[0] ?? '').split(',').map((cell) => cell.replaceAll('"', ''));
  const headerLength = header.length;
  return lines
    .slice(1)
    .map((line) => Object.fromEntries(cells(line).map((cell, i) => [header[i] ?? '', cell])));
}
