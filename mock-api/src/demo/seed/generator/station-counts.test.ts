import { austinStations } from '../stations/austin.ts';
import type { StationPlan } from '../station-plan.ts';
import { steadfastgateCounts } from '../steadfastgate.ts';
import { dayIndex, yesterdayInTexas } from './calendar.ts';
import { stationCounts } from './station-counts.ts';
import type { GeneratedCount } from './station-counts.ts';

const [shoalCreek] = austinStations;
const plan: StationPlan = { ...(shoalCreek as StationPlan), faults: [], events: [] };
const last = dayIndex('2026-03-01');
const between = (first: string, until: string, station = plan): GeneratedCount[] => [
  ...stationCounts(station, { first: dayIndex(first), last: dayIndex(until) }, last),
];
const total = (counts: GeneratedCount[]) => counts.reduce((sum, { count }) => sum + (count ?? 0), 0);

test('the same plan and days bring the same counts', () => {
  expect(between('2025-06-02', '2025-06-04')).toEqual(between('2025-06-02', '2025-06-04'));
});

test('counts come by time, then by flow', () => {
  const keys = between('2025-06-02', '2025-06-04').map(({ ts, flow }) => `${ts} ${flow}`);
  expect(keys).toEqual(keys.toSorted((a, b) => (a < b ? -1 : 1)));
  expect(keys).toHaveLength(3 * 24 * plan.flows.length);
});

test('the hour that daylight saving leaves out has no counts', () => {
  const hours = between('2025-03-09', '2025-03-09').map(({ ts }) => ts.slice(11, 13));
  expect(new Set(hours).size).toBe(23);
  expect(hours).not.toContain('02');
  expect(new Set(between('2025-11-02', '2025-11-02').map(({ ts }) => ts)).size).toBe(24);
});

test('a counter of 15 minutes has 96 intervals a day', () => {
  const flows = plan.flows.slice(0, 1).map((flow) => ({ ...flow, count_interval: 15 }));
  const counts = between('2025-06-02', '2025-06-02', { ...plan, flows });
  expect(counts).toHaveLength(96);
  expect(counts[1]?.ts).toBe('2025-06-02 00:15:00');
});

test('a commuter trail carries more people on workdays than at weekends', () => {
  const workdays = total(between('2025-04-07', '2025-04-11')) / 5;
  const weekend = total(between('2025-04-12', '2025-04-13')) / 2;
  expect(workdays).toBeGreaterThan(weekend * 1.2);
});

test('people who ride in the morning in one direction ride back in the other', () => {
  const mornings = between('2025-04-07', '2025-04-18').filter(({ ts }) => ts.slice(11, 13) === '08');
  const [inbound, outbound] = [0, 1].map((flow) => total(mornings.filter((count) => count.flow === flow)));
  expect(inbound).toBeGreaterThan((outbound ?? 0) * 1.5);
});

test('summer afternoons are quieter than spring afternoons', () => {
  const afternoon = (counts: GeneratedCount[]) => total(counts.filter(({ ts }) => ts.slice(11, 13) === '15'));
  const spring = afternoon(between('2025-04-01', '2025-04-28'));
  expect(afternoon(between('2025-07-29', '2025-08-25'))).toBeLessThan(spring * 0.75);
});

test.each([
  ['missing', (counts: GeneratedCount[]) => counts.every(({ count }) => count === null), 5],
  ['absent', (counts: GeneratedCount[]) => counts.length === 0, 0],
  ['zeros', (counts: GeneratedCount[]) => counts.every(({ count }) => count === 0), 5],
  ['repeated', (counts: GeneratedCount[]) => new Set(counts.map(({ count }) => count)).size === 1, 5],
  ['spike', (counts: GeneratedCount[]) => counts.every(({ count }) => (count ?? 0) >= 280), 5],
] as const)('a stretch of trouble of the kind %s shows in its hours alone', (kind, shows, rows) => {
  const faulty = { ...plan, faults: [{ kind, flow: 1, daysAgo: 10, hours: 5 }] };
  const counts = between('2026-02-19', '2026-02-19', faulty);
  const struck = counts.filter(({ ts, flow }) => flow === 1 && ts.slice(11) >= '07' && ts.slice(11) < '12');
  expect(struck).toHaveLength(rows);
  expect(shows(struck)).toBe(true);
  expect(counts.filter(({ cause }) => cause !== null)).toEqual(struck);
});

test('an event brings a crowd', () => {
  const station = { ...plan, events: [{ month: 3, day: 10, days: 2, factor: 3 }] };
  const crowd = between('2025-03-10', '2025-03-11', station);
  expect(total(crowd)).toBeGreaterThan(2.5 * total(between('2025-03-10', '2025-03-11')));
  expect(crowd.every(({ cause }) => cause === 'event')).toBe(true);
});

test('the counter from Edinburgh has the totals of its file', () => {
  const counts = [...steadfastgateCounts()];
  expect(counts).toHaveLength(2 * 34_357);
  const totals = [0, 1].map((flow) => total(counts.filter((count) => count.flow === flow)));
  expect(totals).toEqual([145_814, 177_480]);
  expect(total(counts.filter(({ ts }) => ts === '2013-05-07 07:00:00'))).toBe(108);
  expect([counts[0]?.ts, counts.at(-1)?.ts.slice(0, 10)]).toEqual(['2009-05-27 14:00:00', '2013-09-20']);
});

test.each([
  ['2026-03-02T12:00:00Z', '2026-03-01'],
  ['2026-03-02T05:00:00Z', '2026-02-28'],
  ['2026-07-02T04:59:00Z', '2026-06-30'],
])('at %s the last full day in Texas is %s', (now, day) => {
  expect(yesterdayInTexas(new Date(now))).toBe(dayIndex(day));
});
