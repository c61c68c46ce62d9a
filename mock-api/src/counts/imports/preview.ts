import { wallClock, type ImportPreview, type ImportRequest, type RepeatedLines } from 'shared-domain';
import type { Queryable } from '../../platform/db/database.ts';
import { CountTable } from './vendors/count-table.ts';
import { OtherIntervals } from '../store/other-intervals.rules.ts';
import type { LineError, RepeatedTime } from './vendors/line-errors.ts';
import { countLines, refusalByHead, refusalByRows } from './vendors/read-count-file.ts';
import type { RowReader } from './vendors/reading.ts';
import { rowReader } from './vendors/row-reader.ts';
import type { FileStore } from '../../platform/files/index.ts';
import type { Language, Text } from '../../platform/text/language.ts';
import type { CountStation } from '../../stations/records/count-station.sql.ts';
import { checkMarks, checkPeriod, openRequested, type Reading } from './check-import.ts';
import { refuseGivenUp, untilGivenUp } from './given-up.ts';
import { SHOWN_ERRORS } from './imports.sql.ts';
import { replacedNotes, takeMonth } from './meet-others.ts';
import { selectOtherMonths } from './other-intervals.sql.ts';
import { compareStored, type Comparison } from './preview-comparison.ts';
import { selectStoredCounts, selectStoredMonths } from './preview.sql.ts';
import { sizeOf, warningsOf } from './read-upload.ts';
import { refusedLines } from './refused-lines.ts';
import { texts } from './texts.ts';

const DAY = 24 * 60;

/** What is read of a long file for the first picture of it, in bytes: a year of many channels, in a few tenths of a second. */
const FIRST_PART = 4 * 1024 * 1024;

/** What a dry run works with. */
export type PreviewRun = {
  db: Queryable;
  /** Lets others at the database. */
  settle: () => Promise<void>;
  files: FileStore;
  now: Date;
  /** The caller's patience. */
  signal: AbortSignal;
  /** Whether a program asks, by a token. */
  byToken: boolean;
  /** Only the beginning of a long file. */
  part: boolean;
};

/** What a dry run has found, before it is worded. */
export type DryRun = Pick<
  ImportPreview,
  'share' | 'rejected' | 'repeats' | 'read' | 'added' | 'superseded'
> & {
  reading: Reading;
  reader: RowReader;
  table: CountTable;
  refusal: Text | null;
  errors: LineError[];
  warnings: Text[];
  stored: Comparison;
};

/** What an import would do now: the file is read, and compared with what is stored in its time. Nothing is written. */
export async function dryRun(
  run: PreviewRun,
  station: CountStation,
  request: ImportRequest,
): Promise<DryRun> {
  const files = untilGivenUp(run.files, run.signal);
  const reading = await openRequested(files, request, station.time_zone, run.now);
  checkMarks(reading.file, run.byToken);
  checkPeriod(reading, request);
  const reader = rowReader(reading.file.layout, reading.options);
  const table = new CountTable(request.interval, request.channels.length);
  const byHead = refusalByHead(reading.file, reading.options);
  // only the end of a list of passages completes its counts
  const most = run.part && !reading.file.layout.events ? FIRST_PART : Infinity;
  const share = byHead
    ? 1
    : await fill(table, reading, reader, { most, size: await sizeOf(files, request.file) });
  const refusal = byHead ?? (share < 1 ? null : refusalByRows(reader, request.interval));
  const { lineErrors } = reader;
  const stored = await compare(run, station, request, table, reader);
  const others = await meetOthers(run, station, request, table, reader);
  // a line that can't be read keeps the file out before anything stored is looked at; of a part its end is not known
  const isWhole = share === 1 && !refusal && lineErrors.rejected === 0;
  const outdone = isWhole && others.refused > 0 ? await refusedLines(reading, others) : null;
  const { kept, rejected } = outdone ? { kept: outdone.errors, rejected: outdone.rejected } : lineErrors;
  const met = stored.replaced + stored.unchanged + stored.certified;
  return {
    reading,
    reader,
    table,
    stored,
    share,
    refusal: refusal ?? (rejected === 0 ? (outdone?.message ?? null) : null),
    errors: kept.slice(0, SHOWN_ERRORS),
    rejected,
    repeats: repeatsOf(lineErrors.repeats, table, reading.options.columns.length),
    read: reader.counts,
    added: table.size(request.channels.length) - met,
    superseded: others.size,
    warnings: [
      ...warningsOf(reading, reader),
      ...replacedNotes(others),
      ...(stored.differing > 0 ? [texts.certifiedDiffer({ counts: stored.differing })] : []),
    ],
  };
}

/** The same, worded for the caller. */
export async function previewImport(
  run: PreviewRun,
  station: CountStation,
  request: ImportRequest,
  language: Language,
): Promise<ImportPreview> {
  const {
    reading: _reading,
    reader,
    table,
    stored,
    refusal,
    errors,
    warnings,
    ...found
  } = await dryRun(run, station, request);
  const { first, last } = reader;
  return {
    ...found,
    refusal: refusal?.[language] ?? null,
    errors: errors.map(({ line, reason }) => ({ line, reason: reason[language] })),
    replaced: stored.replaced,
    unchanged: stored.unchanged,
    certified: stored.certified,
    differing: stored.differing,
    first: first === null ? null : wallClock(first),
    last: last === null ? null : wallClock(last),
    warnings: warnings.map((warning) => warning[language]),
    ...dailySums(request, table, reader, stored),
  };
}

/** Reads up to the row with which more than `most` bytes are read; answers the share of the file. */
async function fill(
  table: CountTable,
  { file }: Reading,
  reader: RowReader,
  { most, size }: { most: number; size: number },
): Promise<number> {
  let bytes = 0;
  async function* counted(): AsyncGenerator<Uint8Array> {
    for await (const piece of file.bytes()) {
      bytes += piece.byteLength;
      yield piece;
    }
  }
  for await (const batch of countLines({ ...file, bytes: counted }, reader)) {
    for (const line of batch) table.put(line);
    if (bytes <= most || bytes >= size) continue;
    for (const held of reader.rest()) for (const line of held) table.put(line);
    return bytes / size;
  }
  return 1;
}

/**
 * The decided ones, to be seen and changed, and the first of those that wait for a decision. What stands in the first
 * line of an undecided one went on into the table.
 */
function repeatsOf(repeats: RepeatedTime[], table: CountTable, columns: number): RepeatedLines[] {
  const undecided = repeats.filter(({ keep }) => keep === null).slice(0, SHOWN_ERRORS);
  return [...repeats.filter(({ keep }) => keep !== null), ...undecided]
    .toSorted((a, b) => a.line - b.line)
    .map(({ minutes, values: [first, second], ...repeat }) => ({
      ...repeat,
      values: [
        first ?? Array.from({ length: columns }, (_, column) => table.get(minutes, column) ?? null),
        second,
      ],
    }));
}

/** Compares month by month, so that neither memory nor those who wait for the database suffer from a long past. */
async function compare(
  { db, settle, signal }: PreviewRun,
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
    refuseGivenUp(signal);
    comparison.take(await selectStoredCounts(db, station.id, flows, { month, ...range }));
    await settle();
  }
  return comparison.result();
}

/** What becomes of stored counts of other intervals, by the rule that the import itself uses. */
async function meetOthers(
  { db, settle, signal }: PreviewRun,
  station: CountStation,
  { channels, interval }: ImportRequest,
  table: CountTable,
  { first, last }: RowReader,
): Promise<OtherIntervals> {
  const flows = channels.map(({ id }) => id);
  const others = new OtherIntervals(
    interval,
    flows.length,
    (minutes, place) => table.get(minutes, place) !== undefined,
  );
  if (first === null || last === null) return others;
  const span = { stationId: station.id, flows, interval, first: wallClock(first), last: wallClock(last) };
  for (const month of await selectOtherMonths(db, span)) {
    refuseGivenUp(signal);
    await takeMonth(db, span, month, others);
    await settle();
  }
  return others;
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
