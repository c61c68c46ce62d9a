import type { JobDeps } from '../../platform/queue/queue.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { selectUntaken } from '../../counts/arrivals/arrivals.sql.ts';
import { keepBehind, removeBehind, selectBehind } from './behind.sql.ts';
import { evaluateStations, type Failure } from './evaluate-stations.ts';
import { HOUR } from './instants.ts';
import { insertHour, lockHours, selectEvaluated } from './outages.sql.ts';

const HOUR_MS = HOUR * 60_000;

const hourOf = (moment: Date): number => Math.floor(moment.getTime() / HOUR_MS) * HOUR_MS;

type Deps = Pick<JobDeps, 'db' | 'now' | 'log'>;

/**
 * Looks at all stations at every full hour that has not been looked at, one by one, each with its own clock: after days without a
 * server outages begin when they began, not all at once. Of several processes one takes an hour; answers how many it took. A station
 * whose look fails is left behind, and catches up as soon as it can, hour by hour as well.
 */
export async function evaluateHours(deps: Deps): Promise<number> {
  const { db, now } = deps;
  const latest = hourOf(now());
  // first: otherwise what fails now would be tried twice
  await catchUp(deps);
  for (let taken = 0; ; taken += 1) {
    const failed = await db.transaction((tx) => evaluateNext(tx, latest));
    if (!failed) return taken;
    say(deps, failed);
  }
}

/** Looks at the next hour; answers at which stations that failed, null where there is no such hour yet. */
async function evaluateNext(tx: Transaction, latest: number): Promise<Failure[] | null> {
  const last = await lockHours(tx);
  const hour = last ? last.getTime() + HOUR_MS : latest;
  if (hour > latest) return null;
  const [moment, before] = [new Date(hour), last ?? new Date(hour - HOUR_MS)];
  const but = [...(await selectBehind(tx)).keys()];
  const { looked, failed } = await evaluateStations(tx, { moment, before, but });
  await keepBehind(
    tx,
    failed.map(({ id }) => id),
    before,
  );
  await insertHour(tx, moment, looked);
  return failed;
}

/** Takes up the stations that are behind, each until it fails again or has been looked at as often as the others. */
async function catchUp(deps: Deps): Promise<void> {
  for (const station of (await selectBehind(deps.db)).keys())
    while (await deps.db.transaction((tx) => evaluateMissed(tx, station, deps)));
}

/** Looks at a station at the next hour that it has missed; answers whether there may be more. */
async function evaluateMissed(tx: Transaction, station: number, deps: Deps): Promise<boolean> {
  const last = await lockHours(tx);
  const before = (await selectBehind(tx)).get(station);
  if (!last || !before) return false;
  const moment = new Date(before.getTime() + HOUR_MS);
  if (moment <= last) {
    const { failed } = await evaluateStations(tx, {
      moment,
      before,
      told: deps.now(),
      only: [station],
    });
    say(deps, failed);
    if (failed.length > 0) return false;
  }
  if (moment < last) await keepBehind(tx, [station], moment);
  else await removeBehind(tx, station);
  return moment < last;
}

const say = ({ log }: Deps, failed: readonly Failure[]): void => {
  for (const { station, error } of failed)
    log?.({ station, error: `The station was not looked at: ${String(error)}` });
};

/**
 * Looks, within the hour, at the stations whose counts came since they were looked at: nobody reads that a counter is silent whose counts
 * are there. Where an hour is behind, or nothing was ever looked at, the hour takes these with it. Answers how many it looked at.
 */
export function judgeArrivals(deps: Deps): Promise<number> {
  const { db, now } = deps;
  return db.transaction(async (tx) => {
    // most of the time there is nothing, and nobody need wait to hear so
    const seen = await selectEvaluated(tx);
    if ((await untaken(tx, seen === null ? null : new Date(seen), now())).length === 0) return 0;
    const before = await lockHours(tx);
    const moment = now();
    const behind = await selectBehind(tx);
    const only = (await untaken(tx, before, moment)).filter((station) => !behind.has(station));
    if (!before || only.length === 0) return 0;
    const { looked, failed } = await evaluateStations(tx, { moment, before, only });
    say(deps, failed);
    return looked;
  });
}

/** The stations to be looked at within the hour that was looked at last. */
const untaken = async (tx: Transaction, hour: Date | null, now: Date): Promise<number[]> =>
  hour?.getTime() === hourOf(now) ? selectUntaken(tx, { after: hour, until: now }) : [];
