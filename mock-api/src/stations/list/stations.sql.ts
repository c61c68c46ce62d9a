import type { Queryable } from '../../platform/db/database.ts';
import { double, orNull, text } from '../../platform/db/columns.ts';
import { readRow, readRows, shape, type RowOf } from '../../platform/db/table.ts';
import { cities, counties } from '../lookups/lookups.tables.ts';
import { flows, identityOf, numberOf, stations } from '../records/stations.tables.ts';
import { selectLastCounts } from './counted-span.sql.ts';
import type { Language } from '../../platform/text/language.ts';

/**
 * The area of a station `s` in its city `c`: what either form was told, the city's name where nothing was. Every list shows
 * this one.
 */
export const CITY_AREA = "coalesce(nullif(trim(s.neighborhood), ''), c.city_area)";

const AREA = { city_area: orNull(text).by(CITY_AREA) };
const BUSY = stations.of('s', 'certifying', 'importing');
const labelOf = (list: string, place: string) =>
  orNull(text).by(`case when ${place} = 'es' then ${list}.label_es else ${list}.label end`);

const SUMMARY = shape({
  ...stations.of('s', 'id', 'station_id_tmg', 'draft', 'station_name', 'street_or_trail_name'),
  ...AREA,
  city: orNull(cities.columns.city_area).by('c.city_area'),
  ...stations.of('s', 'city_id'),
  count_method_code: orNull(text).by('m.code'),
  count_method: labelOf('m', '$3'),
  ...flows.of('f', 'vendor_code'),
  ...stations.of('s', 'agency_id', 'latitude', 'longitude', 'days_count'),
  ...BUSY,
});

/** A station or draft as the lists read it. */
export type SummaryRow = RowOf<typeof SUMMARY>;

/** Stations, and drafts if asked for, of one agency, or of all where `agency` is null. */
export function selectSummaries(
  db: Queryable,
  agency: number | null,
  includeDrafts: boolean,
  language: Language,
): Promise<SummaryRow[]> {
  return readRows(
    db,
    SUMMARY,
    `select ${SUMMARY.sql}
     from stations s
     left join cities c on c.id = s.city_id
     left join (
       select station_id, mode() within group (order by count_method_code) as count_method_code,
         mode() within group (order by vendor_code) as vendor_code
       from flows group by station_id) f on f.station_id = s.id
     left join codes m on m.list = 'countMethod' and m.code = coalesce(f.count_method_code, s.count_method_code)
     where ($1::int is null or s.agency_id = $1) and ($2 or not s.draft)
     order by s.station_id_tmg, s.id`,
    [agency, includeDrafts, language],
  );
}

const IMPORT_STATION = shape({
  ...numberOf('s'),
  ...stations.of('s', 'id', 'station_name'),
  ...flows.of('f', 'vendor_code'),
  ...AREA,
  eco_id: orNull(text).by(`coalesce(nullif(nullif(trim(s.eco_id), ''), 'false'), f.eco_ids)`),
  ...BUSY,
  ...stations.of('s', 'last_imported'),
});

/** What the import screens list of a published station. */
export type ImportStationRow = Omit<RowOf<typeof IMPORT_STATION>, 'id'> & { last_count: string | null };

/**
 * Published stations with the vendor of their flows; `vendor` null asks for any. A station without an Eco ID of its own
 * has those of its flows; the older client stored a missing one as the text 'false'.
 */
export async function selectImportStations(
  db: Queryable,
  agency: number | null,
  vendor: string | null,
): Promise<ImportStationRow[]> {
  const found = await readRows(
    db,
    IMPORT_STATION,
    `select ${IMPORT_STATION.sql}
     from stations s
     left join cities c on c.id = s.city_id
     left join (
       select station_id, mode() within group (order by vendor_code) as vendor_code,
         string_agg(nullif(nullif(trim(eco_id), ''), 'false'), ', ' order by id) as eco_ids
       from flows group by station_id) f on f.station_id = s.id
     where not s.draft and ($1::int is null or s.agency_id = $1) and ($2::text is null or f.vendor_code = $2)
     order by s.station_id_tmg`,
    [agency, vendor],
  );
  const last = await selectLastCounts(
    db,
    found.map(({ id }) => id),
  );
  return found.map(({ id, ...row }) => ({ ...row, last_count: last.get(id) ?? null }));
}

const STATION = shape({
  ...numberOf('s'),
  ...stations.of('s', 'id', 'station_name', 'station_id_agency', 'street_or_trail_name'),
  ...AREA,
  county: orNull(counties.columns.county).by('k.county'),
  // it was published, so it has its place
  latitude: double.by('s.latitude'),
  longitude: double.by('s.longitude'),
  ...stations.of('s', 'agency_id', 'last_imported', 'days_count', 'version'),
  ...BUSY,
});

/** A published station as quality control reads it. */
export type StationRow = RowOf<typeof STATION>;

/** A published station by its six characters. */
export function selectStation(db: Queryable, stationId: string): Promise<StationRow | undefined> {
  return readRow(
    db,
    STATION,
    `select ${STATION.sql}
     from stations s left join cities c on c.id = s.city_id left join counties k on k.code = s.county_code
     where s.station_id_tmg = $1 and not s.draft`,
    [stationId],
    'kept',
  );
}

const CHANNEL = shape({
  ...flows.of('f', 'id', 'name', 'vendor_code', 'header', 'count_interval'),
  ...identityOf('f'),
  count_type: labelOf('t', '$2'),
  travel_direction: labelOf('d', '$2'),
  street_side: labelOf('p', '$2'),
});

/** A flow with its labels in the reader's language. */
export type ChannelRow = RowOf<typeof CHANNEL>;

/** The flows of a station, oldest first. */
export function selectChannels(db: Queryable, stationId: number, language: Language): Promise<ChannelRow[]> {
  return readRows(
    db,
    CHANNEL,
    `select ${CHANNEL.sql}
     from flows f
     left join codes t on t.list = 'countType' and t.code = f.count_type_code
     left join codes d on d.list = 'travelDirection' and d.code = f.travel_direction_code
     left join codes p on p.list = 'streetSide' and p.code = f.street_side_code
     where f.station_id = $1 order by f.id`,
    [stationId, language],
    'kept',
  );
}
