import type { EcoSite } from 'shared-domain';
import type { Queryable } from '../../platform/db/database.ts';
import { bool, int, oneOf, orNull, text } from '../../platform/db/columns.ts';
import { readRow, readRows, shape, type RowOf } from '../../platform/db/table.ts';
import { agencies } from '../../people/account/people.tables.ts';
import { flows, stations } from '../records/stations.tables.ts';
import { ecoSites } from './eco-sites.tables.ts';
import type { VendorSite } from './counter-vendor.ts';
import { keepList } from './vendor-list.sql.ts';

/**
 * Keeps what the vendor's platform says now: its sites and their channels, each with its domain, and the answer as the list
 * of that account; in a transaction of the owner.
 */
export async function keepSites(db: Queryable, account: string, sites: VendorSite[]): Promise<void> {
  const entries = sites.flatMap(({ id, name, domain, channels }) => [
    { id, site_id: id, name, domain },
    ...channels.map((channel) => ({ id: channel.id, site_id: id, name: channel.name, domain })),
  ]);
  await db.exec(`select pg_advisory_xact_lock(hashtextextended('eco sites', 0)); delete from eco_sites`);
  await db.query(
    `insert into eco_sites (id, site_id, name, domain)
     select id, site_id, name, eco_plain(domain) from json_to_recordset($1::text::json)
       as entry(id text, site_id text, name text, domain text) on conflict do nothing`,
    [JSON.stringify(entries)],
  );
  await db.exec(`insert into settings (name, value) values ('eco_sites_read', clock_timestamp()::text)
    on conflict (name) do update set value = excluded.value`);
  await keepList(db, account, sites);
}

const AGENCY = { agency: orNull(agencies.columns.name).by('a.name') };
const SITE_STATE = shape({
  ...ecoSites.of('e', 'id'),
  agency_id: orNull(int).by('o.agency_id'),
  ...AGENCY,
  used: bool.by(`exists (
       select from eco_claims c join eco_sites m on m.id = c.eco_id
       where m.site_id = e.id and (o.agency_id is null or c.agency_id = o.agency_id))`),
});

/** Whose a site is, and whether a station of its owner, or of anybody where it has none, stands for it. */
export type SiteState = RowOf<typeof SITE_STATE>;

/** The state of every site that the platform named last, past the agency scope: a site shows to its owner alone. */
export function selectSiteStates(db: Queryable): Promise<SiteState[]> {
  return readRows(
    db,
    SITE_STATE,
    `select ${SITE_STATE.sql}
     from eco_sites e cross join lateral (select eco_owner(e.id) as agency_id) o left join agencies a on a.id = o.agency_id
     where e.id = e.site_id`,
  );
}

/** The agency that a site or channel belongs to; null where the platform did not name it or nobody has its domain. */
export async function selectOwner(db: Queryable, ecoId: string): Promise<number | null> {
  const row = await readRow(
    db,
    shape({ agency_id: orNull(int) }),
    'select eco_owner(site_id) as agency_id from eco_sites where id = $1',
    [ecoId],
  );
  return row?.agency_id ?? null;
}

/** Whether the platform's last answer tells of an id, and is fresh enough, as the database demands it of a claim. */
export async function isRead(db: Queryable, ecoId: string): Promise<'known' | 'unknown' | 'stale'> {
  const row = await readRow(
    db,
    shape({ state: oneOf('known', 'unknown', 'stale') }),
    `select case when r.at is null or r.at < now() - interval '15 minutes' then 'stale'
       when exists (select from eco_sites where id = $1) then 'known'
       when r.at < now() - interval '1 minute' then 'stale' else 'unknown' end as state
     from (select (select value::timestamptz from settings where name = 'eco_sites_read') as at) r`,
    [ecoId],
  );
  return row?.state ?? 'stale';
}

/** Eco IDs of a station and its flows that belong to another agency than the station's. */
export function selectStrangers(db: Queryable, station: number): Promise<{ eco_id: string }[]> {
  return readRows(
    db,
    shape({ eco_id: text }),
    `select distinct c.eco_id from eco_claims c join eco_sites e on e.id = c.eco_id
     where c.station_id = $1 and eco_owner(e.site_id) is distinct from c.agency_id order by 1`,
    [station],
  );
}

const HOLDER = shape({
  ...stations.of('s', 'agency_id', 'station_name', 'station_id_tmg'),
  flow_name: orNull(flows.columns.name).by('(select name from flows where id = $2)'),
});

/** The station, and the flow where it is one, that holds a claim. */
export type Holder = RowOf<typeof HOLDER>;

/** Who holds a claim. */
export async function selectHolder(
  db: Queryable,
  station: number,
  flow: number | null,
): Promise<Holder | undefined> {
  return readRow(db, HOLDER, `select ${HOLDER.sql} from stations s where s.id = $1`, [station, flow]);
}

const ofUser = (column: string) => `(
       select s.${column} from eco_claims c join eco_sites m on m.id = c.eco_id join stations s on s.id = c.station_id
       where m.site_id = e.id order by s.draft, s.id limit 1)`;
const SITE = shape({
  ...ecoSites.of('e', 'id', 'name', 'domain'),
  agency_id: orNull(int).by('eco_owner(e.id)'),
  ...AGENCY,
  handed_over: bool.by('h.site_id is not null'),
  station_name: orNull(stations.columns.station_name).by(ofUser('station_name')),
  station_id_tmg: stations.columns.station_id_tmg.by(ofUser('station_id_tmg')),
});

/**
 * Sites of the platform with their domain, owner and users, past the agency scope: none for a caller who does not see
 * everything.
 */
export function selectSites(db: Queryable): Promise<EcoSite[]> {
  return readRows(
    db,
    SITE,
    `select ${SITE.sql}
     from eco_sites e left join agencies a on a.id = eco_owner(e.id) left join eco_handovers h on h.site_id = e.id
     where e.id = e.site_id and app_everything() order by lower(e.name), e.id`,
  );
}

/** Gives a site to an agency whatever its domain, or back to that of its domain (null). */
export async function handOver(
  db: Queryable,
  site: string,
  agency: number | null,
  by: { name: string; at: Date },
): Promise<void> {
  if (agency === null) {
    await db.query('delete from eco_handovers where site_id = $1', [site]);
    return;
  }
  await db.query(
    `insert into eco_handovers (site_id, agency_id, handed_by, handed_at) values ($1, $2, $3, $4)
     on conflict (site_id) do update set agency_id = excluded.agency_id, handed_by = excluded.handed_by,
       handed_at = excluded.handed_at`,
    [site, agency, by.name, by.at.toISOString()],
  );
}
