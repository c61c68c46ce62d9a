import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { minutesOfText } from 'shared-ui/domain';
import type { CountFileReader, Layout } from './layout.ts';
import { countLines, orderOf, readHead, type FileBytes, type FileHead } from './read-count-file.ts';
import { RowCheck, type CountLine, type ReadingOptions } from './row-check.ts';

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
  head: FileHead;
  layout: Layout;
  check: RowCheck;
  lines: CountLine[];
  options: ReadingOptions;
};

/** Reads a file with every column mapped, at a station in Texas. */
export async function read(
  bytes: FileBytes,
  reader: CountFileReader,
  interval: number,
  now = '2026-03-02 06:00:00',
): Promise<Read> {
  const head = await readHead(bytes);
  if ('refused' in head) throw new Error(head.refused.en);
  const layout = reader.recognise(head.rows);
  if (!layout) throw new Error('layout not recognised');
  const order = await orderOf(bytes, head, layout);
  const options = {
    columns: layout.columns,
    interval,
    timeZone: 'America/Chicago',
    now: minutesOfText(now) ?? NaN,
    order,
  };
  const check = new RowCheck(layout, options);
  const lines: CountLine[] = [];
  for await (const batch of countLines(bytes, head, layout, check)) lines.push(...batch);
  return { head, layout, check, lines, options };
}

/** [sum, missing] by column. */
export function totals({ layout, lines }: Read): Record<string, [number, number]> {
  return Object.fromEntries(
    layout.columns.map(({ header }, at) => {
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
