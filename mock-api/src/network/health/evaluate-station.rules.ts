import { newFlowWatch, watchFlowHour } from './flow-watch.rules.ts';
import type { Minutes } from './instants.ts';
import type { News, Outage } from './outage.ts';
import { newWatch, watchHour, type Arrival, type Plan, type Polled } from './station-watch.rules.ts';
import type { StoredWatch } from './stored-watch.ts';
import { NEW_UPLOAD_WATCH, watchUploadHour } from './upload-watch.rules.ts';

/** An arrival of one flow. */
export type FlowArrival = Arrival & { flow: string };

/** A station whose counter counts by itself: what is planned of it, its flows, and how far their counts reached before it was watched. */
export type WatchedCounter = {
  is: 'counter';
  plan: Plan;
  flows: readonly string[];
  /** By flow, of those with counts from before. */
  reachedBefore: Readonly<Record<string, Minutes>>;
};
/** A station of short counts: its latest deployment that has ended, and when counts of it came. */
export type WatchedUploads = {
  is: 'uploads';
  deployment: number;
  endedAt: Minutes;
  uploadedAt: Minutes | null;
};

/** The hour, and what came in it. */
export type StationHour = {
  now: Minutes;
  arrivals: readonly FlowArrival[];
  polled: Polled | null;
  watchedFrom: Minutes;
};

/** What an hour made of a station. The watch is the very one of before where nothing changed. */
export type Evaluated = { watch: StoredWatch; changed: readonly Outage[]; news: readonly News[] };

/** Evaluates a station and its flows at a full hour; without a watch of its kind it begins with one. */
export function evaluateStation(
  before: StoredWatch | null,
  of: WatchedCounter | WatchedUploads,
  hour: StationHour,
): Evaluated {
  if (of.is === 'counter') return evaluateCounter(before?.is === 'counter' ? before : begin(of), of, hour);
  const known = before?.is === 'uploads' && before.deployment === of.deployment ? before : null;
  const upload = known?.upload ?? NEW_UPLOAD_WATCH;
  const after = watchUploadHour(upload, { now: hour.now, ...of });
  const watch: StoredWatch =
    known && after.watch === upload
      ? known
      : { is: 'uploads', deployment: of.deployment, upload: after.watch };
  return { watch, changed: after.changed, news: after.news };
}

const NONE: readonly FlowArrival[] = [];

type CounterWatch = StoredWatch & { is: 'counter' };

function begin({ plan, flows, reachedBefore }: WatchedCounter): CounterWatch {
  const reached = Object.values(reachedBefore);
  const station = newWatch(plan, reached.length > 0 ? Math.max(...reached) : plan.expectedFrom);
  return {
    is: 'counter',
    station: { ...station, hasCounts: reached.length > 0 },
    flows: flows.map((flow) => ({ ...newFlowWatch(flow), through: reachedBefore[flow] ?? null })),
  };
}

function evaluateCounter(
  before: CounterWatch,
  { plan, flows }: WatchedCounter,
  hour: StationHour,
): Evaluated {
  const { now, arrivals } = hour;
  const station = watchHour(before.station, { ...hour, arrivals: together(arrivals), plan });
  const hasMoved = arrivals.some(({ filled }) => !filled);
  const stationMovedTo = hasMoved ? station.watch.through : null;
  const known = new Map(before.flows.map((one) => [one.flow, one]));
  const watched = flows.map((flow) =>
    watchFlowHour(known.get(flow) ?? newFlowWatch(flow), {
      now,
      arrivals: arrivals.length > 0 ? arrivals.filter((one) => one.flow === flow) : NONE,
      stationMovedTo,
    }),
  );
  const sameFlows =
    watched.length === before.flows.length && watched.every(({ watch }, at) => watch === before.flows[at]);
  const watch =
    sameFlows && station.watch === before.station
      ? before
      : { is: 'counter' as const, station: station.watch, flows: watched.map((one) => one.watch) };
  return {
    watch,
    changed: [...station.changed, ...watched.flatMap(({ changed }) => changed)],
    news: [...station.news, ...watched.flatMap(({ news }) => news)],
  };
}

/** The arrivals of a station: what its flows brought of one stretch in one import is one. In order of their coming, then of time. */
function together(arrivals: readonly FlowArrival[]): Arrival[] {
  const merged: Arrival[] = [];
  for (const { at, from, through, filled } of arrivals.toSorted((a, b) => a.at - b.at || a.from - b.from)) {
    const last = merged.at(-1);
    if (last && last.at === at && last.filled === filled && from <= last.through)
      merged[merged.length - 1] = { ...last, through: Math.max(last.through, through) };
    else merged.push({ at, from, through, filled });
  }
  return merged;
}
