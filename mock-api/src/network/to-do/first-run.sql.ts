import { FIRST_DAYS } from 'shared-domain';
import { bool, oneOf } from '../../platform/db/columns.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { readRow, shape, type RowOf } from '../../platform/db/table.ts';

const CERTIFIED = shape({ certified: oneOf('never', 'lately', 'long ago') });

/** When any of these stations was first certified; `today` is 'YYYY-MM-DD'. */
export async function selectCertified(
  db: Queryable,
  stations: readonly number[],
  today: string,
): Promise<RowOf<typeof CERTIFIED>['certified']> {
  const row = await readRow(
    db,
    CERTIFIED,
    `select case when min(requested_at) is null then 'never'
       when min(requested_at) < $2::date - ${FIRST_DAYS} then 'long ago' else 'lately' end as certified
     from certifications where station_id = any($1::int[]) and status = 'done'`,
    [stations, today],
  );
  return row?.certified ?? 'never';
}

const BEGUN = shape({
  flows: bool.by('exists (select from flows where station_id = any($2::int[]))'),
  // the files of an export and their list go after a week; that it was ordered stays
  exported: bool.by(`exists (select from audit_log where agency_id = $1 and action = 'counts.export')`),
});

/** Whether any of an agency's stations has a flow, and whether somebody of it has ordered an export. */
export async function selectBegun(
  db: Queryable,
  agency: number,
  stations: readonly number[],
): Promise<RowOf<typeof BEGUN>> {
  const row = await readRow(db, BEGUN, `select ${BEGUN.sql}`, [agency, stations]);
  return row ?? { flows: false, exported: false };
}
