import type { Queryable } from '../../platform/db/database.ts';
import { text } from '../../platform/db/columns.ts';
import { readRow, shape } from '../../platform/db/table.ts';
import { selectLedgerState } from '../store/ledger-state.sql.ts';

/**
 * What an inspection of these stations hangs on, as one text: another once a station, a flow, a count that is certified
 * or the number of their counts has changed. Reads what is kept of counts, never counts.
 */
export async function selectTmasState(db: Queryable, stationIds: readonly number[]): Promise<string> {
  const row = await readRow(
    db,
    shape({ state: text }),
    `select concat_ws(' ',
       (select concat_ws('.', count(*), sum(version), max(agency_id)) from stations where id = any($1::int[])),
       (select concat_ws('.', count(*), sum(version), max(id)) from flows where station_id = any($1::int[])),
       (select sum(revision) from certified_revisions where station_id = any($1::int[])),
       (select sum(counts) from count_months where station_id = any($1::int[])),
       (select concat_ws('.', count(*), max(finished_at), max(undone_at)) from imports where station_id = any($1::int[]))
     ) as state`,
    [stationIds],
  );
  return `${row?.state ?? ''} ${await selectLedgerState(db, stationIds)}`;
}
