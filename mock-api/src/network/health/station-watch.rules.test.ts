import { readFileSync } from 'node:fs';
import {
  network,
  deliveries,
  instant,
  local,
  AGENCIES,
  type Counter,
  type Network,
} from '../../testing/network/fixtures/network.mjs';
import { freshOf, marksAfter, type Mark } from './digest-book.rules.ts';
import { digestLines, importLine } from './digest-lines.rules.ts';
import { watchFlowHour, newFlowWatch, type FlowWatch } from './flow-watch.rules.ts';
import { DAY, HOUR, type Minutes } from './instants.ts';
import { lostOf, outageKey, type News, type Outage } from './outage.ts';
import { newWatch, watchHour, type Arrival, type Plan } from './station-watch.rules.ts';
import { NEW_UPLOAD_WATCH, watchUploadHour } from './upload-watch.rules.ts';

const folder = new URL('../../testing/network/fixtures/expected/', import.meta.url);
const table = (name: string) =>
  readFileSync(new URL(name, folder), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => line.split(','));

type Seen = { counter: Counter; outage: Outage; news: News[] };

/** One station through the year, hour by hour, as the product evaluates it. */
function watched(net: Network, counter: Counter): Seen[] {
  const seen = new Map<string, Seen>();
  const take = ({ changed, news }: { changed: readonly Outage[]; news: readonly News[] }) => {
    for (const outage of changed) {
      const key = outageKey(outage);
      seen.set(key, { counter, outage, news: seen.get(key)?.news ?? [] });
    }
    for (const one of news) seen.get(one.outage)?.news.push(one);
  };
  if (counter.deployment) watchDeployment(net, counter, take);
  else watchCounter(net, counter, take);
  return [...seen.values()];
}

type Take = (of: { changed: readonly Outage[]; news: readonly News[] }) => void;

function watchDeployment(net: Network, counter: Counter, take: Take): void {
  let watch = NEW_UPLOAD_WATCH;
  for (let now = Math.ceil(net.start / HOUR) * HOUR; now < net.end; now += HOUR) {
    const after = watchUploadHour(watch, {
      now,
      endedAt: counter.until,
      uploadedAt: counter.deployment?.uploaded ?? null,
    });
    watch = after.watch;
    take(after);
  }
}

function planOf({ from, closures, retired }: Counter): Plan {
  return {
    expectedFrom: closures.reduce(
      (first, [start, end]) => (first >= start && first < end ? end : first),
      from,
    ),
    closures,
    retired: retired && { from: retired.from, enteredAt: retired.known },
  };
}

const asArrival = ({
  a,
  from,
  t,
  back,
}: {
  a: Minutes;
  from: Minutes;
  t: Minutes;
  back: boolean;
}): Arrival => ({ at: a, from, through: t, filled: back });

/** The arrival log of one flow: what of a delivery it has, around the stretches in which it has no rows. */
function ofFlow(counter: Counter, flow: number, arrivals: readonly Arrival[]): Arrival[] {
  const gaps = counter.faults.filter((fault) => fault.fault === 'missing-flow' && fault.flow === flow);
  return arrivals.flatMap((one) => {
    let parts = [one];
    for (const gap of gaps)
      parts = parts.flatMap((part) => {
        const [start, end] = [gap.s, gap.e].map(
          (at) => Math.ceil(at / counter.interval) * counter.interval,
        ) as [number, number];
        return [
          { ...part, through: Math.min(part.through, start) },
          { ...part, from: Math.max(part.from, end) },
        ].filter(({ from, through }) => from < through);
      });
    return parts;
  });
}

function watchCounter(net: Network, counter: Counter, take: Take): void {
  const all = deliveries(net, counter).map(asArrival);
  const plan = planOf(counter);
  const failing = counter.source === 'api' ? net.platform : null;
  let watch = newWatch(plan, counter.from);
  const flows: { watch: FlowWatch; number: number }[] = Array.from(
    { length: counter.flows },
    (_, number) => ({ watch: newFlowWatch(String(number)), number }),
  );
  let at = 0;
  for (let now = Math.ceil(net.warm / HOUR) * HOUR; now < net.end; now += HOUR) {
    const from = at;
    while (at < all.length && (all[at]?.at ?? 0) <= now) at += 1;
    const arrivals = all.slice(from, at);
    const after = watchHour(watch, { now, arrivals, plan, failing, watchedFrom: net.start });
    watch = after.watch;
    take(after);
    const stationMovedTo = arrivals.some(({ filled }) => !filled) ? watch.through : null;
    for (const flow of flows) {
      const next = watchFlowHour(flow.watch, {
        now,
        arrivals: ofFlow(counter, flow.number, arrivals),
        stationMovedTo,
      });
      flow.watch = next.watch;
      take(next);
    }
  }
}

const iso = (at: Minutes | null) =>
  at === null ? '' : `${new Date(at * 60_000).toISOString().slice(0, 16)}Z`;

test('all outages of the made network are found, to the hour', () => {
  const net = network(20_250_101, '2025-01-01');
  const seen = net.counters.flatMap((counter) => watched(net, counter));
  const KINDS = { silent: 'silent', never: 'never', flow: 'flow', overdue: 'deployment' };
  const found = seen
    .toSorted((one, other) => one.outage.silentAt - other.outage.silentAt || one.counter.i - other.counter.i)
    .map(({ counter, outage: o }) =>
      [
        counter.station,
        KINDS[o.kind],
        o.flow ?? '',
        iso(o.start),
        (o.usual / 60).toFixed(2),
        (o.threshold / 60).toFixed(2),
        iso(o.dueAt),
        iso(o.silentAt),
        iso(o.recoveredAt),
        iso(o.filledAt),
        iso(o.retiredAt),
        (lostOf(o) / 60).toFixed(2),
      ].join(','),
    );
  const [, ...rows] = table('expected-outages.csv');
  const expected = rows.map(
    ([station, , kind, flow, , start, usual, threshold, due, silent, , recovered, filled, retired, lost]) =>
      [station, kind, flow, start, usual, threshold, due, silent, recovered, filled, retired, lost].join(','),
  );
  expect(found).toEqual(expected);
  expect(digestsOf(net, seen)).toEqual(
    table('expected-digests.csv')
      .slice(1)
      .map((row) => row.join(',')),
  );
});

function digestsOf(net: Network, seen: Seen[]): string[] {
  const rows: string[] = [];
  for (const [n, agency] of AGENCIES.entries()) {
    const mine = seen.filter(({ counter }) => counter.agency === n);
    const hasApi = net.counters.some((one) => one.agency === n && one.source === 'api');
    const marks = new Map<Seen, Mark>();
    for (let day = Math.floor(local(agency.zone, net.start) / DAY); ; day += 1) {
      const at = instant(agency.zone, day * DAY + 7 * HOUR);
      if (at >= net.end) break;
      if ((day + 4) % 7 !== 1) continue;
      const newsOf = (of: Seen) => of.news.filter((one) => one.at <= at);
      const fresh = mine.flatMap((of) => {
        const news = newsOf(of).map(({ what }, index) => ({ id: index + 1, what }));
        return freshOf(of, of.outage, { news, mark: marks.get(of) ?? null }) ?? [];
      });
      const digest = digestLines(fresh, at);
      for (const { of, mark } of marksAfter(fresh, digest, (of) => newsOf(of).length)) marks.set(of, mark);
      const line = hasApi ? importLine(net.platform, at) : null;
      const n_ = (kind: string) => digest.lines.filter((one) => one.kind === kind).length;
      const counts = [
        n_('silent'),
        n_('still'),
        n_('was_silent'),
        n_('recovered'),
        n_('filled'),
        n_('retired'),
        digest.cameLate.length,
        line === 'failing' ? 1 : 0,
        line === 'again' ? 1 : 0,
      ];
      if (counts.every((count) => count === 0)) continue;
      rows.push([agency.name, iso(at), ...counts, digest.lines.length > 0 || line ? 1 : 0].join(','));
    }
  }
  return rows;
}
