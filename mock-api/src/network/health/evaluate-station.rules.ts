import {
  lasts,
  watchEarlierUploads,
  type EarlierUpload,
  type EndedDeployment,
} from './earlier-uploads.rules.ts';
import { newFlowWatch, unwatched, watchFlowHour } from './flow-watch.rules.ts';
import { HourBook } from './hour-book.ts';
import type { Minutes, Span } from './instants.ts';
import { endLeftOpen } from './left-open.rules.ts';
import type { News, Outage } from './outage.ts';
import { newWatch, watchHour, type Arrival, type Plan, type Polled } from './station-watch.rules.ts';
import type { StoredWatch } from './stored-watch.ts';
import { NEW_UPLOAD_WATCH, watchUploadHour, type UploadWatch } from './upload-watch.rules.ts';

/** An arrival of one flow. */
export type FlowArrival = Arrival & { flow: string };

/** A station whose counter counts by itself: what is planned of it, its flows, and how far their counts reached before it was watched. */
export type WatchedCounter = {
  is: 'counter';
  plan: Plan;
  flows: readonly string[];
  /** By flow, when somebody has said beforehand that it alone would lack. */
  expected?: Readonly<Record<string, readonly Span[]>>;
  /** By flow, of those with counts from before. */
  reachedBefore: Readonly<Record<string, Minutes>>;
};
/** A station of short counts: its latest deployment that has ended, and when counts of it came. */
export type WatchedUploads = {
  is: 'uploads';
  deployment: number;
  endedAt: Minutes;
  uploadedAt: Minutes | null;
  /** By number, the deployments of which something was overdue. */
  ended?: Readonly<Record<number, EndedDeployment>>;
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

/**
 * Evaluates a station and its flows at a full hour; without a watch of its kind it begins with one, and ends what was open of the other
 * kind: it is counted in another way now.
 */
export function evaluateStation(
  before: StoredWatch | null,
  of: WatchedCounter | WatchedUploads,
  hour: StationHour,
): Evaluated {
  const ended = before && before.is !== of.is ? endLeftOpen(before, hour.now) : null;
  const after =
    of.is === 'counter'
      ? evaluateCounter(before?.is === 'counter' ? before : begin(of), of, hour)
      : evaluateUploads(before?.is === 'uploads' ? before : null, of, hour.now);
  if (!ended) return after;
  return {
    ...after,
    changed: [...ended.changed, ...after.changed],
    news: [...ended.news, ...after.news],
  };
}

type UploadsWatch = StoredWatch & { is: 'uploads' };

function evaluateUploads(before: UploadsWatch | null, of: WatchedUploads, now: Minutes): Evaluated {
  const known = before ? uploadsOf(before, of.deployment) : { upload: NEW_UPLOAD_WATCH, earlier: [] };
  const after = watchUploadHour(known.upload, { now, ...of });
  const book = new HourBook();
  const earlier = watchEarlierUploads(
    known.earlier,
    { now, ended: of.ended ?? {}, cameAt: of.uploadedAt },
    book,
  );
  const left = book.closed(earlier);
  const isSame =
    before?.deployment === of.deployment &&
    after.watch === before.upload &&
    earlier.every((one, at) => one === before.earlier?.[at]) &&
    earlier.length === (before.earlier?.length ?? 0);
  const watch: StoredWatch = isSame
    ? before
    : {
        is: 'uploads',
        deployment: of.deployment,
        upload: after.watch,
        ...(earlier.length > 0 && { earlier }),
      };
  return {
    watch,
    changed: [...left.changed, ...after.changed],
    news: [...left.news, ...after.news],
  };
}

/** What is known of a deployment that is the latest now, and of those beside it: what was overdue stays to be watched. */
function uploadsOf(
  { deployment, upload, earlier = [] }: UploadsWatch,
  latest: number,
): { upload: UploadWatch; earlier: readonly EarlierUpload[] } {
  if (deployment === latest) return { upload, earlier };
  const all = upload.open ? [...earlier, { deployment, outage: upload.open }] : earlier;
  // one that is the latest again, as the one after it was taken back
  const own = all.find((one) => one.deployment === latest);
  if (!own) return { upload: NEW_UPLOAD_WATCH, earlier: all };
  return lasts(own.outage)
    ? { upload: { open: own.outage, isOver: false }, earlier: all.filter((one) => one !== own) }
    : { upload: { open: null, isOver: true }, earlier: all };
}

const NONE: readonly FlowArrival[] = [];
const NEVER: readonly Span[] = [];

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
  { plan, flows, expected = {} }: WatchedCounter,
  hour: StationHour,
): Evaluated {
  const { now } = hour;
  // counts of others, by hand or by a counter that is taken along, say nothing of the one that stands there
  const arrivals = hour.arrivals.length > 0 ? hour.arrivals.filter(({ flow }) => flows.includes(flow)) : NONE;
  const station = watchHour(before.station, { ...hour, arrivals: together(arrivals), plan });
  const hasMoved = arrivals.some(({ filled }) => !filled);
  const stationMovedTo = hasMoved ? station.watch.through : null;
  const quiet = now < (station.watch.quietUntil ?? now);
  const known = new Map(before.flows.map((one) => [one.flow, one]));
  const watched = flows.map((flow) =>
    watchFlowHour(known.get(flow) ?? newFlowWatch(flow), {
      now,
      arrivals: arrivals.length > 0 ? arrivals.filter((one) => one.flow === flow) : NONE,
      stationMovedTo,
      plan,
      quiet,
      expected: expected[flow] ?? NEVER,
    }),
  );
  const gone = before.flows.filter(({ flow }) => !flows.includes(flow));
  const sameFlows =
    watched.length === before.flows.length && watched.every(({ watch }, at) => watch === before.flows[at]);
  const watch =
    sameFlows && station.watch === before.station
      ? before
      : { is: 'counter' as const, station: station.watch, flows: watched.map((one) => one.watch) };
  return {
    watch,
    changed: [
      ...station.changed,
      ...watched.flatMap(({ changed }) => changed),
      ...gone.flatMap((flow) => unwatched(flow, now) ?? []),
    ],
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
