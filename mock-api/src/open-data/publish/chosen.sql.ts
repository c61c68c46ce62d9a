import { bool, day, int, json, orNull } from '../../platform/db/columns.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { readRow, readRows, shape, type RowOf } from '../../platform/db/table.ts';
import type { Text } from '../../platform/text/language.ts';
import { agencies } from '../../people/account/people.tables.ts';
import { uncertified } from '../../counts/store/certified.rules.ts';
import { certifiedRevisions } from '../../counts/store/counts.tables.ts';
import { PERMANENT_STATION } from '../../network/health/watched-stations.sql.ts';
import { cities, counties, suspects, txdotDistricts } from '../../stations/lookups/lookups.tables.ts';
import { identityOf, flows, numberOf, stations } from '../../stations/records/stations.tables.ts';
import { openDataSettings } from '../store/open-data.tables.ts';

const STATION = shape({
  ...stations.of('s', 'id', 'station_name', 'street_or_trail_name', 'latitude', 'longitude', 'time_zone'),
  ...stations.of('s', 'year_station_established', 'year_station_discontinued', 'created_at'),
  ...numberOf('s'),
  ...openDataSettings.of('o', 'agency_id', 'is_on', 'first_month', 'hold_days', 'license', 'contact', 'note'),
  ...openDataSettings.of('o', 'daily_only', 'places'),
  settings_version: int.by('o.version'),
  agency: agencies.columns.name.by('a.name'),
  // it has moved to another agency, or its own has closed: nothing new goes out until somebody chooses again
  left: bool.by('o.agency_id <> s.agency_id or a.closed_at is not null'),
  city: orNull(cities.columns.city_area).by('c.city_area'),
  county: orNull(counties.columns.county).by('k.county'),
  district: orNull(txdotDistricts.columns.txdot_district).by('d.txdot_district'),
  permanent: bool.by(PERMANENT_STATION),
});
/** A station that an agency lets out, with what it has chosen. */
export type ChosenStation = RowOf<typeof STATION>;

/** A station with what its agency has chosen; undefined where nobody has chosen anything. */
export function selectChosen(db: Queryable, station: number): Promise<ChosenStation | undefined> {
  return readRow(
    db,
    STATION,
    `select ${STATION.sql} from open_data_settings o join stations s on s.id = o.station_id
       join agencies a on a.id = s.agency_id left join cities c on c.id = s.city_id
       left join counties k on k.code = s.county_code
       left join txdot_districts d on d.code = s.txdot_district_code
     where o.station_id = $1 and not s.draft`,
    [station],
  );
}

const label = (list: string, code: string) =>
  json<Text>().by(`coalesce((select jsonb_build_object('en', l.label, 'es', l.label_es) from codes l
    where l.list = '${list}' and l.code = ${code}), jsonb_build_object('en', ${code}, 'es', ${code}))`);

const FACILITY = 'coalesce(f.facility_type_code, s.facility_type_code)';
const FLOW = shape({
  ...flows.of('f', 'id'),
  ...identityOf('f'),
  type: label('countType', 'f.count_type_code'),
  direction: label('travelDirection', 'f.travel_direction_code'),
  side: label('streetSide', 'f.street_side_code'),
  method: label('countMethod', 'f.count_method_code'),
  facility: orNull(json<Text>()).by(`(select jsonb_build_object('en', l.label, 'es', l.label_es) from codes l
    where l.list = 'facilityType' and l.code = ${FACILITY})`),
});
export type FlowRow = RowOf<typeof FLOW>;

/** The flows of a station with their words in both languages. */
export function selectFlows(db: Queryable, station: number): Promise<FlowRow[]> {
  return readRows(
    db,
    FLOW,
    `select ${FLOW.sql} from flows f join stations s on s.id = f.station_id where f.station_id = $1 order by f.id`,
    [station],
  );
}

const INTERVAL = shape({ flow_id: int, minutes: orNull(int) });

/** The one interval in which each flow counts; null where it has counted in several. */
export async function selectIntervals(db: Queryable, station: number): Promise<Map<number, number | null>> {
  const rows = await readRows(
    db,
    INTERVAL,
    `select flow_id, case when min(shortest) = max(longest) then min(shortest)::int end as minutes
     from count_months where station_id = $1 and counts > 0 group by flow_id`,
    [station],
  );
  return new Map(rows.map(({ flow_id, minutes }) => [flow_id, minutes]));
}

const REASON = shape({ ...suspects.pick('id', 'validity_condition', 'validity_condition_es') });

/** The words for each mark that keeps a count out. */
export async function selectReasons(db: Queryable): Promise<Map<number, Text>> {
  const rows = await readRows(db, REASON, `select ${REASON.sql} from suspects where excludes`);
  return new Map(
    rows.map(({ id, validity_condition: en, validity_condition_es: es }) => [id, { en, es }] as const),
  );
}

const COUNTED = shape({ month: day, counts: int });

/** The months of which a station has counts. */
export async function selectCountedMonths(db: Queryable, station: number): Promise<string[]> {
  const rows = await readRows(
    db,
    COUNTED,
    `select month, sum(counts)::int as counts from count_months
     where station_id = $1 and counts > 0 group by month order by month`,
    [station],
  );
  return rows.map(({ month }) => month);
}

/** Which months have counts that are not certified. */
export async function selectOpenMonths(db: Queryable, station: number): Promise<Set<string>> {
  const rows = await readRows(
    db,
    shape({ month: day }),
    `select distinct date_trunc('month', ts)::date as month from counts where station_id = $1 and ${uncertified()}`,
    [station],
  );
  return new Set(rows.map(({ month }) => month));
}

/** How often the certified counts of a station have changed so far. */
export async function selectRevision(db: Queryable, station: number): Promise<number> {
  const row = await readRow(
    db,
    shape(certifiedRevisions.pick('revision')),
    'select revision from certified_revisions where station_id = $1',
    [station],
  );
  return row?.revision ?? 0;
}
