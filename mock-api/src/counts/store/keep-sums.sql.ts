import type { Transaction } from '../../platform/db/database.ts';
import { claimedDays, columnsOf, countedDays, countedMonths, type Kept } from './counted.sql.ts';
import type { Stretch } from './stretches.rules.ts';

/** Counts of a station from the first to the last, both times or days of theirs. */
export type Span = { stationId: number; first: string; last: string };

/** Works out anew how many counts the flows have in the months of a span. */
export async function keepMonths(tx: Transaction, { stationId, first, last }: Span): Promise<void> {
  const span = [stationId, first, last];
  await tx.query(
    `delete from count_months where station_id = $1
       and month between date_trunc('month', $2::timestamp)::date and $3::timestamp::date`,
    span,
  );
  const which = `c.station_id = $1 and c.ts >= date_trunc('month', $2::timestamp)
    and c.ts < date_trunc('month', $3::timestamp) + interval '1 month'`;
  await tx.query(
    `insert into count_months (station_id, flow_id, month, counts, shortest, longest) ${countedMonths(which)}`,
    span,
  );
}

const IN_STRETCH = 'c.station_id = $1 and c.ts >= $2::timestamp and c.ts < $3::timestamp';

/** Works out anew what a stretch's certified days hold, and tells that what was worked out from them is old. */
export async function keepDays(
  tx: Transaction,
  { stationId, from, until }: Stretch & { stationId: number },
): Promise<void> {
  const stretch = [stationId, from, until];
  await tx.query(
    'delete from certified_days where station_id = $1 and day >= $2::date and day < $3::date',
    stretch,
  );
  await tx.query(
    `insert into certified_days (station_id, flow_id, day, minutes, total) ${countedDays(IN_STRETCH)}`,
    stretch,
  );
  await raiseRevisions(tx, [stationId]);
}

/** Works out anew what a running certification has come to in a stretch. */
export async function keepClaimed(
  tx: Transaction,
  { stationId, id, from, until }: Stretch & { stationId: number; id: number },
): Promise<void> {
  const stretch = [stationId, from, until, id];
  await tx.query(
    `delete from certifying_days
     where station_id = $1 and day >= $2::date and day < $3::date and certification_id = $4`,
    stretch,
  );
  await tx.query(
    `insert into certifying_days (station_id, certification_id, flow_id, day, minutes, total)
     ${claimedDays(`${IN_STRETCH} and c.certification_id = $4`)}`,
    stretch,
  );
}

/** The end of a certification: its days become certified ones, all at once, or are forgotten. */
export async function keepEnd(
  tx: Transaction,
  { station_id, id }: { station_id: number; id: number },
  status: 'done' | 'failed',
): Promise<void> {
  if (status === 'done') {
    await tx.query(
      `insert into certified_days as d (station_id, flow_id, day, minutes, total)
       select station_id, flow_id, day, minutes, total from certifying_days
       where station_id = $1 and certification_id = $2
       on conflict (station_id, flow_id, day)
         do update set minutes = d.minutes + excluded.minutes, total = d.total + excluded.total`,
      [station_id, id],
    );
    await raiseRevisions(tx, [station_id]);
  }
  await tx.query('delete from certifying_days where station_id = $1 and certification_id = $2', [
    station_id,
    id,
  ]);
}

/** Works out anew all that a table keeps of some stations. */
export async function keepAnew(tx: Transaction, table: Kept, stations: readonly number[]): Promise<void> {
  await tx.query(`delete from ${table.name} where station_id = any($1::int[])`, [stations]);
  await tx.query(
    `insert into ${table.name} (${columnsOf(table)}) ${table.counted('c.station_id = any($1::int[])')}`,
    [stations],
  );
}

/** What was worked out from the certified days of stations is old from now on. */
export async function raiseRevisions(tx: Transaction, stations: readonly number[]): Promise<void> {
  await tx.query(
    `insert into certified_revisions as r (station_id, revision) select id, 1 from unnest($1::int[]) as s (id)
     on conflict (station_id) do update set revision = r.revision + 1`,
    [stations],
  );
}
