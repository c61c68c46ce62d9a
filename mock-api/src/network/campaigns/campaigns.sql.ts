import type { CampaignState, OpenedCampaign } from 'shared-domain';
import { bool, int, orNull } from '../../platform/db/columns.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { readRow, readRows, shape, type RowOf } from '../../platform/db/table.ts';
import { agencies } from '../../people/account/people.tables.ts';
import { campaignClosings, campaigns, campaignSettings } from './campaigns.tables.ts';

const CAMPAIGN = shape({
  ...campaigns.of('c', 'id', 'agency_id', 'name', 'first_day', 'last_day', 'due', 'filter', 'no_strong'),
  ...campaigns.of('c', 'uptime', 'state', 'version', 'revision', 'user_name', 'opened_at', 'closed_at'),
  agency: orNull(agencies.columns.name).by('a.name'),
});
/** A campaign as it is stored. */
export type CampaignRow = RowOf<typeof CAMPAIGN>;

const FROM = 'from campaigns c left join agencies a on a.id = c.agency_id';

/** The campaigns that the transaction sees, or those that an agency has a part in: what is due next first, those closed last. */
export const selectCampaigns = (db: Queryable, agency: number | null): Promise<CampaignRow[]> =>
  readRows(
    db,
    CAMPAIGN,
    `select ${CAMPAIGN.sql} ${FROM}
     where $1::int is null or c.agency_id = $1 or (c.state <> 'draft' and exists (
       select 1 from campaign_stations m join stations s on s.id = m.station_id
       where m.campaign_id = c.id and s.agency_id = $1))
     order by c.state = 'closed', case when c.state = 'closed' then null else c.due end, c.due desc, c.id desc`,
    [agency],
  );

/** One that the transaction sees. */
export const selectCampaign = (db: Queryable, id: number): Promise<CampaignRow | undefined> =>
  readRow(db, CAMPAIGN, `select ${CAMPAIGN.sql} ${FROM} where c.id = $1`, [id]);

/** The same; nobody else changes it until the transaction ends. */
export const lockCampaign = (db: Queryable, id: number): Promise<CampaignRow | undefined> =>
  readRow(db, CAMPAIGN, `select ${CAMPAIGN.sql} ${FROM} where c.id = $1 for no key update of c`, [id]);

/** The same while others deal with its stations: only its end is kept from coming between. */
export const holdCampaign = (db: Queryable, id: number): Promise<CampaignRow | undefined> =>
  readRow(db, CAMPAIGN, `select ${CAMPAIGN.sql} ${FROM} where c.id = $1 for share of c`, [id]);

/** What a person decides of a campaign. */
export type CampaignFacts = Pick<
  OpenedCampaign,
  'name' | 'from' | 'until' | 'due' | 'filter' | 'no_strong' | 'uptime'
>;

type Making = {
  agency: number | null;
  user: { id: number; name: string };
  at: Date;
  key: string | undefined;
};

/** Makes a draft; undefined where it was made under this key before (T12). */
export async function insertCampaign(
  db: Queryable,
  facts: CampaignFacts,
  { agency, user, at, key }: Making,
): Promise<number | undefined> {
  const row = await readRow(
    db,
    shape({ id: int }),
    `insert into campaigns (agency_id, name, first_day, last_day, due, filter, no_strong, uptime, user_id, user_name,
       created_at, request_key)
     values ($1, $2, $3, $4, $5, $6::text::jsonb, $7, $8, $9, $10, $11, $12)
     on conflict (user_id, request_key) do nothing returning id`,
    [agency, ...valuesOf(facts), user.id, user.name, at.toISOString(), key ?? null],
  );
  return row?.id;
}

const valuesOf = ({ name, from, until, due, filter, no_strong, uptime }: CampaignFacts) =>
  [name, from, until, due, JSON.stringify(filter), no_strong, uptime] as const;

/** The caller's own that was made under a key. */
export async function selectByKey(db: Queryable, user: number, key: string): Promise<number | undefined> {
  const row = await readRow(
    db,
    shape({ id: int }),
    'select id from campaigns where user_id = $1 and request_key = $2',
    [user, key],
  );
  return row?.id;
}

/** Changes what was decided of a campaign. */
export async function updateCampaign(db: Queryable, id: number, facts: CampaignFacts): Promise<void> {
  await db.query(
    `update campaigns set name = $2, first_day = $3, last_day = $4, due = $5, filter = $6::text::jsonb, no_strong = $7,
       uptime = $8, revision = revision + 1 where id = $1`,
    [id, ...valuesOf(facts)],
  );
}

/** Takes a campaign on, or back, to a state. */
export async function moveCampaign(
  db: Queryable,
  id: number,
  { state, version, at }: { state: CampaignState; version: number; at: Date },
): Promise<void> {
  await db.query(
    `update campaigns set state = $2, version = $3, revision = revision + 1,
       opened_at = case when $2 = 'open' then $4 else opened_at end,
       closed_at = case when $2 = 'closed' then $4::timestamptz end where id = $1`,
    [id, state, version, at.toISOString()],
  );
}

/** Deletes a draft. */
export async function deleteCampaign(db: Queryable, id: number): Promise<void> {
  await db.query(`delete from campaigns where id = $1 and state = 'draft'`, [id]);
}

/** How many campaigns of an agency, or of several, are not closed. */
export async function countOpen(db: Queryable, agency: number | null): Promise<number> {
  const row = await readRow(
    db,
    shape({ open: int }),
    `select count(*)::int as open from campaigns where agency_id is not distinct from $1::int and state <> 'closed'`,
    [agency],
  );
  return row?.open ?? 0;
}

const CLOSING = shape({
  ...campaignClosings.pick('version', 'closed_at', 'reason', 'reopened_by', 'reopened_at', 'reopen_reason'),
  closed_by: campaignClosings.columns.user_name.by('user_name'),
});
/** One end of a campaign. */
export type ClosingRow = RowOf<typeof CLOSING>;

/** Each end that a campaign has had, the newest first. */
export const selectClosings = (db: Queryable, campaign: number): Promise<ClosingRow[]> =>
  readRows(
    db,
    CLOSING,
    `select ${CLOSING.sql} from campaign_closings where campaign_id = $1 order by version desc`,
    [campaign],
  );

/** Keeps that a campaign was closed. */
export async function insertClosing(
  db: Queryable,
  { id, version }: CampaignRow,
  { user, at, reason }: { user: { name: string }; at: Date; reason: string | null },
): Promise<void> {
  await db.query(
    `insert into campaign_closings (campaign_id, version, user_name, closed_at, reason) values ($1, $2, $3, $4, $5)`,
    [id, version, user.name, at.toISOString(), reason],
  );
}

/** Keeps that it was opened again after that. */
export async function noteReopening(
  db: Queryable,
  { id, version }: CampaignRow,
  { user, at, reason }: { user: { name: string }; at: Date; reason: string },
): Promise<void> {
  await db.query(
    `update campaign_closings set reopened_by = $3, reopened_at = $4, reopen_reason = $5
     where campaign_id = $1 and version = $2`,
    [id, version, user.name, at.toISOString(), reason],
  );
}

/** Whether an agency asks for two pairs of eyes. */
export async function selectTwoPairs(db: Queryable, agency: number): Promise<boolean> {
  const row = await readRow(
    db,
    shape({ two_pairs: bool }),
    'select two_pairs from campaign_settings where agency_id = $1',
    [agency],
  );
  return row?.two_pairs ?? false;
}

/** Keeps whether an agency asks for them. */
export async function storeTwoPairs(db: Queryable, agency: number, twoPairs: boolean): Promise<void> {
  await db.query(
    `insert into ${campaignSettings.name} (agency_id, two_pairs) values ($1, $2)
     on conflict (agency_id) do update set two_pairs = excluded.two_pairs`,
    [agency, twoPairs],
  );
}
