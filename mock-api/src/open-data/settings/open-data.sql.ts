import type { OpenDataChoice } from 'shared-domain';
import { day, int, orNull } from '../../platform/db/columns.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { outer, readRow, readRows, shape, type RowOf } from '../../platform/db/table.ts';
import { agencies } from '../../people/account/people.tables.ts';
import { numberOf, stations } from '../../stations/records/stations.tables.ts';
import { openDataSettings, openDataStations, openDataVersions } from '../store/open-data.tables.ts';

const STATION = shape({
  ...numberOf('s'),
  ...stations.of('s', 'id', 'station_name', 'agency_id'),
  agency: agencies.columns.name.by('a.name'),
  ...outer(
    openDataSettings.of('o', 'is_on', 'first_month', 'license', 'contact', 'daily_only', 'places', 'version'),
  ),
  ...openDataSettings.of('o', 'hold_days', 'note'),
  ...openDataStations.of('t', 'withdrawn_at', 'withdrawn_reason'),
  gone_through: orNull(int).by('t.gone_through'),
  out_version: orNull(int).by('v.version'),
  out_license: orNull(openDataVersions.columns.license).by('v.license'),
  ...outer(openDataVersions.of('v', 'published_at')),
});
/** A published station with what its agency has chosen, and what is out of it. */
export type ChosenRow = RowOf<typeof STATION>;

/** The stations of an agency, of all that the caller sees with null; one where it is named. What another agency had chosen is none of theirs. */
export function selectStations(
  db: Queryable,
  { agency, station = null }: { agency: number | null; station?: string | null },
): Promise<ChosenRow[]> {
  return readRows(
    db,
    STATION,
    `select ${STATION.sql} from stations s join agencies a on a.id = s.agency_id
       left join open_data_settings o on o.station_id = s.id and o.agency_id = s.agency_id
       left join open_data_stations t on t.station_id = s.id
       left join open_data_versions v on v.station_id = t.station_id and v.version = t.version
     where not s.draft and ($1::int is null or s.agency_id = $1) and ($2::text is null or s.station_id_tmg = $2)
     order by s.station_id_tmg`,
    [agency, station],
  );
}

const MONTH = shape({ station_id: int, month: day, revising: orNull(day) });

/** The months that are out of these stations, and which of them are under revision. */
export function selectMonthsOut(
  db: Queryable,
  stationIds: readonly number[],
): Promise<RowOf<typeof MONTH>[]> {
  return readRows(
    db,
    MONTH,
    `select n.station_id, n.month, r.month as revising from open_data_stations s
       join open_data_version_months n on n.station_id = s.station_id and n.version = s.version
       left join open_data_revisions r on r.station_id = n.station_id and r.month = n.month
     where s.station_id = any($1::int[]) order by n.month`,
    [stationIds],
  );
}

const COUNTED = shape({ station_id: int, month: day });

/** The months of which these stations have counts. */
export function selectCountedMonths(
  db: Queryable,
  stationIds: readonly number[],
): Promise<RowOf<typeof COUNTED>[]> {
  return readRows(
    db,
    COUNTED,
    `select distinct station_id, month from count_months where station_id = any($1::int[]) and counts > 0 order by month`,
    [stationIds],
  );
}

const VERSION = shape({ version: int });

/**
 * Keeps what an agency has chosen, where nobody has chosen otherwise since the version that was shown; answers whether that is so.
 * What another agency had chosen for a station that has moved makes way.
 */
export async function keepChoice(
  db: Queryable,
  station: { id: number; agency_id: number },
  { version, ...choice }: OpenDataChoice,
  by: { user: { id: number; name: string }; at: Date },
): Promise<boolean> {
  const row = await readRow(
    db,
    VERSION,
    `insert into open_data_settings as o (station_id, agency_id, is_on, first_month, hold_days, license, contact, note,
       daily_only, places, user_id, user_name, changed_at)
     select $1, $2, $3, $4::date, $5, $6, $7, $8, $9, $10, $11, $12, $13
     on conflict (station_id) do update set agency_id = excluded.agency_id, is_on = excluded.is_on,
       first_month = excluded.first_month, hold_days = excluded.hold_days, license = excluded.license,
       contact = excluded.contact, note = excluded.note, daily_only = excluded.daily_only, places = excluded.places,
       user_id = excluded.user_id, user_name = excluded.user_name, changed_at = excluded.changed_at, version = o.version + 1
       where o.version = $14 or o.agency_id <> excluded.agency_id
     returning version`,
    [
      station.id,
      station.agency_id,
      choice.is_on,
      choice.first_month,
      choice.hold_days,
      choice.license,
      choice.contact,
      choice.note,
      choice.daily_only,
      choice.places,
      by.user.id,
      by.user.name,
      by.at.toISOString(),
      version,
    ],
  );
  return row !== undefined;
}

/** Takes all that is out of a station back; nothing new goes out until somebody chooses so again. */
export async function withdraw(
  db: Queryable,
  station: number,
  { reason, at }: { reason: string; at: Date },
): Promise<void> {
  await db.query(
    `update open_data_stations set withdrawn_at = $2, withdrawn_reason = $3, gone_through = version where station_id = $1`,
    [station, at.toISOString(), reason],
  );
  await db.query(
    'update open_data_settings set is_on = false, version = version + 1 where station_id = $1 and is_on',
    [station],
  );
}
