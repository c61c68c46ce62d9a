import type { FindingRule } from 'shared-domain';
import { austinStations } from '../../demo/seed/stations/austin.ts';
import { dayAt, dayIndex } from '../../demo/seed/generator/calendar.ts';
import { stationCounts } from '../../demo/seed/generator/station-counts.ts';
import type { Fault, StationPlan } from '../../demo/seed/station-plan.ts';
import type { RealStation } from './real-series.ts';

const FIRST = dayIndex('2024-01-01');
const LAST = dayIndex('2025-12-31');
const DAY_HOURS = 24;
const HOUR = 60;
/** Where the generator lets faults begin. */
const FIRST_HOUR = 7;

const RULES: Record<Fault['kind'], FindingRule[]> = {
  missing: ['gap'],
  absent: ['gap'],
  zeros: ['zero-days', 'silent-flow', 'zero-daytime'],
  repeated: ['same-value'],
  // weekends have too few values for a percentile; the day tells it
  spike: ['spike', 'day-high'],
};

const FAULTS: Fault[] = [
  { kind: 'missing', flow: 0, daysAgo: 9, hours: 31 },
  { kind: 'zeros', flow: 1, daysAgo: 24, hours: 80 },
  { kind: 'spike', flow: 1, daysAgo: 38, hours: 2 },
  { kind: 'repeated', flow: 3, daysAgo: 47, hours: 9 },
  { kind: 'absent', flow: 2, daysAgo: 130, hours: 12 },
  { kind: 'zeros', flow: 0, daysAgo: 240, hours: 300 },
  { kind: 'spike', flow: 3, daysAgo: 311, hours: 1 },
  { kind: 'repeated', flow: 1, daysAgo: 350, hours: 30 },
  { kind: 'missing', flow: 2, daysAgo: 405, hours: 4 },
  { kind: 'zeros', flow: 3, daysAgo: 480, hours: 40 },
];

/** The faults that the made series has: a flow's minutes [from, until) and rules of which one must tell it. */
export const MADE_FAULTS = FAULTS.map(({ kind, flow, daysAgo, hours }) => {
  const from = ((LAST - daysAgo) * DAY_HOURS + FIRST_HOUR) * HOUR;
  return { kind, flow: flow + 1, from, until: from + hours * HOUR, rules: RULES[kind] };
});

/** The hour that spring leaves out. */
function isSkipped(minute: number): boolean {
  const { springHour } = dayAt(Math.floor(minute / (DAY_HOURS * HOUR)));
  return springHour === Math.floor(minute / HOUR) % DAY_HOURS;
}

/** Two years of a station of the demonstration, with faults of every kind that its generator knows. */
export function madeStation(): RealStation {
  const [demo] = austinStations;
  if (!demo) throw new Error('The demonstration has no station');
  const plan: StationPlan = { ...demo, faults: FAULTS };
  const flows = plan.flows.map((flow, at) => ({
    flow: { ...flow, id: at + 1 },
    rows: [] as RealStation['flows'][0]['rows'],
  }));
  for (const { ts, flow, count } of stationCounts(plan, { first: FIRST, last: LAST }, LAST)) {
    const minutes = Date.parse(`${ts.replace(' ', 'T')}Z`) / 60_000;
    flows[flow]?.rows.push({
      minutes,
      count,
      interval: HOUR,
      certified: false,
      suspect: false,
      excluded: false,
    });
  }
  return { name: 'made', flows, isSkipped };
}
