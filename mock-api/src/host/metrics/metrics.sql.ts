import { findings } from '../../counts/findings/findings.tables.ts';
import { imports } from '../../counts/imports/imports.tables.ts';
import { bigint, double, int } from '../../platform/db/columns.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { readRow, readRows, shape, type RowOf } from '../../platform/db/table.ts';

const IMPORTS = shape({ ...imports.pick('source', 'status'), n: int });
const FINDINGS = shape({ ...findings.pick('severity'), n: int });
const MAILS = shape({ waiting: int, for_a_person: int });

/** Imports by where they came from and how far they are. */
export function selectImports(db: Queryable): Promise<RowOf<typeof IMPORTS>[]> {
  return readRows(
    db,
    IMPORTS,
    'select source, status, count(*)::int as n from imports group by source, status',
  );
}

/** Findings that nobody has decided, by how strong they are. */
export function selectFindings(db: Queryable): Promise<RowOf<typeof FINDINGS>[]> {
  return readRows(
    db,
    FINDINGS,
    `select severity, count(*)::int as n from findings where state = 'open' group by severity`,
  );
}

/** E-mails that have not left, and those of them that a person has to decide about. */
export async function selectMails(db: Queryable): Promise<RowOf<typeof MAILS>> {
  const row = await readRow(
    db,
    MAILS,
    `select (count(*) filter (where state not in ('sent', 'unsure', 'failed')))::int as waiting,
       (count(*) filter (where state in ('unsure', 'failed')))::int as for_a_person from outbox`,
  );
  return row ?? { waiting: 0, for_a_person: 0 };
}

/** How many seconds ago the job that waits longest could have begun; 0 where none waits. */
export async function selectLongestWait(db: Queryable, now: Date): Promise<number> {
  const row = await readRow(
    db,
    shape({ seconds: double }),
    `select coalesce(extract(epoch from $1::timestamptz - min(start_after)), 0)::float8 as seconds
     from jobs.job where state in ('created', 'retry') and start_after <= $1::timestamptz`,
    [now.toISOString()],
  );
  return row?.seconds ?? 0;
}

/** How many seconds old the newest hour is at which the counters were looked at; 0 before the first. */
export async function selectWatchAge(db: Queryable, now: Date): Promise<number> {
  const row = await readRow(
    db,
    shape({ seconds: double }),
    `select coalesce(extract(epoch from $1::timestamptz - max(hour)), 0)::float8 as seconds from health_runs`,
    [now.toISOString()],
  );
  return row?.seconds ?? 0;
}

/** At how many stations the watch has not looked since some hour, because it failed there. */
export async function countBehind(db: Queryable): Promise<number> {
  const row = await readRow(db, shape({ n: int }), 'select count(*)::int as n from stations_behind');
  return row?.n ?? 0;
}

/** All counts, as they are kept by month. */
export async function countCounts(db: Queryable): Promise<number> {
  const row = await readRow(
    db,
    shape({ n: bigint }),
    'select coalesce(sum(counts), 0)::int8 as n from count_months',
  );
  return row?.n ?? 0;
}
