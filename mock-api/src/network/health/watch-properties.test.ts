import { hash, network, type Counter, type Network } from '../../testing/network/fixtures/network.mjs';
import { digestsOf, watchedYear, type MadeDigest, type Seen } from '../../testing/network/watched-year.ts';
import { DAY, HOUR, type Minutes } from './instants.ts';
import type { FlowArrival } from './evaluate-station.rules.ts';
import type { StoredWatch } from './stored-watch.ts';

// What holds of every network, of whatever seed (network.md, section 2, 1 to 3, 6 and 7). Of 200 counters each seed lives through ten, so that
// each counter is in one of the twenty; all of them take many minutes and find no more.
const SEEDS = Array.from({ length: 20 }, (_, seed) => seed + 1);
const WEEK = 7 * DAY;

type Made = { net: Network; counters: Counter[]; seen: Seen[]; digests: MadeDigest[] };

function made(seed: number): Made {
  const net = network(seed, '2025-01-01');
  const counters = net.counters.filter(({ i }) => i % 20 === seed % 20);
  const seen = counters.flatMap((counter) => watchedYear(net, counter));
  return { net, counters, seen, digests: digestsOf(net, seen) };
}

/** A few words of each outage and its news, to compare two lives by. */
const told = (seen: readonly Seen[], by: Minutes = 0) =>
  seen.map(
    ({
      counter,
      outage: { start, silentAt, recoveredAt, filledAt, retiredAt, kind, flow, stage },
      news,
    }) => ({
      station: counter.station,
      outage: [kind, flow, stage],
      at: [start, silentAt, recoveredAt, filledAt, retiredAt].map((at) => at && at - by),
      missing: news.map(({ what, at }) => `${what} ${at - by}`),
    }),
  );

/** What digests said of an outage, in order. */
const linesOf = (digests: readonly MadeDigest[], seen: Seen) =>
  digests.flatMap(({ at, digest }) =>
    digest.lines.filter(({ of }) => of === seen).map(({ kind }) => ({ kind, at })),
  );

/** The latest moment at which an outage is found by the rules; the time in which nobody could ask is added. */
function foundBy({ platform, start }: Network, { counter, outage }: Seen): Minutes {
  if (outage.kind !== 'silent') return outage.silentAt;
  const by = Math.max(outage.dueAt, outage.start + DAY, start) + DAY;
  const [from, until] = platform;
  return counter.source === 'api' && by > from && outage.start < until ? by + until - from + HOUR : by;
}

describe.each(SEEDS)('in the network of seed %d', (seed) => {
  const { net, counters, seen, digests } = made(seed);

  test('each news of an outage is told once at most, and of several in one digest the last', () => {
    expect(seen.length).toBeGreaterThan(0);
    for (const one of seen) {
      const lines = linesOf(digests, one);
      expect(new Set(lines.map(({ at }) => at)).size).toBe(lines.length);
      const times = (kind: string) => lines.filter((line) => line.kind === kind).length;
      for (const kind of ['silent', 'was_silent', 'recovered', 'filled', 'retired'])
        expect([kind, times(kind) <= 1]).toEqual([kind, true]);
      // a week, two, four
      expect(times('still')).toBeLessThanOrEqual(one.news.filter(({ what }) => what === 'still').length);
      expect(one.news.filter(({ what }) => what === 'still').length).toBeLessThanOrEqual(3);
      expect(one.news.filter(({ what }) => what === 'silent')).toHaveLength(1);
    }
  });

  test('it is found in time, never before its age came to the threshold, and told after it was found', () => {
    for (const one of seen) {
      const { start, threshold, silentAt } = one.outage;
      expect(silentAt - start).toBeGreaterThanOrEqual(threshold);
      expect(silentAt).toBeLessThanOrEqual(foundBy(net, one));
      for (const { at } of linesOf(digests, one)) expect(at).toBeGreaterThanOrEqual(silentAt);
    }
  });

  test('each silence that was told has one end that is told, or lasts', () => {
    const last = Math.max(...digests.map(({ at }) => at));
    for (const one of seen) {
      const kinds = linesOf(digests, one).map(({ kind }) => kind);
      if (!kinds.includes('silent')) continue;
      const ends = kinds.filter((kind) => kind === 'recovered' || kind === 'retired').length;
      const isOver = one.news.some(
        ({ what, at }) => at <= last - WEEK && (what === 'recovered' || what === 'retired'),
      );
      // what ended in the last week may be told in the next year
      expect(isOver ? [1] : [0, 1]).toContain(ends);
      const { recoveredAt, retiredAt } = one.outage;
      expect([recoveredAt, retiredAt].filter((at) => at !== null).length).toBeLessThanOrEqual(1);
      if (recoveredAt === null && retiredAt === null) expect(ends).toBe(0);
    }
  });

  test('a line has news since the line before it: without any there is none', () => {
    for (const one of seen) {
      const lines = linesOf(digests, one);
      for (const [n, { at }] of lines.entries()) {
        const before = lines[n - 1]?.at ?? -Infinity;
        expect(one.news.some((news) => news.at > before && news.at <= at)).toBe(true);
      }
    }
  });

  const few = counters.filter((_, n) => n % 2 === 0);
  const usual = told(few.flatMap((counter) => watchedYear(net, counter)));

  test('in another order within an hour, twice, and killed between any two hours, it is all the same', () => {
    const shuffled = (arrivals: readonly FlowArrival[]) =>
      [...arrivals, ...arrivals].toSorted(
        (one, other) =>
          hash(seed, 90, one.from, Number(one.flow)) - hash(seed, 90, other.from, Number(other.flow)),
      );
    // what was not stored is gone, what was is read back
    let hour = 0;
    const stored = (watch: StoredWatch | null) =>
      hash(seed, 91, (hour += 1)) % 12 === 0
        ? (JSON.parse(JSON.stringify(watch)) as StoredWatch | null)
        : watch;
    const again = few.flatMap((counter) => watchedYear(net, counter, { came: shuffled, kept: stored }));
    expect(told(again)).toEqual(usual);
  });

  test('a week later it is all the same a week later', () => {
    const later = few.flatMap((counter) => watchedYear(net, counter, { by: WEEK }));
    expect(told(later, WEEK)).toEqual(usual);
  });
});
