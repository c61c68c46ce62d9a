import type { JobDeps } from '../../platform/queue/queue.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { selectUntaken } from '../../counts/arrivals/arrivals.sql.ts';
import { evaluateStations } from './evaluate-stations.ts';
import { HOUR } from './instants.ts';
import { insertHour, lockHours, selectEvaluated } from './outages.sql.ts';

const HOUR_MS = HOUR * 60_000;

const hourOf = (moment: Date): number => Math.floor(moment.getTime() / HOUR_MS) * HOUR_MS;

/**
 * Looks at all stations at every full hour that has not been looked at, one by one, each with its own clock: after days without a
 * server outages begin when they began, not all at once. Of several processes one takes an hour; answers how many it took.
 */
export async function evaluateHours({ db, now }: Pick<JobDeps, 'db' | 'now'>): Promise<number> {
  const latest = hourOf(now());
  for (let taken = 0; ; taken += 1) {
    const hasMore = await db.transaction((tx) => evaluateNext(tx, latest));
    if (!hasMore) return taken;
  }
}

async function evaluateNext(tx: Transaction, latest: number): Promise<boolean> {
  const last = await lockHours(tx);
  const hour = last ? last.getTime() + HOUR_MS : latest;
  if (hour > latest) return false;
  const [moment, before] = [new Date(hour), last ?? new Date(hour - HOUR_MS)];
  await insertHour(tx, moment, await evaluateStations(tx, { moment, before }));
  return true;
}

/**
 * Looks, within the hour, at the stations whose counts came since they were looked at: nobody reads that a counter is silent whose counts
 * are there. Where an hour is behind, or nothing was ever looked at, the hour takes these with it. Answers how many it looked at.
 */
export function judgeArrivals({ db, now }: Pick<JobDeps, 'db' | 'now'>): Promise<number> {
  return db.transaction(async (tx) => {
    // most of the time there is nothing, and nobody need wait to hear so
    const looked = await selectEvaluated(tx);
    if ((await untaken(tx, looked === null ? null : new Date(looked), now())).length === 0) return 0;
    const before = await lockHours(tx);
    const moment = now();
    const only = await untaken(tx, before, moment);
    return before && only.length > 0 ? evaluateStations(tx, { moment, before, only }) : 0;
  });
}

/** The stations to be looked at within the hour that was looked at last. */
const untaken = async (tx: Transaction, hour: Date | null, now: Date): Promise<number[]> =>
  hour?.getTime() === hourOf(now) ? selectUntaken(tx, { after: hour, until: now }) : [];
