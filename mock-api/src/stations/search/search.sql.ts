import { SEARCH_ROWS } from 'shared-domain';
import { int, orNull, text } from '../../platform/db/columns.ts';
import type { Param, Queryable } from '../../platform/db/database.ts';
import { readRows, shape, type RowOf } from '../../platform/db/table.ts';
import { agencies, users } from '../../people/account/people.tables.ts';
import { CITY_AREA } from '../list/stations.sql.ts';
import { flows, identityOf, numberOf, stations } from '../records/stations.tables.ts';
import { holdsAll, holdsOne, lineOf, rank } from './matching.sql.ts';

/*
 * Every row that the caller sees is looked at: under row security no index is asked for a part of a text. At two thousand
 * stations with eight thousand flows that takes less than what a person feels. One row more is asked for than is shown,
 * which tells that there is more.
 */

/** Whose records are looked through (null: of every agency), and for what: words as `searchWords` makes them. */
type Search = { agency: number | null; words: readonly string[] };

const LIMIT = `limit ${SEARCH_ROWS + 1}`;
const paramsOf = ({ agency, words }: Search): Param[] => [agency, words];

const STATION = shape({
  ...stations.pick('id', 'station_id_tmg'),
  draft_id: orNull(stations.columns.id).by('case when draft then id end'),
  name: text.by('station_name'),
  street: orNull(text).by('street_or_trail_name'),
  city: orNull(text).by('city'),
});

/** Stations and drafts by number, name, street, city and the numbers that agency and vendor give them. */
export function findStations(db: Queryable, search: Search): Promise<RowOf<typeof STATION>[]> {
  const line = lineOf(
    's.station_id_tmg',
    's.station_name',
    's.street_or_trail_name',
    's.neighborhood',
    'c.city_area',
    's.station_id_agency',
    "nullif(s.eco_id, 'false')",
  );
  return readRows(
    db,
    STATION,
    `select ${STATION.sql}
     from (
       select s.id, s.station_id_tmg, s.draft, s.station_name, s.street_or_trail_name, ${CITY_AREA} as city,
         ${line} as line
       from stations s left join cities c on c.id = s.city_id
       where $1::int is null or s.agency_id = $1 offset 0) s
     where ${holdsAll('line', search.words)}
     order by ${rank('station_id_tmg', 'station_name')}, draft, lower(station_name), id ${LIMIT}`,
    paramsOf(search),
  );
}

const CERTIFIED = shape({ station_id: int });

/** Those of these stations, by their numbers, that have certified counts: days lie on other machines where the database is spread. */
export async function selectCertified(db: Queryable, stationIds: readonly number[]): Promise<Set<number>> {
  if (stationIds.length === 0) return new Set();
  const rows = await readRows(
    db,
    CERTIFIED,
    `select distinct ${CERTIFIED.sql} from certified_days where station_id = any($1::int[]) and minutes > 0`,
    [stationIds],
  );
  return new Set(rows.map(({ station_id }) => station_id));
}

const FLOW = shape({
  ...flows.of('f', 'id', 'name'),
  ...numberOf('f'),
  station_name: stations.columns.station_name.by('f.station_name'),
  ...identityOf('f'),
});

/** A flow that was found, with the codes that its id is made of. */
export type FoundFlow = RowOf<typeof FLOW>;

const FLOW_ID = ['s.station_id_tmg', ...Object.keys(identityOf('f')).map((code) => `f.${code}`)];

/**
 * Flows of published stations by name, id, serial number and the vendor's id. The station's name and number may be among
 * the words, but alone they find the station.
 */
export function findFlows(db: Queryable, search: Search): Promise<FoundFlow[]> {
  const { words } = search;
  const own = lineOf('f.name', "nullif(f.eco_id, 'false')", 'f.serial_number');
  const flowId = `lower(concat_ws('-', ${FLOW_ID.join(', ')}))`;
  return readRows(
    db,
    FLOW,
    `select ${FLOW.sql}
     from (
       select o.*, ${lineOf('own', 'flow_id', 'station_name')} as line
       from (
         select f.id, f.name, f.count_method_code, f.count_type_code, f.travel_direction_code, f.street_side_code,
           s.station_id_tmg, s.station_name, ${own} as own, ${flowId} as flow_id
         from flows f join stations s on s.id = f.station_id
         where ($1::int is null or s.agency_id = $1) and not s.draft offset 0) o
       where ${holdsOne(words, (word) => (word.includes('-') ? 'flow_id' : 'own'))} offset 0) f
     where ${holdsAll('line', words)}
     order by ${rank('f.flow_id', 'f.name')}, f.station_id_tmg, f.id ${LIMIT}`,
    paramsOf(search),
  );
}

const PERSON = shape({ ...users.pick('id', 'name', 'email'), agency: text.by('agency') });

/** People by name and e-mail address, as the list of people shows them: super admins to each other alone. */
export function findPeople(
  db: Queryable,
  search: Search & { withSuper: boolean },
): Promise<RowOf<typeof PERSON>[]> {
  return readRows(
    db,
    PERSON,
    `select ${PERSON.sql}
     from (
       select u.id, u.name, u.email, a.name as agency, ${lineOf('u.name', 'u.email')} as line
       from users u join agencies a on a.id = u.agency_id
       where case when u.super_admin then $3 else $1::int is null or u.agency_id = $1 end offset 0) u
     where ${holdsAll('line', search.words)}
     order by ${rank('email', 'name')}, lower(name), id ${LIMIT}`,
    [...paramsOf(search), search.withSuper],
  );
}

const AGENCY = shape(agencies.pick('id', 'name'));

/** Agencies that are open, by name. */
export function findAgencies(db: Queryable, search: Search): Promise<RowOf<typeof AGENCY>[]> {
  return readRows(
    db,
    AGENCY,
    `select ${AGENCY.sql}
     from (
       select id, name, ${lineOf('name')} as line from agencies
       where ($1::int is null or id = $1) and closed_at is null offset 0) a
     where ${holdsAll('line', search.words)}
     order by ${rank('name', 'name')}, lower(name), id ${LIMIT}`,
    paramsOf(search),
  );
}
