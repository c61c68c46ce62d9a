import { DAY_MS } from 'shared-domain';
import { int } from '../../platform/db/columns.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { readRow, readRows, shape, type RowOf } from '../../platform/db/table.ts';
import { fingerprintOf, type KeptFailure } from './failure.rules.ts';
import { failureReferences, failures } from './failures.tables.ts';

/** How long a failure is remembered after it was seen last, and a reference after it was told. */
const KEPT_DAYS = 90;
/** Most that is remembered, whatever is sent. */
const MOST = { failures: 1000, references: 20_000, listed: 200 } as const;

const FAILURE = shape(failures.columns);

/** Failures of one kind at one place of one release. */
export type FailureRow = RowOf<typeof FAILURE>;

/** Notes a failure under its reference; false where this reference was told before. */
export async function noteFailure(
  db: Queryable,
  reference: string,
  failure: KeptFailure,
  at: Date,
): Promise<boolean> {
  const known = await db.query('select 1 from failure_references where reference = $1', [reference]);
  if (known.length > 0) return false;
  const { part, version, shell, route, kind, message, stack } = failure;
  const row = await readRow(
    db,
    shape({ id: int }),
    `insert into failures (fingerprint, part, version, shell, route, kind, message, stack, first_seen, last_seen)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9)
     on conflict (fingerprint) do update
       set times = failures.times + 1, shell = excluded.shell, last_seen = excluded.last_seen
     returning id`,
    [fingerprintOf(failure), part, version, shell, route, kind, message, stack, at.toISOString()],
  );
  await db.query(
    'insert into failure_references (reference, failure_id, at) values ($1, $2, $3) on conflict do nothing',
    [reference, row?.id, at.toISOString()],
  );
  return true;
}

/** Failures by part, those seen last first; of a reference alone where one is quoted. */
export function selectFailures(
  db: Queryable,
  { reference, part }: { reference?: string | null; part?: string | null },
): Promise<FailureRow[]> {
  return readRows(
    db,
    FAILURE,
    `select ${FAILURE.sql} from failures
     where ($1::text is null or id = (select failure_id from failure_references where reference = $1))
       and ($2::text is null or part = $2)
     order by last_seen desc, id desc limit $3`,
    [reference, part, MOST.listed],
  );
}

const PART = shape(failures.pick('part'));

/** The parts that failures are known of. */
export async function selectFailedParts(db: Queryable): Promise<string[]> {
  const rows = await readRows(db, PART, `select distinct ${PART.sql} from failures order by part`);
  return rows.map(({ part }) => part);
}

const REFERENCE = shape(failureReferences.pick('reference', 'at'));

/** The newest references of a failure. */
export function selectReferences(db: Queryable, failure: number): Promise<RowOf<typeof REFERENCE>[]> {
  return readRows(
    db,
    REFERENCE,
    `select ${REFERENCE.sql} from failure_references where failure_id = $1 order by at desc, reference limit 10`,
    [failure],
  );
}

/** One failure by its number. */
export function selectFailure(db: Queryable, id: number): Promise<FailureRow | undefined> {
  return readRow(db, FAILURE, `select ${FAILURE.sql} from failures where id = $1`, [id]);
}

/** Clears away what is older than is kept, and the oldest of what is more. */
export async function sweepFailures(db: Queryable, now: Date): Promise<void> {
  const first = new Date(now.getTime() - KEPT_DAYS * DAY_MS).toISOString();
  await db.query(
    `delete from failures where last_seen < $1
       or id in (select id from failures order by last_seen desc, id desc offset $2)`,
    [first, MOST.failures],
  );
  await db.query(
    `delete from failure_references where at < $1
       or reference in (select reference from failure_references order by at desc, reference offset $2)`,
    [first, MOST.references],
  );
}
