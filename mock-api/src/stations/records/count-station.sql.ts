import { isDeepStrictEqual } from 'node:util';
import { flowDirections, flowNames } from 'shared-domain';
import { json } from '../../platform/db/columns.ts';
import type { Param, Queryable, Row } from '../../platform/db/database.ts';
import { readRow, readRows, rowsOf, shape, type Asked, type RowOf } from '../../platform/db/table.ts';
import { ApiProblem, found } from '../../platform/http/api-problem.ts';
import type { Cache } from '../../platform/http/cache.ts';
import type { Language } from '../../platform/text/language.ts';
import { numberOf, stations } from './stations.tables.ts';
import { texts } from './texts.ts';

/** A flow with its labels in the reader's language. */
type CountFlow = {
  id: number;
  name: string;
  vendor_code: string | null;
  count_method_code: string;
  count_type_code: string;
  travel_direction_code: string;
  street_side_code: string;
  movement_direction_code: string | null;
  count_type: string;
  direction: string;
  street_side: string;
};

const STATION = shape({
  ...numberOf('s'),
  ...stations.of('s', 'id', 'station_name', 'agency_id', 'certifying', 'importing', 'time_zone'),
  flows: json<CountFlow[]>().by(`coalesce((
      select jsonb_agg(jsonb_build_object('id', f.id, 'name', f.name, 'vendor_code', f.vendor_code,
        'count_method_code', f.count_method_code, 'count_type_code', f.count_type_code,
        'travel_direction_code', f.travel_direction_code, 'street_side_code', f.street_side_code,
        'movement_direction_code', f.movement_direction_code,
        'count_type', coalesce(case when $1 = 'es' then t.label_es else t.label end, f.count_type_code),
        'direction', coalesce(case when $1 = 'es' then d.label_es else d.label end, f.travel_direction_code),
        'street_side', coalesce(case when $1 = 'es' then p.label_es else p.label end, f.street_side_code))
        order by f.id)
      from flows f
      left join codes t on t.list = 'countType' and t.code = f.count_type_code
      left join codes d on d.list = 'travelDirection' and d.code = f.travel_direction_code
      left join codes p on p.list = 'streetSide' and p.code = f.street_side_code
      where f.station_id = s.id), '[]')`),
});

/** A station as the calls about its counts need it. */
export type CountStation = RowOf<typeof STATION>;

/** Flows under names and directions by which each can be told from the others. */
function toldApart(flows: CountFlow[]): CountFlow[] {
  const [names, directions] = [flowNames(flows), flowDirections(flows)];
  return flows.map((flow) => ({
    ...flow,
    name: names.get(flow.id) ?? flow.name,
    direction: directions.get(flow.id) ?? flow.direction,
  }));
}

const stationStatement = (where: string, params: Param[]): Asked<typeof STATION.columns> => ({
  answer: STATION,
  sql: `select ${STATION.sql} from stations s where ${where}`,
  params,
});
const publishedStatement = (stationId: string, language: Language) =>
  stationStatement('s.station_id_tmg = $2 and not s.draft', [language, stationId]);
const withFlowsTold = (row: CountStation): CountStation => ({ ...row, flows: toldApart(row.flows) });

async function selectOne(db: Queryable, where: string, params: Param[]): Promise<CountStation> {
  const asked = stationStatement(where, params);
  return withFlowsTold(found(await readRow(db, STATION, asked.sql, params)));
}

/**
 * A published station by its six characters; refused with 404 where it does not exist for the caller. With a cache it is
 * noted there, for calls that ask for it ahead.
 */
export async function readCountStation(
  db: Queryable,
  stationId: string,
  language: Language,
  cache?: Pick<Cache, 'note'>,
): Promise<CountStation> {
  const { sql, params } = publishedStatement(stationId, language);
  const row = found(await readRow(db, STATION, sql, params, 'kept'));
  const station = withFlowsTold(row);
  cache?.note(noteOf(stationId, language), { row, station } satisfies Noted);
  return station;
}

/** The published ones of some stations, by their rows' ids, that exist for the caller. */
export async function readCountStations(
  db: Queryable,
  ids: readonly number[],
  language: Language,
): Promise<CountStation[]> {
  const { sql, params } = stationStatement('s.id = any($2::int[]) and not s.draft', [language, ids]);
  const rows = await readRows(db, STATION, sql, params);
  return rows.map(withFlowsTold);
}

type Noted = { row: CountStation; station: CountStation };
const noteOf = (stationId: string, language: Language) => `count station ${language} ${stationId}`;

/**
 * A station as somebody has read it last, for a call that asks for it in the same round trip: what it says holds only where
 * the caller finds the same. Null where nobody has read it.
 */
export function knownCountStation(cache: Pick<Cache, 'last'>, stationId: string, language: Language) {
  const noted = cache.last(noteOf(stationId, language)) as Noted | undefined;
  if (!noted) return null;
  const asked = publishedStatement(stationId, language);
  const isStill = (rows: Row[] | undefined) => isDeepStrictEqual(rowsOf(asked, rows)[0], noted.row);
  return { station: noted.station, asked, isStill };
}

type StationReading = { reading: Queryable; cache: Pick<Cache, 'note' | 'last'>; language: Language };

/**
 * What is read of a published station, begun with the station as somebody has read it last, in the same round trip that
 * reads it now, and begun again where it is another by now. Refused with 404 where it does not exist for the caller.
 */
export async function readOfStation<T>(
  { reading, cache, language }: StationReading,
  stationId: string,
  read: (station: CountStation) => Promise<T>,
): Promise<T> {
  const known = cache.last(noteOf(stationId, language)) as Noted | undefined;
  const now = readCountStation(reading, stationId, language, cache);
  if (!known) return read(await now);
  // who goes by what is not so any more may be refused: that is nobody's fault
  const [station, early] = await Promise.allSettled([now, read(known.station)]);
  if (station.status === 'rejected') throw station.reason;
  if (!isDeepStrictEqual(station.value, known.station)) return read(station.value);
  if (early.status === 'rejected') throw early.reason;
  return early.value;
}

/**
 * The same as `readCountStation` for a call that is about to write its counts, locked until the transaction ends, so that none of them begins
 * while another has just begun. Refused with 409 while a job is at its counts, which the flags say before the job's
 * first statement; so nobody waits for a job. Somebody else's lock is not waited for here either (C12): the call gives its
 * connection back and begins anew, see `platform/http/patience.ts`.
 */
export async function lockCountStation(
  db: Queryable,
  stationId: string,
  language: Language,
): Promise<CountStation> {
  await readFreeStation(db, stationId, language);
  const station = await selectOne(db, 's.station_id_tmg = $2 and not s.draft for no key update of s nowait', [
    language,
    stationId,
  ]);
  refuseWhileBusy(station);
  return station;
}

/** A published station, refused with 409 while a job is at its counts: for a call that looks at them before it writes. */
export async function readFreeStation(
  db: Queryable,
  stationId: string,
  language: Language,
): Promise<CountStation> {
  const station = await readCountStation(db, stationId, language);
  refuseWhileBusy(station);
  return station;
}

/** A station by its row's id: for jobs. */
export function readStationById(db: Queryable, id: number): Promise<CountStation> {
  return selectOne(db, 's.id = $2', ['en', id]);
}

/**
 * A station by its row's id, locked: for the end of a job. Never before its long statements: the flag keeps others out,
 * and a lock would have everybody wait who saves the station itself.
 */
export function lockStationById(db: Queryable, id: number): Promise<CountStation> {
  return selectOne(db, 's.id = $2 for no key update of s', ['en', id]);
}

/** Refuses with 409 while a job is at the station's counts. */
function refuseWhileBusy(station: CountStation): void {
  refuseWhileCertifying(station);
  refuseWhileImporting(station);
}

/** Refuses with 409 while the station's counts are being certified. */
function refuseWhileCertifying(station: CountStation): void {
  if (station.certifying) throw new ApiProblem(409, texts.certifying({ station: station.station_name }));
}

/** Refuses with 409 while counts are being imported for the station. */
export function refuseWhileImporting(station: CountStation): void {
  if (station.importing) throw new ApiProblem(409, texts.importing({ station: station.station_name }));
}
