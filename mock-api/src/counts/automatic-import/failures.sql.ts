import type { Queryable } from '../../platform/db/database.ts';
import { readRows, shape, type RowOf } from '../../platform/db/table.ts';
import { importFailures } from './automatic-import.tables.ts';

const FAILURE = shape(importFailures.pick('id', 'since', 'until'));

/** The newest stretches in which an agency's counts could not be fetched. */
export const selectFailures = (db: Queryable, agency: number): Promise<RowOf<typeof FAILURE>[]> =>
  readRows(
    db,
    FAILURE,
    `select ${FAILURE.sql} from import_failures where agency_id = $1 order by since desc limit 20`,
    [agency],
  );
