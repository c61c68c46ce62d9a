import { wallClock, wallMinutesAt, type ImportRequest } from 'shared-domain';
import type { Queryable } from '../../platform/db/database.ts';
import type { FileStore } from '../../platform/files/index.ts';
import { ApiProblem } from '../../platform/http/api-problem.ts';
import type { Text } from '../../platform/text/language.ts';
import { readStationById, type CountStation } from '../../stations/records/count-station.sql.ts';
import { checkMapping } from '../imports/check-import.ts';
import { dryRun, type DryRun } from '../imports/preview.ts';
import { selectReached } from '../arrivals/reached.sql.ts';
import { readStation } from '../../stations/list/read-station.ts';
import { LIKE_DAYS, reasonsToWait, type ColumnDays, type DayTotal } from './certain.rules.ts';
import { selectDayTotals } from './like-days.sql.ts';
import type { MappingRow } from './saved-mappings.sql.ts';

const DAY = 24 * 60;

type Looking = { db: Queryable; files: FileStore; now: Date };

/** Why a file that fits a mapping waits, in the order of weight; nothing where it is certain. */
export async function whyUncertain(
  { db, files, now }: Looking,
  mapping: MappingRow,
  upload: string,
): Promise<Text[]> {
  const request = requestOf(mapping, upload);
  try {
    const station = await readStationById(db, mapping.station_id);
    checkMapping(await readStation(db, mapping.station_id_tmg, 'en'), request);
    const signal = new AbortController().signal;
    const run = { db, settle: () => Promise.resolve(), files, now, signal, byToken: false, part: false };
    const found = await dryRun(run, station, request);
    const through = await reached(db, station, request);
    const { refusal, rejected, superseded, reader, stored } = found;
    return reasonsToWait({
      refusal,
      rejected,
      certified: stored.certified,
      replaced: stored.replaced,
      superseded,
      marked: found.reading.file.layout.flowRows?.markOf !== undefined,
      clock: clockReasons(found),
      first: reader.first,
      through,
      columns: await columnDays({ db, station, request, through }, found),
    });
  } catch (error) {
    // what the calls of an import refuse keeps the file waiting, with the same words
    if (!(error instanceof ApiProblem) || typeof error.text === 'string') throw error;
    return [error.text];
  }
}

/** The import that a mapping asks for of an upload. */
export function requestOf(mapping: MappingRow, upload: string): ImportRequest {
  return {
    file: upload,
    vendor: mapping.vendor_code as ImportRequest['vendor'],
    station: mapping.station_id_tmg,
    channels: mapping.channels,
    interval: mapping.interval_minutes,
    trafxPeriod: mapping.trafx_period,
    reading: mapping.reading,
  };
}

/** What the reader noticed of a clock that goes wrong, and of a memory that was full or cut off. */
function clockReasons({ reader, reading }: DryRun): Text[] {
  const noticed = [...reader.lineErrors.warnings].flatMap(([key, text]) =>
    /^(clock|spring|repeat) /.test(key) ? [text] : [],
  );
  const { log, warnings = [] } = reading.file.layout;
  return [...(log ? warnings : []), ...noticed];
}

/** The end of the newest stored count of the mapped flows, in wall-clock minutes. */
async function reached(
  db: Queryable,
  station: CountStation,
  { channels }: ImportRequest,
): Promise<number | null> {
  const all = await selectReached(db, station.id);
  const ends = channels.flatMap(({ id }) => all.get(id) ?? []);
  const latest = ends.toSorted().at(-1);
  return latest === undefined ? null : minutesOf(latest);
}

const minutesOf = (clock: string): number => wallMinutesAt(new Date(`${clock.replace(' ', 'T')}Z`), 'UTC');

type Asked = { db: Queryable; station: CountStation; request: ImportRequest; through: number | null };

async function columnDays(
  { db, station, request, through }: Asked,
  { table, reader }: DryRun,
): Promise<ColumnDays[]> {
  const { channels, interval } = request;
  const { first } = reader;
  if (first === null || through === null) return [];
  // the days before the file, or the newest there are
  const until = Math.floor(Math.min(first, through) / DAY) * DAY;
  const rows = await selectDayTotals(
    db,
    station.id,
    channels.map(({ id }) => id),
    { from: wallClock(until - LIKE_DAYS * DAY), until: wallClock(until), interval },
  );
  return channels.map(({ id, header }, column) => ({
    header,
    incoming: [...table.sumsByDay(column)].flatMap(([day, total]): DayTotal[] =>
      total === null ? [] : [{ day, total, share: shareOf(table, column, day) }],
    ),
    stored: rows
      .filter(({ flow_id }) => flow_id === id)
      .map(({ day, total, minutes }) => ({ day, total, share: minutes / DAY })),
  }));
}

/** Which share of a day has a count. */
function shareOf(table: DryRun['table'], column: number, day: number): number {
  const { interval } = table;
  let counted = 0;
  for (let minutes = day * DAY; minutes < (day + 1) * DAY; minutes += interval)
    if (typeof table.get(minutes, column) === 'number') counted += interval;
  return counted / DAY;
}
