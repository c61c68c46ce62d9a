import type { Queryable } from '../../platform/db/database.ts';
import { orNull, text } from '../../platform/db/columns.ts';
import { readRow, readRows, shape, type RowOf } from '../../platform/db/table.ts';
import { agencies } from '../../people/account/people.tables.ts';
import { campaignReports } from './campaigns.tables.ts';

const PROGRESS = shape(
  campaignReports.pick('campaign_id', 'version', 'days', 'certified', 'stations', 'done'),
);

/** How far these campaigns were when they were closed, by version and agency; an agency's alone where one is named. */
export const selectReported = (
  db: Queryable,
  campaigns: readonly number[],
  agency: number | null,
): Promise<RowOf<typeof PROGRESS>[]> =>
  readRows(
    db,
    PROGRESS,
    `select ${PROGRESS.sql} from campaign_reports
     where campaign_id = any($1::int[]) and ($2::int is null or agency_id = $2)`,
    [campaigns, agency],
  );

const AGENCY = agencies.columns.name.by('a.name');
const HASH = shape({ ...campaignReports.of('r', 'version', 'hash'), agency: AGENCY });

/** The hashes of a campaign's reports that the transaction sees, by agency. */
export const selectHashes = (db: Queryable, campaign: number): Promise<RowOf<typeof HASH>[]> =>
  readRows(
    db,
    HASH,
    `select ${HASH.sql} from campaign_reports r join agencies a on a.id = r.agency_id
     where r.campaign_id = $1 order by a.name`,
    [campaign],
  );

const RECORD = shape(campaignReports.of('r', 'record', 'hash'));

/** The records of one version that the transaction sees, by agency. */
export const selectRecords = (
  db: Queryable,
  campaign: number,
  version: number,
): Promise<RowOf<typeof RECORD>[]> =>
  readRows(
    db,
    RECORD,
    `select ${RECORD.sql} from campaign_reports r join agencies a on a.id = r.agency_id
     where r.campaign_id = $1 and r.version = $2 order by a.name`,
    [campaign, version],
  );

/** What is kept of an agency's part. */
export type NewReport = Omit<RowOf<typeof campaignReports>, 'id' | 'hash_before'>;

/** Keeps an agency's part of the report; it names the hash of the version before it. */
export async function insertReport(db: Queryable, one: NewReport): Promise<void> {
  const before = await readRow(
    db,
    shape({ hash: orNull(text) }),
    `select hash from campaign_reports where campaign_id = $1 and agency_id = $2 order by version desc limit 1`,
    [one.campaign_id, one.agency_id],
  );
  await db.query(
    `insert into campaign_reports (campaign_id, version, agency_id, record, hash, hash_before, days, certified, stations, done)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      one.campaign_id,
      one.version,
      one.agency_id,
      one.record,
      one.hash,
      before?.hash ?? null,
      one.days,
      one.certified,
      one.stations,
      one.done,
    ],
  );
}
