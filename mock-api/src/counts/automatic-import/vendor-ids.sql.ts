import { DAY_MS } from 'shared-domain';
import { bool } from '../../platform/db/columns.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { readRow, readRows, shape, type RowOf } from '../../platform/db/table.ts';
import type { VendorSite } from '../../stations/vendor-sites/counter-vendor.ts';
import { vendorIds } from './automatic-import.tables.ts';

const KNOWN = shape({ known: bool });

/**
 * Notes the sites and channels of an agency that the platform names: those that were not there before with the moment, those with
 * another name with the former one, those that it names no more with the moment. The first time all of them are known already. For the
 * database's owner.
 */
export async function noteIds(
  db: Queryable,
  { agency, sites, at }: { agency: number; sites: readonly VendorSite[]; at: Date },
): Promise<void> {
  const before = await readRow(
    db,
    KNOWN,
    'select exists (select 1 from vendor_ids where agency_id = $1) as known',
    [agency],
  );
  const entries = sites
    .filter(({ virtual }) => !virtual)
    .flatMap(({ id: site, name: site_name, channels }) =>
      [{ id: site, name: site_name }, ...channels].map(({ id, name }) => ({ id, name, site, site_name })),
    );
  await db.query(
    `insert into vendor_ids as v (eco_id, agency_id, site_id, site_name, name, found_at)
     select e.id, $2, e.site, e.site_name, e.name, $3
     from jsonb_to_recordset($1::text::jsonb) as e (id text, name text, site text, site_name text)
     where eco_owner(e.site) = $2
     on conflict (agency_id, eco_id) do update set site_id = excluded.site_id, site_name = excluded.site_name,
       name = excluded.name, gone_at = null,
       was = case when v.name <> excluded.name then v.name else v.was end,
       renamed_at = case when v.name <> excluded.name then $4 else v.renamed_at end`,
    [JSON.stringify(entries), agency, before?.known ? at.toISOString() : null, at.toISOString()],
  );
  await db.query(
    `update vendor_ids set gone_at = $3 where agency_id = $2 and gone_at is null and not eco_id = any($1::text[])`,
    [entries.map(({ id }) => id), agency, at.toISOString()],
  );
}

const NEWS = shape({
  ...vendorIds.of('v', 'eco_id', 'site_id', 'site_name', 'name', 'found_at', 'was', 'renamed_at'),
  /** Whether it is the site itself, not one of its channels. */
  is_site: bool.by('v.eco_id = v.site_id'),
});
/** Something new at the vendor, or with another name. */
export type VendorNews = RowOf<typeof NEWS>;

const MOST = 100;
/** What is new at the vendor is shown for so long. */
const NEWS_MS = 60 * DAY_MS;

/** What is shown as new at the vendor: of the last 60 days. */
export const newsWindow = (now: Date) => ({ since: new Date(now.getTime() - NEWS_MS), until: now });

/** Found between two moments, and nobody takes counts of it. */
const isNew = `v.found_at > $2 and v.found_at <= $3
  and not exists (select from flows f where f.vendor_code = '1' and trim(f.eco_id) = v.eco_id)
  and not exists (select from stations s where trim(s.eco_id) = v.eco_id)`;

/** What runs have found new of an agency since a moment, where no station has it meanwhile, or under another name; the newest first. */
export const selectVendorNews = (
  db: Queryable,
  agency: number,
  { since, until }: { since: Date; until: Date },
): Promise<VendorNews[]> =>
  readRows(
    db,
    NEWS,
    `select ${NEWS.sql} from vendor_ids v
     where v.agency_id = $1 and (
       ${isNew}
       or v.renamed_at > $2 and v.renamed_at <= $3)
     order by coalesce(v.renamed_at, v.found_at) desc, v.eco_id limit ${MOST}`,
    [agency, since.toISOString(), until.toISOString()],
  );

const CHANNEL = shape(vendorIds.of('v', 'site_name', 'name'));

/** The channels among them that are of a station's own site, by name. */
export const selectNewChannels = (
  db: Queryable,
  station: number,
  { since, until }: { since: Date; until: Date },
): Promise<RowOf<typeof CHANNEL>[]> =>
  readRows(
    db,
    CHANNEL,
    `select ${CHANNEL.sql} from vendor_ids v
     join stations own on own.agency_id = v.agency_id and trim(own.eco_id) = v.site_id
     where own.id = $1 and ${isNew} order by v.name, v.eco_id limit ${MOST}`,
    [station, since.toISOString(), until.toISOString()],
  );
