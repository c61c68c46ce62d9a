import type { Queryable } from '../../platform/db/database.ts';
import { bool, json } from '../../platform/db/columns.ts';
import { readRow, shape, type RowOf } from '../../platform/db/table.ts';
import type { Text } from '../../platform/text/language.ts';
import type { VendorSite } from './counter-vendor.ts';
import { vendorLists } from './eco-sites.tables.ts';

/** So long a list is shown without asking the platform again. */
const KEPT = `interval '5 minutes'`;
/** So long nobody asks after somebody has begun to, whichever process they are in. */
const BETWEEN = `interval '1 minute'`;

const LIST = shape({
  sites: json<VendorSite[]>(),
  // a row that has sites has the time, too
  read_at: { ...vendorLists.columns.asked_at, sql: 'read_at' },
  failure: vendorLists.columns.failure,
  fresh: bool.by(`read_at > clock_timestamp() - ${KEPT}`),
});

/** What the platform listed last, when, whether that may be shown as it is, and why asking it since has failed, if it has. */
export type KeptList = RowOf<typeof LIST>;

/** The list of an account; undefined where the platform has never answered. For the owner. */
export function selectList(db: Queryable, account: string): Promise<KeptList | undefined> {
  return readRow(db, LIST, `select ${LIST.sql} from vendor_lists where account = $1 and sites is not null`, [
    account,
  ]);
}

/** Takes it upon oneself to ask the platform; false where somebody has begun to within the last minute. For the owner. */
export async function beginAsking(db: Queryable, account: string): Promise<boolean> {
  const begun = await db.query(
    `insert into vendor_lists (account, asked_at) values ($1, clock_timestamp())
     on conflict (account) do update set asked_at = excluded.asked_at, failure = null
       where vendor_lists.asked_at < clock_timestamp() - ${BETWEEN} returning 1`,
    [account],
  );
  return begun.length > 0;
}

/** Keeps what the platform has answered, and forgets the lists of other accounts. For the owner. */
export async function keepList(db: Queryable, account: string, sites: VendorSite[]): Promise<void> {
  await db.query('delete from vendor_lists where account <> $1', [account]);
  await db.query(
    `insert into vendor_lists (account, sites, read_at, asked_at)
     values ($1, $2::text::jsonb, clock_timestamp(), clock_timestamp())
     on conflict (account) do update set sites = excluded.sites, read_at = excluded.read_at,
       asked_at = greatest(vendor_lists.asked_at, excluded.asked_at), failure = null`,
    [account, JSON.stringify(sites)],
  );
}

/** Notes why asking has failed; the list of before stays. For the owner. */
export async function noteFailure(db: Queryable, account: string, failure: Text): Promise<void> {
  await db.query('update vendor_lists set failure = $2::text::jsonb where account = $1', [
    account,
    JSON.stringify(failure),
  ]);
}
