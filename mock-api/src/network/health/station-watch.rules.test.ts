import { readFileSync } from 'node:fs';
import { AGENCIES, network, type Network } from '../../testing/network/fixtures/network.mjs';
import { digestsOf, watchedYear, type Seen } from '../../testing/network/watched-year.ts';
import { importLine } from './digest-lines.rules.ts';
import type { Minutes } from './instants.ts';
import { lostOf } from './outage.ts';

const folder = new URL('../../testing/network/fixtures/expected/', import.meta.url);
const table = (name: string) =>
  readFileSync(new URL(name, folder), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => line.split(','));

const iso = (at: Minutes | null) =>
  at === null ? '' : `${new Date(at * 60_000).toISOString().slice(0, 16)}Z`;

test('all outages of the made network are found, to the hour', () => {
  const net = network(20_250_101, '2025-01-01');
  const seen = net.counters.flatMap((counter) => watchedYear(net, counter));
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
  expect(rowsOf(net, seen)).toEqual(
    table('expected-digests.csv')
      .slice(1)
      .map((row) => row.join(',')),
  );
});

/** Agencies and Mondays with anything to tell, as the expected file has them. */
const rowsOf = (net: Network, seen: readonly Seen[]): string[] =>
  digestsOf(net, seen).flatMap(({ agency, at, digest: { lines, cameLate } }) => {
    const hasApi = net.counters.some((one) => one.agency === agency && one.source === 'api');
    const line = hasApi ? importLine(net.platform, at) : null;
    const of = (kind: string) => lines.filter((one) => one.kind === kind).length;
    const counts = [
      of('silent'),
      of('still'),
      of('was_silent'),
      of('recovered'),
      of('filled'),
      of('retired'),
      cameLate.length,
      line === 'failing' ? 1 : 0,
      line === 'again' ? 1 : 0,
    ];
    if (counts.every((count) => count === 0)) return [];
    return [[AGENCIES[agency]?.name, iso(at), ...counts, lines.length > 0 || line ? 1 : 0].join(',')];
  });
