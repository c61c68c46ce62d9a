import type { ImportStation } from 'shared-domain';
import type { Queryable } from '../../platform/db/database.ts';
import type { Language } from '../../platform/text/language.ts';

/**
 * The area of a station `s` in its city `c`: what either form was told, the city's name where nothing was. Every list shows
 * this one.
 */
export const CITY_AREA = "coalesce(nullif(trim(s.neighborhood), ''), c.city_area)";

/** A station or draft as the lists read it. */
export type SummaryRow = {
  id: number;
  station_id_tmg: string | null;
  draft: boolean;
  station_name: string;
  street_or_trail_name: string | null;
  city_area: string | null;
  city: string | null;
  city_id: number | null;
  count_method_code: string | null;
  count_method: string | null;
  vendor_code: string | null;
  agency_id: number;
  latitude: number | null;
  longitude: number | null;
  days_count: number | null;
  certifying: boolean;
  importing: boolean;
};

/** Stations, and drafts if asked for, of one agency, or of all where `agency` is null. */
export function selectSummaries(
  db: Queryable,
  agency: number | null,
  includeDrafts: boolean,
  language: Language,
): Promise<SummaryRow[]> {
  return db.query(
    `select s.id, s.station_id_tmg, s.draft, s.station_name, s.street_or_trail_name,
       ${CITY_AREA} as city_area, c.city_area as city, s.city_id, m.code as count_method_code,
       case when $3 = 'es' then m.label_es else m.label end as count_method, f.vendor_code,
       s.agency_id, s.latitude, s.longitude, s.days_count, s.certifying, s.importing
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

/** What the import screens list of a published station. */
export type ImportStationRow = Omit<ImportStation, 'certifying' | 'importing'> & {
  certifying: boolean;
  importing: boolean;
};

/**
 * Published stations with the vendor of their flows; `vendor` null asks for any. A station without an Eco ID of its own
 * has those of its flows; the older client stored a missing one as the text 'false'.
 */
export function selectImportStations(
  db: Queryable,
  agency: number | null,
  vendor: string | null,
): Promise<ImportStationRow[]> {
  return db.query(
    `select s.station_id_tmg, s.station_name, f.vendor_code, ${CITY_AREA} as city_area,
       coalesce(nullif(nullif(trim(s.eco_id), ''), 'false'), f.eco_ids) as eco_id, s.certifying, s.importing, s.last_imported,
       (select ts from counts where station_id = s.id order by station_id desc, ts desc, flow_id desc limit 1) as last_count
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
}

/** A published station as quality control reads it. */
export type StationRow = {
  id: number;
  station_id_tmg: string;
  station_name: string;
  station_id_agency: string | null;
  street_or_trail_name: string | null;
  city_area: string | null;
  county: string | null;
  latitude: number;
  longitude: number;
  agency_id: number;
  certifying: boolean;
  importing: boolean;
  last_imported: string | null;
  days_count: number | null;
  first_count: string | null;
  last_count: string | null;
  version: number;
};

/** A published station by its six characters. */
export async function selectStation(db: Queryable, stationId: string): Promise<StationRow | undefined> {
  const [row] = await db.query<StationRow>(
    `select s.id, s.station_id_tmg, s.station_name, s.station_id_agency, s.street_or_trail_name,
       ${CITY_AREA} as city_area, k.county, s.latitude, s.longitude, s.agency_id,
       s.certifying, s.importing, s.last_imported, s.days_count, s.version,
       (select ts from counts where station_id = s.id order by station_id, ts, flow_id limit 1) as first_count,
       (select ts from counts where station_id = s.id order by station_id desc, ts desc, flow_id desc limit 1) as last_count
     from stations s left join cities c on c.id = s.city_id left join counties k on k.code = s.county_code
     where s.station_id_tmg = $1 and not s.draft`,
    [stationId],
  );
  return row;
}

/** A flow with its labels in the reader's language. */
export type ChannelRow = {
  id: number;
  name: string;
  count_method_code: string;
  count_type_code: string;
  count_type: string | null;
  travel_direction_code: string;
  travel_direction: string | null;
  street_side_code: string;
  street_side: string | null;
  vendor_code: string | null;
  header: string | null;
  count_interval: number | null;
};

/** The flows of a station, oldest first. */
export function selectChannels(db: Queryable, stationId: number, language: Language): Promise<ChannelRow[]> {
  return db.query(
    `select f.id, f.name, f.count_method_code, f.count_type_code, f.travel_direction_code, f.street_side_code,
       f.vendor_code, f.header, f.count_interval,
       case when $2 = 'es' then t.label_es else t.label end as count_type,
       case when $2 = 'es' then d.label_es else d.label end as travel_direction,
       case when $2 = 'es' then p.label_es else p.label end as street_side
     from flows f
     left join codes t on t.list = 'countType' and t.code = f.count_type_code
     left join codes d on d.list = 'travelDirection' and d.code = f.travel_direction_code
     left join codes p on p.list = 'streetSide' and p.code = f.street_side_code
     where f.station_id = $1 order by f.id`,
    [stationId, language],
  );
}
