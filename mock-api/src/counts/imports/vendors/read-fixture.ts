import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { minutesOfText, type ReadingChoices } from 'shared-domain';
import type { FileBytes } from './file-head.ts';
import type { CountFileReader } from './layout.ts';
import { countLines, openCountFile, type CountFile } from './read-count-file.ts';
import type { CountLine, ReadingOptions, RowReader } from './reading.ts';
import { rowReader } from './row-reader.ts';

/** A file of the readers' own fixtures. */
export const fixture =
  (path: string): FileBytes =>
  () =>
    createReadStream(join(import.meta.dirname, path));
/** A file with this content. */
export const bytesOf = (content: string | Buffer): FileBytes =>
  async function* () {
    yield await Promise.resolve(Buffer.from(content));
  };

/** What a reader makes of a file. */
export type Read = {
  file: CountFile;
  check: RowReader;
  lines: CountLine[];
  options: ReadingOptions;
};

/** Reads a file with every column mapped, at a station in Texas. */
export async function read(
  bytes: FileBytes,
  reader: CountFileReader,
  interval: number,
  { now = '2026-03-02 06:00:00', ...choices }: ReadingChoices & { now?: string } = {},
): Promise<Read> {
  const file = await openCountFile(bytes, reader.vendor, choices);
  if (file === 'not-of-vendor') throw new Error('layout not recognised');
  if ('refused' in file) throw new Error(file.refused.en);
  const options = {
    columns: file.layout.columns,
    interval,
    timeZone: 'America/Chicago',
    now: minutesOfText(now) ?? NaN,
    dateFormat: file.dateFormat,
    thousands: file.thousands,
  };
  const check = rowReader(file.layout, options);
  const lines: CountLine[] = [];
  for await (const batch of countLines(file, check)) lines.push(...batch);
  return { file, check, lines, options };
}

/** [sum, missing] by column. */
export function totals({ file, lines }: Read): Record<string, [number, number]> {
  return Object.fromEntries(
    file.layout.columns.map(({ header }, at) => {
      const values = lines.map((line) => line.values[at] ?? null);
      return [
        header,
        [
          values.reduce((sum: number, value) => sum + (value ?? 0), 0),
          values.filter((value) => value === null).length,
        ],
      ];
    }),
  );
}
