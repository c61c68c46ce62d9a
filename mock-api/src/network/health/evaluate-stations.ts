import { minutesOfText } from 'shared-domain';
import type { Transaction } from '../../platform/db/database.ts';
import { apart, caught } from './apart.ts';
import type { EndedDeployment } from './earlier-uploads.rules.ts';
import {
  evaluateStation,
  type FlowArrival,
  type WatchedCounter,
  type WatchedUploads,
} from './evaluate-station.rules.ts';
import { giveBackArrivals, takeArrivals, type ArrivalRow } from '../../counts/arrivals/arrivals.sql.ts';
import { selectReached } from '../../counts/arrivals/reached.sql.ts';
import { DAY, type Minutes, type Span } from './instants.ts';
import { storeOutcomes, type StationOutcome } from './outages.sql.ts';
import { endLeftOpen } from './left-open.rules.ts';
import { expectedFrom, expectedOf, planOf, retiredAt } from './plan.ts';
import { polledOf } from './polled.ts';
import { takenBack } from './station-watch.rules.ts';
import type { StoredWatch } from './stored-watch.ts';
import { selectStations, selectTakenBack, type StationRow, type Which } from './watched-stations.sql.ts';
import { instantOf } from '../../counts/store/zoned.rules.ts';

const minutesAt = (moment: Date | string): Minutes => new Date(moment).getTime() / 60_000;
const at = (wall: string, timeZone: string): Minutes => instantOf(minutesOfText(wall) ?? 0, timeZone);

/** What became of a look: how many stations were looked at, and at which it failed. */
export type Looked = { looked: number; failed: Failure[] };
/** A look at a moment, after one before; `told` where its news are of a later one. */
export type Look = { moment: Date; before: Date; told?: Date } & Which;
export type Failure = { id: number; station: string | null; error: unknown };

/**
 * Looks at published stations, all or some, as they stand at a moment, and stores what became of them. What came is taken once. A station
 * whose look fails keeps what came of it, and costs no other anything. The caller has locked the hours: nobody else looks meanwhile.
 */
export async function evaluateStations(
  tx: Transaction,
  { moment, before, told = moment, ...which }: Look,
): Promise<Looked> {
  const stations = await selectStations(tx, which);
  const taken = await takeArrivals(tx, { after: before, until: moment, ...which });
  const came = Map.groupBy(taken, ({ station_id }) => station_id);
  const undone = await selectTakenBack(tx, before, moment);
  const now = minutesAt(moment);
  const outcomes: StationOutcome[] = [];
  const errors = new Map<number, unknown>();
  for (const station of stations) {
    const rows = came.get(station.id) ?? [];
    const isUndone = undone.has(station.id);
    const judged = await (isUndone || isNew(station) ? apart(tx, () => judge()) : caught(() => judge()));
    if ('error' in judged) errors.set(station.id, judged.error);
    else if (judged.done) outcomes.push(judged.done);

    async function judge() {
      const reached = isUndone || isNew(station) ? await reachedBy(tx, station) : {};
      return outcomeOf(station, { now, rows, reached, isUndone });
    }
  }
  for (const [id, error] of await storeOutcomes(tx, outcomes, { hour: moment, told })) errors.set(id, error);
  const kept = taken.filter(({ station_id }) => errors.has(station_id));
  await giveBackArrivals(
    tx,
    kept.map(({ id }) => id),
  );
  const failed = stations.filter(({ id }) => errors.has(id));
  return {
    looked: outcomes.length - failed.filter(({ id }) => outcomes.some((one) => one.stationId === id)).length,
    failed: failed.map((one) => ({ id: one.id, station: one.station_id_tmg, error: errors.get(one.id) })),
  };
}

/** Whether a station's counter has not been watched yet. */
const isNew = ({ permanent, state }: StationRow): boolean => permanent && state?.is !== 'counter';

type Found = { now: Minutes; rows: readonly ArrivalRow[]; reached: Reached; isUndone: boolean };

/** What became of one station; null where nothing is expected of it. */
function outcomeOf(station: StationRow, { now, rows, reached, isUndone }: Found): StationOutcome | null {
  const of = watchedOf(station, reached, now);
  if (!of) return station.state && endedOf(station.id, station.state, now);
  const known = station.state && isUndone ? afterUndo(station.state, reached, now) : station.state;
  const arrivals = rows.map((row) => arrivalOf(row, station.time_zone));
  const polled = polledOf(station.polled, now);
  const { watch, changed, news } = evaluateStation(known, of, { now, arrivals, polled, watchedFrom: now });
  return {
    stationId: station.id,
    watch: watch === station.state ? null : watch,
    changed,
    news,
  };
}

/** What becomes of a station of which nothing is expected any more; null where nothing was open. */
function endedOf(stationId: number, state: StoredWatch, now: Minutes): StationOutcome | null {
  const { watch, changed, news } = endLeftOpen(state, now);
  return watch === state ? null : { stationId, watch, changed, news };
}

/** How far the counts of a station's watched flows reach now, as instants. */
async function reachedBy(tx: Transaction, { id, time_zone, flows }: StationRow): Promise<Reached> {
  const reached = [...(await selectReached(tx, id))].filter(([flow]) => flows.includes(flow));
  return Object.fromEntries(reached.map(([flow, through]) => [flow, at(through, time_zone)]));
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
function watchedOf(
  station: StationRow,
  reached: Reached,
  now: Minutes,
): WatchedCounter | WatchedUploads | null {
  const { time_zone, deployment } = station;
  if (station.permanent) return counterOf(station, reached);
  if (!deployment || now >= (retiredAt(station) ?? Infinity)) return null;
  return {
    is: 'uploads',
    deployment: deployment.id,
    endedAt: at(deployment.last, time_zone) + DAY,
    uploadedAt: uploadedOf(deployment),
    ended: Object.fromEntries(
      station.overdue.map((one): [number, EndedDeployment] => [
        one.id,
        {
          days: [at(one.first ?? one.last, time_zone), at(one.last, time_zone) + DAY],
          uploadedAt: uploadedOf(one),
        },
      ]),
    ),
  };
}

const uploadedOf = ({ uploaded }: { uploaded: string | null }): Minutes | null =>
  uploaded === null ? null : minutesAt(uploaded);

function counterOf(station: StationRow, reachedBefore: Reached): WatchedCounter {
  // of a station that is expected to lack nobody is told either: its age counts from the end
  const expected = expectedOf(station);
  const ofFlows = station.expected.filter(({ flow }) => flow !== null);
  const { closures: planned, retiredAt: end } = planOf(station);
  const closures = [...planned, ...expected];
  return {
    is: 'counter',
    plan: {
      expectedFrom: closures.reduce(
        (first, [start, until]) => (first >= start && first < until ? until : first),
        expectedFrom(station, minutesAt(station.created_at)),
      ),
      closures,
      // when it was entered is not known: what is there now counts from its end on
      retired: end === null ? null : { from: end, enteredAt: end },
    },
    flows: station.flows.map(String),
    expected: Object.fromEntries(
      [...Map.groupBy(ofFlows, ({ flow }) => String(flow))].map(([flow, ranges]) => [
        flow,
        ranges.map(({ from, until }): Span => [from, until]),
      ]),
    ),
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
