import { int } from '../../platform/db/columns.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { readRow, readRows, shape } from '../../platform/db/table.ts';
import type { DigestFacts } from './digest-facts.ts';
import { digestNotices } from './digests.tables.ts';

/** Has nobody else write to a person until the transaction ends. */
export async function lockChoice(db: Queryable, user: number): Promise<void> {
  await db.query('select user_id from digest_choices where user_id = $1 for update', [user]);
}

/** How much a person was told at once since a moment. */
export async function countNotices(db: Queryable, user: number, since: Date): Promise<number> {
  const row = await readRow(
    db,
    shape({ notices: int }),
    'select count(*)::int as notices from digest_notices where user_id = $1 and built_at >= $2',
    [user, since.toISOString()],
  );
  return row?.notices ?? 0;
}

const FAILED = shape(digestNotices.pick('failed_imports'));

/** The imports of which a person was told at once that they failed. */
export async function selectToldFailed(db: Queryable, user: number): Promise<ReadonlySet<number>> {
  const rows = await readRows(
    db,
    FAILED,
    'select failed_imports from digest_notices where user_id = $1 and cardinality(failed_imports) > 0',
    [user],
  );
  return new Set(rows.flatMap(({ failed_imports }) => failed_imports));
}

const TURNS = shape(digestNotices.pick('turns'));

/** The turns of campaigns that a person was told of at once. */
export async function selectToldTurns(db: Queryable, user: number): Promise<ReadonlySet<string>> {
  const rows = await readRows(
    db,
    TURNS,
    'select turns from digest_notices where user_id = $1 and cardinality(turns) > 0',
    [user],
  );
  return new Set(rows.flatMap(({ turns }) => turns));
}

const FAILURES = shape(digestNotices.pick('import_failures'));

/** The failures of a source of which a person was told at once. */
export async function selectToldFailures(db: Queryable, user: number): Promise<ReadonlySet<number>> {
  const rows = await readRows(
    db,
    FAILURES,
    'select import_failures from digest_notices where user_id = $1 and cardinality(import_failures) > 0',
    [user],
  );
  return new Set(rows.flatMap(({ import_failures }) => import_failures));
}

type Notice = {
  user: number;
  at: Date;
  subject: string;
  body: string;
  facts: DigestFacts;
  failed: readonly number[];
  turns: readonly string[];
  failures: readonly number[];
};

/** Remembers what a person is told at once. For the database's owner. */
export async function keepNotice(
  db: Queryable,
  { user, at, subject, body, facts, failed, turns, failures }: Notice,
): Promise<void> {
  await db.query(
    `insert into digest_notices (user_id, built_at, subject, failed_imports, turns, import_failures, body, facts)
     values ($1, $2, $3, $4, $5, $6, $7, $8::text::jsonb)`,
    [user, at.toISOString(), subject, failed, turns, failures, body, JSON.stringify(facts)],
  );
}
