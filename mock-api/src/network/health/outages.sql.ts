import type { Queryable, Transaction } from '../../platform/db/database.ts';
import { int } from '../../platform/db/columns.ts';
import { readRow, shape } from '../../platform/db/table.ts';
import { apart } from './apart.ts';
import { healthRuns } from './health.tables.ts';
import { outageKey, type News, type Outage } from './outage.ts';
import { raiseNews } from './raise-news.ts';
import type { StoredWatch } from './stored-watch.ts';

const iso = (minutes: number): string => new Date(minutes * 60_000).toISOString();
const isoOrNull = (minutes: number | null): string | null => (minutes === null ? null : iso(minutes));

/** What an hour made of one station. */
export type StationOutcome = {
  stationId: number;
  /** Null where it is as before. */
  watch: StoredWatch | null;
  changed: readonly Outage[];
  news: readonly News[];
};

/**
 * Stores what an hour made of stations, of each all or nothing; what people say of outages stays. News are of the moment at which they
 * can be `told`: a digest looks at none from before the last one. Answers the errors of those of
 * which nothing could be stored.
 */
export async function storeOutcomes(
  db: Transaction,
  outcomes: readonly StationOutcome[],
  { hour, told }: { hour: Date; told: Date },
): Promise<ReadonlyMap<number, unknown>> {
  const errors = new Map<number, unknown>();
  for (const outcome of outcomes) {
    if (outcome.changed.length === 0) continue;
    const stored = await apart(db, () => storeChanged(db, outcome, told));
    if ('error' in stored) errors.set(outcome.stationId, stored.error);
  }
  const watches = outcomes.flatMap(({ stationId, watch }) =>
    watch && !errors.has(stationId) ? [{ station_id: stationId, state: watch }] : [],
  );
  await db.query(
    `insert into station_watches (station_id, state, evaluated_at)
     select w.station_id, w.state, $2 from jsonb_to_recordset($1::text::jsonb) as w (station_id int, state jsonb)
     on conflict (station_id) do update set state = excluded.state, evaluated_at = excluded.evaluated_at`,
    [JSON.stringify(watches), hour.toISOString()],
  );
  return errors;
}

async function storeChanged(
  db: Transaction,
  { stationId, changed, news }: StationOutcome,
  told: Date,
): Promise<void> {
  const latest = told.getTime() / 60_000;
  for (const outage of changed) {
    const id = await storeOutage(db, stationId, outage);
    const own = news.filter((one) => one.outage === outageKey(outage));
    for (const { at, what } of own)
      await db.query('insert into outage_news (station_id, outage_id, at, what) values ($1, $2, $3, $4)', [
        stationId,
        id,
        iso(Math.max(at, latest)),
        what,
      ]);
    await raiseNews(db, stationId, { outage, news: own });
  }
}

async function storeOutage(db: Queryable, stationId: number, outage: Outage): Promise<number> {
  const { kind, flow, start, dueAt, silentAt, usual, threshold, stage } = outage;
  const row = await readRow(
    db,
    shape({ id: int }),
    `insert into outages (station_id, kind, flow_id, start_at, due_at, silent_at, usual_minutes, threshold_minutes,
       stage_minutes, recovered_at, filled_at, retired_at, missing, confirming)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13::text::jsonb, $14::text::jsonb)
     on conflict (station_id, kind, flow_id, silent_at) do update set stage_minutes = excluded.stage_minutes,
       recovered_at = excluded.recovered_at, filled_at = excluded.filled_at, retired_at = excluded.retired_at,
       missing = excluded.missing, confirming = excluded.confirming,
       -- a person who has it open corrects its end; that it grows older changes nothing for them
       version = outages.version + case when (outages.recovered_at, outages.retired_at)
         is distinct from (excluded.recovered_at, excluded.retired_at) then 1 else 0 end
     returning id`,
    [
      stationId,
      kind,
      flow === null ? null : Number(flow),
      iso(start),
      iso(dueAt),
      iso(silentAt),
      usual,
      threshold,
      stage,
      isoOrNull(outage.recoveredAt),
      isoOrNull(outage.filledAt),
      isoOrNull(outage.retiredAt),
      JSON.stringify(outage.missing),
      JSON.stringify(outage.confirming),
    ],
  );
  return row?.id ?? 0;
}

/** The newest hour that was looked at; null before the first. */
export async function selectEvaluated(db: Queryable): Promise<string | null> {
  const row = await readRow(
    db,
    shape(healthRuns.pick('hour')),
    'select hour from health_runs order by hour desc limit 1',
  );
  return row?.hour ?? null;
}

/** The same; nobody else begins one until the transaction ends. */
export async function lockHours(db: Queryable): Promise<Date | null> {
  await db.query('lock table health_runs in exclusive mode');
  const hour = await selectEvaluated(db);
  return hour === null ? null : new Date(hour);
}

/** Remembers that an hour was looked at. */
export async function insertHour(db: Queryable, hour: Date, stations: number): Promise<void> {
  await db.query('insert into health_runs (hour, stations) values ($1, $2)', [hour.toISOString(), stations]);
}
