import {
  evaluateStation,
  type FlowArrival,
  type WatchedCounter,
} from '../../network/health/evaluate-station.rules.ts';
import { freshOf, marksAfter, type Mark } from '../../network/health/digest-book.rules.ts';
import { digestLines, type DigestLines } from '../../network/health/digest-lines.rules.ts';
import { DAY, HOUR, isIn, type Minutes, type Span } from '../../network/health/instants.ts';
import { outageKey, type News, type Outage } from '../../network/health/outage.ts';
import type { StoredWatch } from '../../network/health/stored-watch.ts';
import { AGENCIES, deliveries, instant, local, type Counter, type Network } from './fixtures/network.mjs';

/** An outage of a made counter as it stands at the year's end, and all news of it. */
export type Seen = { counter: Counter; outage: Outage; news: News[] };

/** How a year is lived through: later by so much, what comes of an hour in what order, and what is left of a watch between two hours. */
export type Lived = {
  by?: Minutes;
  came?: (arrivals: readonly FlowArrival[]) => readonly FlowArrival[];
  kept?: (watch: StoredWatch | null) => StoredWatch | null;
};

/** One made station through the year, hour by hour, as the product evaluates it. */
export function watchedYear(net: Network, counter: Counter, { by = 0, came, kept }: Lived = {}): Seen[] {
  const seen = new Map<string, Seen>();
  const all = deliveries(net, counter);
  const of = counter.deployment ? uploadsOf(counter, by) : watchedOf(counter, by);
  const failing = counter.source === 'api' ? ([net.platform[0] + by, net.platform[1] + by] as const) : null;
  let watch: StoredWatch | null = null;
  let next = 0;
  const first = Math.ceil((counter.deployment ? net.start : net.warm) / HOUR) * HOUR;
  for (let hour = first; hour < net.end; hour += HOUR) {
    const from = next;
    while (next < all.length && (all[next] as Delivery).a <= hour) next += 1;
    const arrivals = all.slice(from, next).flatMap((one) => arrivalsOf(one, counter, by));
    const after = evaluateStation(kept ? kept(watch) : watch, of, {
      now: hour + by,
      arrivals: came && arrivals.length > 0 ? came(arrivals) : arrivals,
      polled: polledAt(failing, hour + by),
      watchedFrom: net.start + by,
    });
    watch = after.watch;
    for (const outage of after.changed) {
      const key = outageKey(outage);
      seen.set(key, { counter, outage, news: seen.get(key)?.news ?? [] });
    }
    for (const one of after.news) seen.get(one.outage)?.news.push(one);
  }
  return [...seen.values()];
}

/** A source that is asked every hour while it answers. */
const polledAt = (failing: Span | null, now: Minutes) =>
  failing && { at: isIn(failing, now) ? failing[0] - HOUR : now, failing };

type Delivery = ReturnType<typeof deliveries>[number];

function watchedOf({ from, closures, retired, flows }: Counter, by: Minutes): WatchedCounter {
  return {
    is: 'counter',
    plan: {
      expectedFrom:
        by + closures.reduce((first, [start, end]) => (first >= start && first < end ? end : first), from),
      closures: closures.map(([start, end]) => [start + by, end + by]),
      retired: retired && { from: retired.from + by, enteredAt: retired.known + by },
    },
    flows: Array.from({ length: flows }, (_, flow) => String(flow)),
    reachedBefore: {},
  };
}

const uploadsOf = ({ until, deployment }: Counter, by: Minutes) => ({
  is: 'uploads' as const,
  deployment: 1,
  endedAt: until + by,
  uploadedAt: deployment?.uploaded == null ? null : deployment.uploaded + by,
});

/** The rows of the arrival log that a delivery makes: one of each flow that has any of it. */
function arrivalsOf({ a, from, t, back }: Delivery, counter: Counter, by: Minutes): FlowArrival[] {
  return Array.from({ length: counter.flows }, (_, flow) => {
    const one = { flow: String(flow), at: a + by, from: from + by, through: t + by, filled: back };
    const gaps = counter.faults.filter((gap) => gap.fault === 'missing-flow' && gap.flow === flow);
    return gaps.length === 0
      ? [one]
      : around(
          one,
          gaps.map(({ s, e }) => [s + by, e + by]),
          counter.interval,
        );
  }).flat();
}

/** What of an arrival a flow has, around the stretches in which it has no rows. */
function around(
  arrival: FlowArrival,
  gaps: readonly (readonly [Minutes, Minutes])[],
  interval: Minutes,
): FlowArrival[] {
  const up = (at: Minutes) => Math.ceil(at / interval) * interval;
  let parts = [arrival];
  for (const [start, end] of gaps)
    parts = parts.flatMap((part) =>
      [
        { ...part, through: Math.min(part.through, up(start)) },
        { ...part, from: Math.max(part.from, up(end)) },
      ].filter(({ from, through }) => from < through),
    );
  return parts;
}

/** The digest of an agency of one Monday. */
export type MadeDigest = { agency: number; at: Minutes; digest: DigestLines<Seen> };

/** The digests of the made agencies through the year, each on Monday at seven, empty ones too. */
export function digestsOf(net: Network, seen: readonly Seen[]): MadeDigest[] {
  return AGENCIES.flatMap(({ zone }, agency) => {
    const mine = seen.filter(({ counter }) => counter.agency === agency);
    const marks = new Map<Seen, Mark>();
    return mondays(net, zone).map((at) => {
      const newsOf = (of: Seen) => of.news.filter((one) => one.at <= at);
      const fresh = mine.flatMap((of) => {
        const news = newsOf(of).map(({ what }, index) => ({ id: index + 1, what }));
        return freshOf(of, of.outage, { news, mark: marks.get(of) ?? null }) ?? [];
      });
      const digest = digestLines(fresh, at);
      for (const { of, mark } of marksAfter(fresh, digest, (one) => newsOf(one).length)) marks.set(of, mark);
      return { agency, at, digest };
    });
  });
}

function mondays(net: Network, zone: string): Minutes[] {
  const found: Minutes[] = [];
  for (let day = Math.floor(local(zone, net.start) / DAY); ; day += 1) {
    const at = instant(zone, day * DAY + 7 * HOUR);
    if (at >= net.end) return found;
    if ((day + 4) % 7 === 1) found.push(at);
  }
}
