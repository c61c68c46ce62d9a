import type { CampaignFilter, OpenedCampaign } from 'shared-domain';
import { bool, int, orNull, text } from '../../platform/db/columns.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { readRow, readRows, shape, type RowOf } from '../../platform/db/table.ts';
import { agencies, users } from '../../people/account/people.tables.ts';
import { numberOf, stations } from '../../stations/records/stations.tables.ts';
import { campaignStations, campaignValidators } from './campaigns.tables.ts';

const PLACE = {
  ...stations.of('s', 'id', 'station_name', 'agency_id'),
  ...numberOf('s'),
  agency: agencies.columns.name.by('a.name'),
};

const MEMBER = shape({
  ...PLACE,
  // none yet where a draft looks for what fits
  campaign_id: int.by('coalesce(m.campaign_id, 0)'),
  ...campaignStations.of('m', 'validated_by', 'validated_at', 'validated_reason', 'validated_counts'),
  ...campaignStations.of('m', 'sent_back_by', 'sent_back_at', 'sent_back_reason'),
  ...campaignStations.of('m', 'left_out_by', 'left_out_at', 'left_out_reason', 'closed_counts'),
});
/** A station of a campaign, with what people said of it. */
export type MemberRow = RowOf<typeof MEMBER>;

const MEMBERS = `select ${MEMBER.sql} from campaign_stations m join stations s on s.id = m.station_id
  join agencies a on a.id = s.agency_id`;

/** The stations of these campaigns that the transaction sees, or an agency's alone. */
export const selectMembers = (
  db: Queryable,
  campaigns: readonly number[],
  agency: number | null = null,
): Promise<MemberRow[]> =>
  readRows(
    db,
    MEMBER,
    `${MEMBERS} where m.campaign_id = any($1::int[]) and ($2::int is null or s.agency_id = $2)
     order by s.station_id_tmg`,
    [campaigns, agency],
  );

/** One of them; nobody else deals with it until the transaction ends. */
export const lockMember = (
  db: Queryable,
  campaign: number,
  station: string,
): Promise<MemberRow | undefined> =>
  readRow(
    db,
    MEMBER,
    `${MEMBERS} where m.campaign_id = $1 and s.station_id_tmg = $2 and not s.draft for no key update of m`,
    [campaign, station],
  );

/** The open campaigns that a station is in, with what was said of it there; what is due next first. */
export const selectMemberships = (db: Queryable, station: string): Promise<MemberRow[]> =>
  readRows(
    db,
    MEMBER,
    `${MEMBERS} join campaigns c on c.id = m.campaign_id
     where s.station_id_tmg = $1 and not s.draft and c.state = 'open' order by c.due, c.id`,
    [station],
  );

/** The published stations that a filter means, before it is asked which of them have counts. */
export function selectFitting(
  db: Queryable,
  { agency_ids, search, stations: numbers }: CampaignFilter,
  agency: number | null,
): Promise<MemberRow[]> {
  return readRows(
    db,
    MEMBER,
    `select ${MEMBER.sql} from stations s join agencies a on a.id = s.agency_id
       left join campaign_stations m on false
     where not s.draft and ($1::int is null or s.agency_id = $1)
       and (cardinality($2::int[]) = 0 or s.agency_id = any($2::int[]))
       and (cardinality($3::text[]) = 0 or s.station_id_tmg = any($3::text[]))
       and ($4 = '' or strpos(lower(s.station_id_tmg || ' ' || s.station_name), lower($4)) > 0)
     order by s.station_id_tmg`,
    [agency, agency_ids, numbers, search],
  );
}

const NUMBER = shape({ number: text.by('k.number') });

/** The stations that a filter names though no published one of the agencies that it may be about is called so. */
export async function selectMisnamed(
  db: Queryable,
  { agency_ids, stations: numbers }: CampaignFilter,
  agency: number | null,
): Promise<string[]> {
  const rows = await readRows(
    db,
    NUMBER,
    `select ${NUMBER.sql} from unnest($1::text[]) with ordinality as k (number, place)
     where not exists (select 1 from stations s
       where s.station_id_tmg = k.number and not s.draft and ($2::int is null or s.agency_id = $2)
         and (cardinality($3::int[]) = 0 or s.agency_id = any($3::int[])))
     order by k.place`,
    [numbers, agency, agency_ids],
  );
  return rows.map(({ number }) => number);
}

/** Freezes which stations a campaign has. */
export async function freezeMembers(db: Queryable, campaign: number, ids: readonly number[]): Promise<void> {
  await db.query(
    'insert into campaign_stations (campaign_id, station_id) select $1, unnest($2::int[]) on conflict do nothing',
    [campaign, ids],
  );
}

type Said = { by: string; at: Date; reason: string | null };
type Member = { campaign_id: number; id: number };

/** Keeps that a person has validated a station's counts, so many; that it was sent back before is dealt with. */
export async function markValidated(
  db: Queryable,
  { campaign_id, id }: Member,
  { by, user, at, reason, counts }: Said & { user: number; counts: number },
): Promise<void> {
  await db.query(
    `update campaign_stations set validated_by = $3, validated_at = $4, validated_reason = $5, validated_counts = $6,
       validated_user = $7,
       sent_back_by = null, sent_back_at = null, sent_back_reason = null
     where campaign_id = $1 and station_id = $2`,
    [campaign_id, id, by, at.toISOString(), reason, counts, user],
  );
}

/** Keeps that a person has sent a station back; that it was validated counts no more. */
export async function markSentBack(db: Queryable, { campaign_id, id }: Member, said: Said): Promise<void> {
  await db.query(
    `update campaign_stations set sent_back_by = $3, sent_back_at = $4, sent_back_reason = $5,
       validated_by = null, validated_at = null, validated_reason = null, validated_counts = null,
       validated_user = null
     where campaign_id = $1 and station_id = $2`,
    [campaign_id, id, said.by, said.at.toISOString(), said.reason],
  );
}

/** Keeps that a person has left a station out; null takes it in again. */
export async function markLeftOut(
  db: Queryable,
  { campaign_id, id }: Member,
  said: Said | null,
): Promise<void> {
  await db.query(
    `update campaign_stations set left_out_by = $3, left_out_at = $4, left_out_reason = $5
     where campaign_id = $1 and station_id = $2`,
    [campaign_id, id, said?.by ?? null, said?.at.toISOString() ?? null, said?.reason ?? null],
  );
}

/** Keeps how many counts a station had when its campaign was closed; null while that is open again. */
export async function markClosed(
  db: Queryable,
  campaign: number,
  counts: ReadonlyMap<number, number> | null,
): Promise<void> {
  const rows = [...(counts ?? [])].map(([station, number]) => ({ station, number }));
  await db.query(
    `update campaign_stations m set closed_counts = (
       select k.number from jsonb_to_recordset($2::text::jsonb) as k (station int, number bigint)
       where k.station = m.station_id)
     where m.campaign_id = $1`,
    [campaign, JSON.stringify(rows)],
  );
}

const VALIDATOR = shape({
  ...campaignValidators.of('v', 'campaign_id', 'user_id', 'agency_id', 'station_id', 'added_at'),
  station_id_tmg: orNull(text).by('s.station_id_tmg'),
  name: users.columns.name.by('u.name'),
});
/** Who validates, and what. */
export type ValidatorRow = RowOf<typeof VALIDATOR>;

/**
 * The validators of these campaigns that the transaction sees. Until a campaign is closed, who has gone to another agency
 * is none any more, nor is who was named for a station that has.
 */
export const selectValidators = (db: Queryable, campaigns: readonly number[]): Promise<ValidatorRow[]> =>
  readRows(
    db,
    VALIDATOR,
    `select ${VALIDATOR.sql} from campaign_validators v join users u on u.id = v.user_id
       join campaigns c on c.id = v.campaign_id left join stations s on s.id = v.station_id
     where v.campaign_id = any($1::int[])
       and (c.state = 'closed' or u.agency_id = coalesce(v.agency_id, s.agency_id)) order by v.id`,
    [campaigns],
  );

type Chosen = OpenedCampaign['validators'][0];

/** Whether these can be: each a person of the agency, or of the station's, whom the transaction sees. */
export async function areValidators(
  db: Queryable,
  chosen: readonly Omit<Chosen, 'name'>[],
  agency: number | null,
): Promise<boolean> {
  const row = await readRow(
    db,
    shape({ fit: bool }),
    `select coalesce(bool_and(exists (
       select 1 from users u left join stations s on s.station_id_tmg = k.station_id_tmg and not s.draft
       where u.id = k.user_id and u.agency_id = coalesce(k.agency_id, s.agency_id)
         and ($2::int is null or u.agency_id = $2))), true) as fit
     from jsonb_to_recordset($1::text::jsonb) as k (user_id int, agency_id int, station_id_tmg text)`,
    [JSON.stringify(chosen), agency],
  );
  return row?.fit ?? true;
}

/** Has exactly these validate; those who did before keep since when. */
export async function storeValidators(
  db: Queryable,
  campaign: number,
  chosen: readonly Omit<Chosen, 'name'>[],
  at: Date,
): Promise<void> {
  const rows = `(select k.user_id, k.agency_id, s.id as station_id
    from jsonb_to_recordset($2::text::jsonb) as k (user_id int, agency_id int, station_id_tmg text)
      left join stations s on s.station_id_tmg = k.station_id_tmg and not s.draft)`;
  await db.query(
    `delete from campaign_validators v where v.campaign_id = $1 and not exists (
       select 1 from ${rows} k where k.user_id = v.user_id and k.agency_id is not distinct from v.agency_id
         and k.station_id is not distinct from v.station_id)`,
    [campaign, JSON.stringify(chosen)],
  );
  await db.query(
    `insert into campaign_validators (campaign_id, user_id, agency_id, station_id, added_at)
     select $1, k.user_id, k.agency_id, k.station_id, $3 from ${rows} k on conflict do nothing`,
    [campaign, JSON.stringify(chosen), at.toISOString()],
  );
}
