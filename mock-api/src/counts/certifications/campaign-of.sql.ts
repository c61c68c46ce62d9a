import { addDays } from 'shared-domain';
import { bool, day, int, moment, orNull, text } from '../../platform/db/columns.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { readRow, readRows, shape, type RowOf } from '../../platform/db/table.ts';

const CAMPAIGN = shape({
  id: int.by('c.id'),
  name: text.by('c.name'),
  first_day: day.by('c.first_day'),
  last_day: day.by('c.last_day'),
  validated_at: orNull(moment).by('m.validated_at'),
  validated_by: orNull(text).by('m.validated_by'),
  validated_user: orNull(int).by('m.validated_user'),
  two_pairs: bool.by('coalesce(k.two_pairs, false)'),
});
/** The campaign in which counts are certified: who has validated the station, and whether its agency asks for two pairs of eyes. */
export type CampaignOf = RowOf<typeof CAMPAIGN>;

/** The open campaign that a station is in and whose period these counts touch; the one due first where there are several. */
export const selectCampaignOf = (
  db: Queryable,
  station: number,
  { first, last }: { first: string; last: string },
): Promise<CampaignOf | undefined> =>
  readRow(
    db,
    CAMPAIGN,
    `select ${CAMPAIGN.sql} from campaign_stations m join campaigns c on c.id = m.campaign_id
       join stations s on s.id = m.station_id left join campaign_settings k on k.agency_id = s.agency_id
     where m.station_id = $1 and c.state = 'open' and m.left_out_at is null
       and c.first_day <= $3::timestamp::date and c.last_day >= $2::timestamp::date
     order by c.due, c.id limit 1`,
    [station, first, last],
  );

const NAME = shape({ id: int, name: text });

/** What campaigns are called, those that the transaction sees. */
export async function selectCampaignNames(
  db: Queryable,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await readRows(db, NAME, 'select id, name from campaigns where id = any($1::int[])', [ids]);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

const ENTERED = shape({ import_id: int });
const BY_HAND = shape({ entered: bool });

/**
 * Whether a person has brought counts of some days of a station in themselves, by a file. What the vendor's platform delivered they
 * have only asked for.
 */
export async function hasEntered(
  db: Queryable,
  { station, user }: { station: number; user: number },
  { first, last }: { first: string; last: string },
): Promise<boolean> {
  const brought = await readRows(
    db,
    ENTERED,
    `select distinct import_id from counts
     where station_id = $1 and ts >= $2::timestamp and ts < $3::timestamp and import_id is not null`,
    [station, first.slice(0, 10), addDays(last.slice(0, 10), 1)],
  );
  const row = await readRow(
    db,
    BY_HAND,
    `select exists (select 1 from imports where id = any($1::int[]) and user_id = $2 and source = 'file') as entered`,
    [brought.map(({ import_id }) => import_id), user],
  );
  return row?.entered ?? false;
}
