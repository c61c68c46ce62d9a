import { minutesOfText } from 'shared-domain';
import type { Transaction } from '../../platform/db/database.ts';
import {
  evaluateStation,
  type FlowArrival,
  type WatchedCounter,
  type WatchedUploads,
} from './evaluate-station.rules.ts';
import { takeArrivals, type ArrivalRow } from '../../counts/arrivals/arrivals.sql.ts';
import { selectReached } from '../../counts/arrivals/reached.sql.ts';
import { DAY, HOUR, type Minutes, type Span } from './instants.ts';
import { storeOutcomes, type StationOutcome } from './outages.sql.ts';
import { closedSpans, retiredAt } from './plan.ts';
import { takenBack, type Polled } from './station-watch.rules.ts';
import type { StoredWatch } from './stored-watch.ts';
import { selectStations, selectTakenBack, type StationRow } from './watched-stations.sql.ts';
import { instantOf } from '../../counts/store/zoned.rules.ts';

const minutesAt = (moment: Date | string): Minutes => new Date(moment).getTime() / 60_000;
const at = (wall: string, timeZone: string): Minutes => instantOf(minutesOfText(wall) ?? 0, timeZone);

/**
 * Looks at published stations, all or some, as they stand at a moment, and stores what became of them; answers how many. What came is
 * taken once. The caller has locked the hours: nobody else looks meanwhile.
 */
export async function evaluateStations(
  tx: Transaction,
  { moment, before, only = null }: { moment: Date; before: Date; only?: readonly number[] | null },
): Promise<number> {
  const stations = await selectStations(tx, only);
  const came = Map.groupBy(
    await takeArrivals(tx, { after: before, until: moment, only }),
    ({ station_id }) => station_id,
  );
  const undone = await selectTakenBack(tx, before, moment);
  const now = minutesAt(moment);
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
      polled: polledOf(station, now),
      watchedFrom: now,
    });
    outcomes.push({ stationId: station.id, watch: watch === station.state ? null : watch, changed, news });
  }
  await storeOutcomes(tx, outcomes, moment);
  return outcomes.length;
}

/** How the station's source was asked up to now, where that is ours to do; a failure lasts until it is over. */
function polledOf({ polled }: StationRow, now: Minutes): Polled | null {
  if (!polled) return null;
  const { since, until } = polled;
  const failing: Span | null =
    since === null ? null : [minutesAt(since), until === null ? now + HOUR : minutesAt(until)];
  return { at: minutesAt(polled.at), failing };
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
