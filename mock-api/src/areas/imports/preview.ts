import { wallClock, type ImportPreview, type ImportRequest } from 'shared-ui/domain';
import type { Queryable } from '../../db/database.ts';
import { CountTable } from '../../domain/count-files/count-table.ts';
import { countLines, refusalByHead, refusalByRows } from '../../domain/count-files/read-count-file.ts';
import { rowReader, type RowReader } from '../../domain/count-files/row-reader.ts';
import type { FileStore } from '../../files/index.ts';
import type { Language, Text } from '../../http/language.ts';
import type { CountStation } from '../counts/count-station.sql.ts';
import { checkPeriod, openRequested, type Reading } from './check-import.ts';
import { SHOWN_ERRORS } from './imports.sql.ts';
import { compareStored, type Comparison } from './preview-comparison.ts';
import { selectStoredCounts, selectStoredMonths } from './preview.sql.ts';
import { warningsOf } from './read-upload.ts';
import { texts } from './texts.ts';

const DAY = 24 * 60;

/** What an import would do now: the whole file is read, and compared with what is stored in its time. */
export async function previewImport(
  { db, files, now }: { db: Queryable; files: FileStore; now: Date },
  station: CountStation,
  request: ImportRequest,
  language: Language,
): Promise<ImportPreview> {
  const reading = await openRequested(files, request, station.time_zone, now);
  checkPeriod(reading, request);
  const reader = rowReader(reading.file.layout, reading.options);
  const table = new CountTable(request.interval, request.channels.length);
  const byHead = refusalByHead(reading.file, reading.options);
  if (!byHead) await fill(table, reading, reader);
  const refusal = byHead ?? refusalByRows(reader, request.interval);
  const { findings, first, last } = reader;
  const stored = await compare(db, station, request, table, reader);
  const others = stored.otherIntervals.map(texts.otherInterval);
  const warnings: Text[] = [...warningsOf(reading, reader), ...others];
  const met = stored.replaced + stored.unchanged + stored.certified;
  return {
    refusal: refusal?.[language] ?? null,
    errors: findings.problems
      .slice(0, SHOWN_ERRORS)
      .map(({ line, reason }) => ({ line, reason: reason[language] })),
    rejected: findings.rejected,
    read: reader.counts,
    added: table.size(request.channels.length) - met,
    replaced: stored.replaced,
    unchanged: stored.unchanged,
    certified: stored.certified,
    first: first === null ? null : wallClock(first),
    last: last === null ? null : wallClock(last),
    warnings: warnings.map((warning) => warning[language]),
    ...dailySums(request, table, reader, stored),
  };
}

async function fill(table: CountTable, { file }: Reading, reader: RowReader): Promise<void> {
  for await (const batch of countLines(file, reader)) {
    for (const line of batch) table.put(line);
  }
}

/** Compares month by month, so that a long file at a station with a long past needs little memory. */
async function compare(
  db: Queryable,
  station: CountStation,
  { channels, interval }: ImportRequest,
  table: CountTable,
  { first, last }: RowReader,
): Promise<Comparison> {
  const flows = channels.map(({ id }) => id);
  const comparison = compareStored(table, flows, interval);
  if (first === null || last === null) return comparison.result();
  const range = { first: wallClock(first), last: wallClock(last) };
  for (const month of await selectStoredMonths(db, station.id, flows, range)) {
    comparison.take(await selectStoredCounts(db, station.id, flows, { month, ...range }));
  }
  return comparison.result();
}

function dailySums(
  { channels }: ImportRequest,
  table: CountTable,
  { first, last }: RowReader,
  stored: Comparison,
): Pick<ImportPreview, 'first_day' | 'channels' | 'overlaps'> {
  const from = first === null ? 0 : Math.floor(first / DAY);
  const days = first === null || last === null ? 0 : Math.floor(last / DAY) - from + 1;
  const row = (sums: Map<number, number | null> | undefined) =>
    Array.from({ length: days }, (_, at) => sums?.get(from + at) ?? null);
  return {
    first_day: first === null ? null : wallClock(first).slice(0, 10),
    channels: channels.map(({ id, header }, column) => ({
      id,
      header,
      sums: row(table.sumsByDay(column)),
      stored: row(stored.sums.get(id)),
    })),
    overlaps: stored.overlaps,
  };
}
