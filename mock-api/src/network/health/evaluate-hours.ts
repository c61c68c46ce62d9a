import { minutesOfText } from 'shared-domain';
import type { JobDeps } from '../../platform/queue/queue.ts';
import type { Transaction } from '../../platform/db/database.ts';
import {
  evaluateStation,
  type FlowArrival,
  type WatchedCounter,
  type WatchedUploads,
} from './evaluate-station.rules.ts';
import { selectReached } from '../../counts/arrivals/reached.sql.ts';
import { DAY, HOUR, type Minutes } from './instants.ts';
import { insertHour, lockHours, storeOutcomes, type StationOutcome } from './outages.sql.ts';
import { closedSpans, retiredAt } from './plan.ts';
import { takenBack } from './station-watch.rules.ts';
import type { StoredWatch } from './stored-watch.ts';
import {
  selectArrivals,
  selectStations,
  selectTakenBack,
  type ArrivalRow,
  type StationRow,
} from './watched-stations.sql.ts';
import { instantOf } from './zoned.rules.ts';

const HOUR_MS = HOUR * 60_000;
const minutesAt = (moment: Date | string): Minutes => new Date(moment).getTime() / 60_000;
const at = (wall: string, timeZone: string): Minutes => instantOf(minutesOfText(wall) ?? 0, timeZone);

/**
 * Looks at all stations at every full hour that has not been looked at, one by one, each with its own clock: after days without a
 * server outages begin when they began, not all at once. Of several processes one takes an hour; answers how many it took.
 */
export async function evaluateHours({ db, now }: Pick<JobDeps, 'db' | 'now'>): Promise<number> {
  const latest = Math.floor(now().getTime() / HOUR_MS) * HOUR_MS;
  for (let taken = 0; ; taken += 1) {
    const hasMore = await db.transaction((tx) => evaluateNext(tx, latest));
    if (!hasMore) return taken;
  }
}

async function evaluateNext(tx: Transaction, latest: number): Promise<boolean> {
  const last = await lockHours(tx);
  const hour = last ? last.getTime() + HOUR_MS : latest;
  if (hour > latest) return false;
  await evaluateHour(tx, new Date(hour), last ?? new Date(hour - HOUR_MS));
  return true;
}

async function evaluateHour(tx: Transaction, hour: Date, before: Date): Promise<void> {
  const stations = await selectStations(tx);
  const came = Map.groupBy(await selectArrivals(tx, before, hour), ({ station_id }) => station_id);
  const undone = await selectTakenBack(tx, before, hour);
  const now = minutesAt(hour);
  const outcomes: StationOutcome[] = [];
  for (const station of stations) {
    const isNew = station.permanent && station.state?.is !== 'counter';
    const reached = isNew || undone.has(station.id) ? await reachedBy(tx, station) : {};
    const of = watchedOf(station, reached);
    if (!of) continue;
    const known =
      station.state && undone.has(station.id) ? afterUndo(station.state, reached, now) : station.state;
    const arrivals = (came.get(station.id) ?? []).map((row) => arrivalOf(row, station.time_zone));
    const { watch, changed, news } = evaluateStation(known, of, {
      now,
      arrivals,
      failing: null,
      watchedFrom: now,
    });
    outcomes.push({ stationId: station.id, watch: watch === station.state ? null : watch, changed, news });
  }
  await storeOutcomes(tx, outcomes, hour);
  await insertHour(tx, hour, outcomes.length);
}

/** How far the counts of a station's flows reach now, as instants. */
async function reachedBy(tx: Transaction, { id, time_zone }: StationRow): Promise<Reached> {
  const reached = await selectReached(tx, id);
  return Object.fromEntries([...reached].map(([flow, through]) => [flow, at(through, time_zone)]));
}

type Reached = Readonly<Record<string, Minutes>>;

const arrivalOf = (row: ArrivalRow, timeZone: string): FlowArrival => ({
  flow: String(row.flow_id),
  at: minutesAt(row.arrived_at),
  from: at(row.from_ts, timeZone),
  through: at(row.through_ts, timeZone),
  filled: row.filled,
});

/** What is watched of a station; null where nothing is expected of it. */
function watchedOf(station: StationRow, reached: Reached): WatchedCounter | WatchedUploads | null {
  const { time_zone, deployment } = station;
  if (station.permanent) return counterOf(station, reached);
  if (!deployment) return null;
  return {
    is: 'uploads',
    deployment: deployment.id,
    endedAt: at(deployment.last, time_zone) + DAY,
    uploadedAt: deployment.uploaded === null ? null : minutesAt(deployment.uploaded),
  };
}

function counterOf(station: StationRow, reachedBefore: Reached): WatchedCounter {
  const closures = closedSpans(station.closures, station.time_zone);
  const end = retiredAt(station);
  return {
    is: 'counter',
    plan: {
      expectedFrom: closures.reduce(
        (first, [start, until]) => (first >= start && first < until ? until : first),
        minutesAt(station.created_at),
      ),
      closures,
      // when the year was entered is not known: what is there now counts from its end on
      retired: end === null ? null : { from: end, enteredAt: end },
    },
    flows: station.flows.map(String),
    reachedBefore,
  };
}

function afterUndo(state: StoredWatch, reached: Reached, now: Minutes): StoredWatch {
  if (state.is !== 'counter') return state;
  const left = Object.values(reached);
  return {
    ...state,
    station: takenBack(state.station, left.length > 0 ? Math.max(...left) : null, now),
    flows: state.flows.map((flow) => ({ ...flow, through: reached[flow.flow] ?? null })),
  };
}
