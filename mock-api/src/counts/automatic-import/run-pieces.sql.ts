import { bool, int, json } from '../../platform/db/columns.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { readRow, readRows, shape, type RowOf } from '../../platform/db/table.ts';
import type { Text } from '../../platform/text/language.ts';
import type { VendorCount } from '../../stations/vendor-sites/counter-vendor.ts';
import { flows, stations } from '../../stations/records/stations.tables.ts';
import { importRunPieces, importRunStations } from './automatic-import.tables.ts';
import { POLLED_STATION } from './schedules.sql.ts';

const POLLED = shape(stations.of('s', 'id', 'station_name', 'time_zone'));
/** A station that is asked for. */
export type PolledStation = RowOf<typeof POLLED>;

/** The stations of an agency that are asked for at the vendor. */
export const selectPolledStations = (db: Queryable, agency: number, day: string): Promise<PolledStation[]> =>
  readRows(
    db,
    POLLED,
    `select ${POLLED.sql} from stations s where ${POLLED_STATION} and s.agency_id = $2 order by s.id`,
    [day, agency],
  );

const GAP = shape({ id: int, gap: bool });
const YEAR = `interval '365 days'`;

/** Those of a station's flows whose last year of counts has missing ones, or days without any. */
export async function selectWithGap(db: Queryable, stationId: number): Promise<Set<number>> {
  const rows = await readRows(
    db,
    GAP,
    `select c.flow_id as id,
       bool_or(c.count is null) or count(distinct c.ts::date) < max(c.ts::date) - min(c.ts::date) + 1 as gap
     from counts c where c.station_id = $1 and c.ts > (
       select max(l.ts) - ${YEAR} from counts l where l.station_id = $1)
     group by c.flow_id`,
    [stationId],
  );
  return new Set(rows.filter(({ gap }) => gap).map(({ id }) => id));
}

/** What is asked of a flow at a time: wall-clock minutes, the end not in it. `lost`: why there is nothing to ask. */
export type NewPiece = { flow: number; channel: string; from: number; until: number; lost: Text | null };
/** A station of a run: what to ask for, or why nothing can be. */
export type NewStation = { station: number; interval: number; pieces: NewPiece[]; failed: Text | null };

/**
 * Keeps what a run is to ask for; nothing where that was done before. The vendor has answered what it has of each station: of one that
 * nothing can be asked for, that is its answer.
 */
export async function keepPlan(
  db: Queryable,
  run: number,
  { planned, at }: { planned: readonly NewStation[]; at: Date },
): Promise<void> {
  const rows = await db.query(
    `update import_runs set planned_at = $2, status = 'running', message = null, tries = 0, pieces = $3
     where id = $1 and planned_at is null and status in ('waiting', 'running') returning 1`,
    [run, at.toISOString(), planned.reduce((sum, { pieces }) => sum + pieces.length, 0)],
  );
  if (rows.length === 0) return;
  for (const { station } of planned.filter(({ failed }) => failed !== null))
    await notePolled(db, station, at);
  await db.query(
    `insert into import_run_stations (run_id, station_id, status, interval_minutes, message)
     select $1, s.station, case when s.failed is null then 'waiting' else 'failed' end, s.interval, s.failed
     from jsonb_to_recordset($2::text::jsonb) as s (station int, interval int, failed jsonb)`,
    [run, JSON.stringify(planned.map(({ station, interval, failed }) => ({ station, interval, failed })))],
  );
  await db.query(
    `insert into import_run_pieces (run_id, station_id, flow_id, channel, from_minute, until_minute, status, message)
     select $1, p.station, p.flow, p.channel, p."from", p.until, case when p.lost is null then 'waiting' else 'failed' end, p.lost
     from jsonb_to_recordset($2::text::jsonb) as p (station int, flow int, channel text, "from" int, until int, lost jsonb)`,
    [
      run,
      JSON.stringify(
        planned.flatMap(({ station, pieces }) => pieces.map((piece) => ({ station, ...piece }))),
      ),
    ],
  );
}

const OPEN_STATION = shape({
  ...importRunStations.of('rs', 'station_id', 'interval_minutes', 'import_id'),
  ...stations.of('s', 'station_name', 'time_zone'),
});
/** A station of a run that is not done. */
export type OpenStation = RowOf<typeof OPEN_STATION>;

/** The stations of a run that are left, in order. */
export const selectOpenStations = (db: Queryable, run: number): Promise<OpenStation[]> =>
  readRows(
    db,
    OPEN_STATION,
    `select ${OPEN_STATION.sql} from import_run_stations rs join stations s on s.id = rs.station_id
     where rs.run_id = $1 and rs.status = 'waiting' order by rs.station_id`,
    [run],
  );

const PIECE = shape({
  ...importRunPieces.of(
    'p',
    'flow_id',
    'channel',
    'from_minute',
    'until_minute',
    'status',
    'tries',
    'message',
  ),
  flow: flows.columns.name.by('f.name'),
});
/** A piece of a station, without what was answered. */
export type PieceRow = RowOf<typeof PIECE>;

type OfStation = { run: number; station: number };

/** The pieces of a station, by flow and time. */
export const selectPieces = (db: Queryable, { run, station }: OfStation): Promise<PieceRow[]> =>
  readRows(
    db,
    PIECE,
    `select ${PIECE.sql} from import_run_pieces p join flows f on f.id = p.flow_id
     where p.run_id = $1 and p.station_id = $2 order by p.flow_id, p.from_minute`,
    [run, station],
  );

type OnePiece = { run: number; piece: Pick<PieceRow, 'flow_id' | 'from_minute'> };

/** Keeps what the vendor answered. */
export async function keepPiece(
  db: Queryable,
  { run, piece }: OnePiece,
  counts: readonly VendorCount[],
): Promise<void> {
  const rows = counts.map(({ minutes, count, status }) => [minutes, count, status]);
  await db.query(
    `update import_run_pieces set status = 'done', message = null, counts = $4
     where run_id = $1 and flow_id = $2 and from_minute = $3`,
    [run, piece.flow_id, piece.from_minute, JSON.stringify(rows)],
  );
}

/** So often a piece is asked for. */
export const MOST_TRIES = 5;

/** Notes that a piece could not be had; after so many tries it is given up. */
export async function notePieceFailed(db: Queryable, { run, piece }: OnePiece, why: Text): Promise<void> {
  await db.query(
    `update import_run_pieces set tries = tries + 1, message = $4::text::jsonb,
       status = case when tries + 1 >= ${MOST_TRIES} then 'failed' else 'waiting' end
     where run_id = $1 and flow_id = $2 and from_minute = $3 and status = 'waiting'`,
    [run, piece.flow_id, piece.from_minute, JSON.stringify(why)],
  );
}

const ANSWERED = shape({ counts: json<[minutes: number, count: number | null, status: number][]>() });

/** What the vendor answered for a piece. */
export async function selectAnswer(db: Queryable, { run, piece }: OnePiece): Promise<VendorCount[]> {
  const row = await readRow(
    db,
    ANSWERED,
    `select counts::jsonb as counts from import_run_pieces where run_id = $1 and flow_id = $2 and from_minute = $3`,
    [run, piece.flow_id, piece.from_minute],
  );
  return (row?.counts ?? []).map(([minutes, count, status]) => ({ minutes, count, status }));
}

/** Names the import that writes what came for a station. */
export async function keepImport(db: Queryable, { run, station }: OfStation, id: number): Promise<void> {
  await db.query('update import_run_stations set import_id = $3 where run_id = $1 and station_id = $2', [
    run,
    station,
    id,
  ]);
}

/** What came of a station; null: what an earlier attempt noted. */
export type StationOutcome = {
  status: 'done' | 'unchanged' | 'failed';
  message: Text | null;
  fates?: { added: number; replaced: number; unchanged: number; certified: number };
};

/** Notes what came of a station; what the vendor answered for it is needed no more. */
export async function endStation(
  db: Queryable,
  { run, station }: OfStation,
  { status, message, fates }: StationOutcome,
): Promise<void> {
  const { added = 0, replaced = 0, unchanged = 0, certified = 0 } = fates ?? {};
  await db.query(
    `update import_run_stations set status = $3, message = $4::text::jsonb, added = $5, replaced = $6, unchanged = $7,
       certified = $8 where run_id = $1 and station_id = $2 and status = 'waiting'`,
    [run, station, status, message && JSON.stringify(message), added, replaced, unchanged, certified],
  );
  await db.query(
    `update import_run_pieces set counts = null where run_id = $1 and station_id = $2 and counts is not null`,
    [run, station],
  );
}

/** Notes that the vendor answered for a station. */
export async function notePolled(db: Queryable, station: number, at: Date): Promise<void> {
  await db.query(
    `insert into station_polls (station_id, polled_at) values ($1, $2)
     on conflict (station_id) do update set polled_at = greatest(station_polls.polled_at, excluded.polled_at)`,
    [station, at.toISOString()],
  );
}
