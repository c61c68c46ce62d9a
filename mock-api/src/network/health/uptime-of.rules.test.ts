import { readFileSync } from 'node:fs';
import { covered, network, type Counter, type Network } from '../../testing/network/fixtures/network.mjs';
import { isIn, type Minutes } from './instants.ts';
import { hoursOfMonth, uptimeMonths } from './uptime-of.rules.ts';
import { expectedHours, uptimeGrade } from './uptime.rules.ts';

test.each([
  ['2025-03', 743],
  ['2025-11', 720],
  ['2025-02', 672],
  ['2024-02', 696],
])('%s has %i hours of the wall clock', (month, hours) =>
  expect(hoursOfMonth(month, 'America/Chicago')).toHaveLength(hours),
);

const always = [0, Infinity] as const;
const whole = {
  timeZone: 'America/Chicago',
  flows: [1, 2].map((flow) => ({ flow, counts: always })),
  closures: [],
};

test('what is there is of what is expected, of all flows together', () => {
  const counted = [
    { station_id: 9, flow_id: 1, month: '2025-02', present: 672, usable: 600 },
    { station_id: 9, flow_id: 2, month: '2025-02', present: 600, usable: 600 },
    { station_id: 9, flow_id: 1, month: '2025-01', present: 1, usable: 1 },
  ];
  expect(uptimeMonths(['2025-02'], whole, counted)).toEqual([
    { month: '2025-02', expected: 1344, present: 1272, usable: 1200, grade: 'C' },
  ]);
});

test('a month of which nothing is expected is left out', () => {
  const flows = [{ flow: 1, counts: [0, 60] as const }];
  expect(uptimeMonths(['2025-02'], { ...whole, flows }, [])).toEqual([]);
});

test('a counter that ignores daylight saving has no more than all', () => {
  const counted = [{ station_id: 9, flow_id: 1, month: '2025-03', present: 744, usable: 744 }];
  expect(
    uptimeMonths(['2025-03'], { ...whole, flows: [{ flow: 1, counts: always }] }, counted),
  ).toMatchObject([{ expected: 743, present: 743, grade: 'A' }]);
});

const at = (day: string) => Date.parse(`${day}T06:00:00Z`) / 60_000;

test('a flow that was added later is expected from then on, and one that never counted not at all', () => {
  const flows = [
    { flow: 1, counts: always },
    { flow: 2, counts: [at('2025-02-15'), Infinity] as const },
  ];
  const counted = ['2025-01', '2025-02'].flatMap((month) => [
    { station_id: 9, flow_id: 1, month, present: month === '2025-01' ? 744 : 672, usable: 0 },
    ...(month === '2025-02' ? [{ station_id: 9, flow_id: 2, month, present: 14 * 24, usable: 0 }] : []),
    // one by hand, of which nothing is expected
    { station_id: 9, flow_id: 3, month, present: 5, usable: 5 },
  ]);
  expect(uptimeMonths(['2025-01', '2025-02'], { ...whole, flows }, counted)).toMatchObject([
    { expected: 744, present: 744, usable: 0, grade: 'A' },
    { expected: 672 + 14 * 24, present: 672 + 14 * 24, grade: 'A' },
  ]);
});

/** The flow-hours of these that a counter has a count of: what was delivered, but for flows without rows. */
function presentIn(net: Network, counter: Counter, hours: readonly Minutes[]): number {
  const got = covered(net, counter);
  const gone = counter.faults.filter(({ fault }) => fault === 'missing-flow' || fault === 'silent');
  const flows = Array.from({ length: counter.flows }, (_, flow) => flow);
  return hours
    .filter((at) => got.some((span) => isIn(span, at)))
    .reduce((sum, at) => {
      const there = flows.filter(
        (flow) => !gone.some((one) => isIn([one.s, one.e], at) && (one.flow === null || one.flow === flow)),
      );
      return sum + there.length;
    }, 0);
}

test('the made network has the uptime that another program comes to, to the flow-hour', () => {
  const net = network(20_250_101, '2025-01-01');
  const known = new Map<string, readonly Minutes[]>();
  const hoursIn = (zone: string, month: string) => {
    const hours = known.get(`${zone} ${month}`) ?? hoursOfMonth(month, zone);
    known.set(`${zone} ${month}`, hours);
    return hours;
  };
  const [, ...rows] = readFileSync(
    new URL('../../testing/network/fixtures/expected/expected-uptime.csv', import.meta.url),
    'utf8',
  )
    .trimEnd()
    .split('\n');
  const found = rows.map((row) => {
    const [station, month = '', , , usable] = row.split(',');
    const counter = net.counters.find((one) => one.station === station)!;
    const { from, until, closures, flows, zone } = counter;
    const counts = [Math.max(from, net.start), Math.min(until, net.end)] as const;
    const hours = hoursIn(zone, month).filter(
      (at) => isIn(counts, at) && !closures.some((closure) => isIn(closure, at)),
    );
    const expected = expectedHours(hoursIn(zone, month), { counts, closures }, flows);
    const present = presentIn(net, counter, hours);
    return [station, month, expected, present, usable, uptimeGrade(present, expected, flows) ?? ''].join(',');
  });
  expect(rows).toHaveLength(2214);
  expect(found).toEqual(rows);
});
