import type { EcoSite } from 'shared-domain';
import type { Queryable } from '../../platform/db/database.ts';
import type { VendorSite } from './counter-vendor.ts';

/** Keeps what the vendor's platform says now: its sites and their channels, each with its domain; in a transaction of the owner. */
export async function keepSites(db: Queryable, sites: VendorSite[]): Promise<void> {
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
}

/** Whose a site is, and whether a station of its owner, or of anybody where it has none, stands for it. */
export type SiteState = { id: string; agency_id: number | null; agency: string | null; used: boolean };

/** The state of every site that the platform named last, past the agency scope: a site shows to its owner alone. */
export function selectSiteStates(db: Queryable): Promise<SiteState[]> {
  return db.query(
    `select e.id, o.agency_id, a.name as agency, exists (
       select from eco_claims c join eco_sites m on m.id = c.eco_id
       where m.site_id = e.id and (o.agency_id is null or c.agency_id = o.agency_id)) as used
     from eco_sites e cross join lateral (select eco_owner(e.id) as agency_id) o left join agencies a on a.id = o.agency_id
     where e.id = e.site_id`,
  );
}

/** The agency that a site or channel belongs to; null where the platform did not name it or nobody has its domain. */
export async function selectOwner(db: Queryable, ecoId: string): Promise<number | null> {
  const [row] = await db.query<{ agency_id: number | null }>(
    'select eco_owner(site_id) as agency_id from eco_sites where id = $1',
    [ecoId],
  );
  return row?.agency_id ?? null;
}

/** Whether the platform's last answer tells of an id, and is fresh enough, as the database demands it of a claim. */
export async function isRead(db: Queryable, ecoId: string): Promise<'known' | 'unknown' | 'stale'> {
  const [row] = await db.query<{ state: 'known' | 'unknown' | 'stale' }>(
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
  return db.query(
    `select distinct c.eco_id from eco_claims c join eco_sites e on e.id = c.eco_id
     where c.station_id = $1 and eco_owner(e.site_id) is distinct from c.agency_id order by 1`,
    [station],
  );
}

/** The station, and the flow where it is one, that holds a claim. */
export type Holder = {
  agency_id: number;
  station_name: string;
  station_id_tmg: string | null;
  flow_name: string | null;
};

/** Who holds a claim. */
export async function selectHolder(
  db: Queryable,
  station: number,
  flow: number | null,
): Promise<Holder | undefined> {
  const [holder] = await db.query<Holder>(
    `select s.agency_id, s.station_name, s.station_id_tmg, (select name from flows where id = $2) as flow_name
     from stations s where s.id = $1`,
    [station, flow],
  );
  return holder;
}

/** Sites of the platform with their domain, owner and users, for super admins. */
export function selectSites(db: Queryable): Promise<EcoSite[]> {
  return db.query(
    `select e.id, e.name, e.domain, eco_owner(e.id) as agency_id, a.name as agency, h.site_id is not null as handed_over,
       (select s.station_name from eco_claims c join eco_sites m on m.id = c.eco_id join stations s on s.id = c.station_id
        where m.site_id = e.id order by s.draft, s.id limit 1) as station_name,
       (select s.station_id_tmg from eco_claims c join eco_sites m on m.id = c.eco_id join stations s on s.id = c.station_id
        where m.site_id = e.id order by s.draft, s.id limit 1) as station_id_tmg
     from eco_sites e left join agencies a on a.id = eco_owner(e.id) left join eco_handovers h on h.site_id = e.id
     where e.id = e.site_id order by lower(e.name), e.id`,
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
