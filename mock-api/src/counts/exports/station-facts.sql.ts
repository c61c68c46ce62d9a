import type { FlowIdentity } from 'shared-domain';
import type { Queryable } from '../../platform/db/database.ts';
import { json, text } from '../../platform/db/columns.ts';
import { readRows, shape } from '../../platform/db/table.ts';
import { codes } from '../../stations/lookups/lookups.tables.ts';
import type { Labels } from './station-facts.ts';
import type { Language } from '../../platform/text/language.ts';
import { CITY_AREA } from '../../stations/list/stations.sql.ts';

/** A row with all its stored columns, and labels of what is not a code list. */
type Stored<T> = T & Record<string, unknown>;

type StationFacts = Stored<{ id: number; station_id_tmg: string; station_name: string }>;

/** These stations with everything that is stored of them, in the order of their numbers. */
export async function selectStationFacts(db: Queryable, ids: number[]): Promise<StationFacts[]> {
  const rows = await readRows(
    db,
    shape({ facts: json<StationFacts>() }),
    `select to_jsonb(s) || jsonb_build_object('agency', a.name, 'neighborhood', ${CITY_AREA}, 'city', c.city_area,
         'county', k.county, 'txdot_district', d.txdot_district)
       || coalesce(to_jsonb(p) - 'id' - 'agency_id', '{}') || coalesce(to_jsonb(r) - 'id' - 'agency_id', '{}') as facts
     from stations s join agencies a on a.id = s.agency_id
     left join cities c on c.id = s.city_id left join counties k on k.code = s.county_code
     left join txdot_districts d on d.code = s.txdot_district_code
     left join providers p on p.id = s.provider_id left join requesters r on r.id = s.requester_id
     where s.id = any($1::int[]) order by s.station_id_tmg`,
    [ids],
  );
  return rows.map(({ facts }) => facts);
}

type FlowFacts = FlowIdentity & { id: number; station_id: number; station_id_tmg: string; name: string };

/** The flows of these stations with everything that is stored of them, by station and flow. */
export async function selectFlowFacts(db: Queryable, stationIds: number[]): Promise<Stored<FlowFacts>[]> {
  const rows = await readRows(
    db,
    shape({ facts: json<Stored<FlowFacts>>() }),
    `select to_jsonb(f) || jsonb_build_object('station_id_tmg', s.station_id_tmg) as facts
     from flows f join stations s on s.id = f.station_id
     where s.id = any($1::int[]) order by s.station_id_tmg, f.id`,
    [stationIds],
  );
  return rows.map(({ facts }) => facts);
}

const LABEL = shape({
  ...codes.pick('list', 'code'),
  label: text.by(`case when $1 = 'es' then label_es else label end`),
});

/** The labels of every code list, in the language of the person who asked. */
export async function selectLabels(db: Queryable, language: Language): Promise<Labels> {
  const rows = await readRows(db, LABEL, `select ${LABEL.sql} from codes order by list, position`, [
    language,
  ]);
  const lists = Map.groupBy(rows, ({ list }) => list);
  return new Map([...lists].map(([list, of]) => [list, new Map(of.map(({ code, label }) => [code, label]))]));
}
