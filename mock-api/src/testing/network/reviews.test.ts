import { readFileSync } from 'node:fs';
import type { FindingRule } from 'shared-domain';
import { DAY, HOUR } from '../../network/health/instants.ts';
import { local, network, type Counter } from './fixtures/network.mjs';
import { foundAt } from './made-series.ts';

// a year of sixty counters takes its time on a busy machine
jest.setTimeout(300_000);

// faults of values (network.md, section 2, 8): the deadlines are another program's, who has tried no detector

const net = network(20_250_101, '2025-01-01');
const counterOf = (station: string): Counter => net.counters.find((one) => one.station === station)!;

/** The rules that speak of a fault of such a kind; a gap says nothing of values. */
const RULES: Record<string, FindingRule[]> = {
  dead: ['zero-days', 'zero-daytime', 'silent-flow', 'day-low'],
  'dead-direction': ['zero-days', 'zero-daytime', 'silent-flow', 'day-low', 'direction'],
  stuck: ['same-value'],
  shifted: ['clock'],
  halved: ['day-low', 'direction'],
};

type Planted = {
  id: string;
  fault: string;
  station: string;
  flow: string;
  start: number;
  end: number;
  by: number;
};

const [, ...rows] = readFileSync(new URL('./fixtures/expected/expected-reviews.csv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n');
const minutesOf = (text = '') => Date.parse(text) / 60_000;
const planted = (kind: 'yes' | 'recall') =>
  rows
    .map((row) => row.split(','))
    .filter(([, , , , , , , must]) => must === kind)
    .map(([id = '', fault = '', station = '', flow = '', start, end, by]): Planted => {
      return { id, fault, station, flow, start: minutesOf(start), end: minutesOf(end), by: minutesOf(by) };
    });

/**
 * Whether a strong or review finding speaks of the fault by its deadline. It may begin on the day before: what is told in
 * days begins at midnight, and low days may begin with one that is low by chance. `reviewed` is how many days before the
 * fault the review begins; what is before is certified.
 */
function isFoundInTime({ fault, station, flow, start, end, by }: Planted, reviewed = Infinity): boolean {
  const counter = counterOf(station);
  const [from, until] = [local(counter.zone, start), local(counter.zone, end)];
  const certified = from - (from % DAY) - reviewed * DAY;
  return foundAt(net, counter, { by, certified })
    .filter(({ flow_id }) => flow === '' || String(flow_id) === flow)
    .flatMap(({ parts }) => parts)
    .some(
      (part) =>
        part.severity !== 'hint' &&
        RULES[fault]?.includes(part.rule) &&
        part.from >= from - 2 * DAY &&
        part.from < until &&
        part.until > from,
    );
}

test('there are as many faults as the network plants', () => {
  expect([planted('yes').length, planted('recall').length]).toEqual([35, 7]);
});

test.each(planted('yes'))('$fault of $station $flow (number $id) is found in time', (fault) => {
  expect(isFoundInTime(fault)).toBe(true);
});

// what is told by weeks hangs on where they begin
test.each(
  planted('yes')
    .filter(({ fault }) => fault === 'shifted')
    .flatMap((fault) => [0, 1, 2, 3, 4, 5, 6].map((reviewed) => ({ ...fault, reviewed }))),
)(
  '$fault of $station, of which $reviewed days before are under review, is found in time',
  ({ reviewed, ...fault }) => {
    expect(isFoundInTime(fault, reviewed)).toBe(true);
  },
);

test('of what is hard to see five of seven are found in time', () => {
  const found = planted('recall').filter((fault) => isFoundInTime(fault));
  expect(found.length).toBeGreaterThanOrEqual(5);
});

test('before it is broken nothing is found of it', () => {
  const some = planted('yes').filter((_, at) => at % 5 === 0);
  const early = some.filter((fault) => isFoundInTime({ ...fault, by: fault.start - HOUR }));
  expect(early).toEqual([]);
});

test('healthy counters have at most ten open findings a year, all of them together and each alone', () => {
  // of those that count all year two of three: sixty
  const healthy = net.counters
    .filter(
      ({ faults, closures, retired, deployment, from }) =>
        faults.length === 0 && closures.length === 0 && !retired && !deployment && from <= net.start,
    )
    .filter((_, at) => at % 3 !== 0);
  expect(healthy.length).toBeGreaterThanOrEqual(60);
  const open = healthy.map(({ station }) => {
    // of fourteen months: the sixty days before the year are looked at as well
    const found = foundAt(net, counterOf(station)).filter(({ severity }) => severity !== 'hint');
    return { station, found: found.length };
  });
  expect(open.filter(({ found }) => found > 10)).toEqual([]);
  expect(open.reduce((sum, { found }) => sum + found, 0) / open.length).toBeLessThanOrEqual(10);
});
