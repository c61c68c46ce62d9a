import type { CrowdEvent, Fault, FlowPlan, StationPlan } from '../station-plan.ts';
import { dayAt } from './calendar.ts';
import type { Day } from './calendar.ts';
import { dayFactor, heatFactor, hourShares } from './profiles.ts';
import { normal, poisson, randomStream, seedOf } from './random.ts';
import { weatherOf } from './weather.ts';

/** One generated interval; `flow` is the flow's place in the plan. */
export type GeneratedCount = {
  ts: string;
  flow: number;
  count: number | null;
  /** The kind of trouble or crowd that shaped it, if any. */
  cause: Fault['kind'] | 'event' | null;
};

/** Days from `first` to `last` inclusive, as days since 1970-01-01. */
export type Stretch = { first: number; last: number };

type FlowState = { plan: FlowPlan; random: () => number; mood: number; held: number };
type Trouble = Fault & { firstHour: number; lastHour: number };

const SPIKE = 14;

const clockOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}:00`;

/** Hours since 1970, wall-clock; faults start at seven in the morning. */
function troublesOf(faults: Fault[], lastDay: number): Trouble[] {
  return faults.map((fault) => {
    const firstHour = (lastDay - fault.daysAgo) * 24 + 7;
    return { ...fault, firstHour, lastHour: firstHour + fault.hours - 1 };
  });
}

function eventOn(events: CrowdEvent[], { month, day }: Day): CrowdEvent | undefined {
  return events.find((event) => event.month === month && day >= event.day && day < event.day + event.days);
}

function expectedDay(station: StationPlan, day: Day, lastDay: number, weather: number): number {
  const growth = (1 + station.growth) ** ((day.index - lastDay) / 365);
  const event = eventOn(station.events, day)?.factor ?? 1;
  const exposed = station.profile === 'recreational' ? weather : 0.35 + 0.65 * weather;
  return dayFactor(station.profile, day) * growth * event * exposed;
}

/** What a fault makes of a true count; undefined leaves the row out. */
function troubled(kind: Fault['kind'], state: FlowState, count: number): number | null | undefined {
  if (kind === 'absent') return undefined;
  if (kind === 'missing') return null;
  if (kind === 'zeros') return 0;
  if (kind === 'spike') return (count + 20) * SPIKE;
  if (state.held < 0) state.held = count + 7;
  return state.held;
}

type Hour = { day: Day; hour: number; crowd: boolean; troubles: Trouble[] };

function* countsOfHour(
  { day, hour, crowd, troubles }: Hour,
  states: FlowState[],
  expected: number[],
): Generator<GeneratedCount> {
  const interval = states[0]?.plan.count_interval ?? 60;
  const repeats = day.autumnHour === hour ? 2 : 1;
  for (let minute = 0; minute < 60; minute += interval) {
    const ts = `${day.text} ${clockOf(hour * 60 + minute)}`;
    for (const [flow, state] of states.entries()) {
      const mean = ((expected[flow] ?? 0) * repeats * interval) / 60;
      const trueCount = poisson(mean, state.random);
      const trouble = troubles.find((fault) => fault.flow === flow);
      const count = trouble ? troubled(trouble.kind, state, trueCount) : trueCount;
      if (trouble?.kind !== 'repeated') state.held = -1;
      if (count !== undefined)
        yield { ts, flow, count, cause: trouble?.kind ?? (crowd && count !== null ? 'event' : null) };
    }
  }
}

/**
 * Believable counts of a station by time and flow, the same for the same plan and days. The hour that the change to
 * daylight saving leaves out has no rows; the repeated one in autumn holds both. `lastDay` is the day that faults,
 * growth and volumes are reckoned from.
 */
export function* stationCounts(
  station: StationPlan,
  { first, last }: Stretch,
  lastDay: number,
): Generator<GeneratedCount> {
  const weather = weatherOf(station.city);
  const troubles = troublesOf(station.faults, lastDay);
  const states = station.flows.map((plan, at): FlowState => {
    const random = randomStream(seedOf(`${station.station_id_tmg}/${at}`) + first);
    return { plan, random, mood: 1, held: -1 };
  });
  for (let index = first; index <= last; index += 1) {
    const day = dayAt(index);
    const total = expectedDay(station, day, lastDay, weather(index));
    const shares = states.map(({ plan }) => hourShares(station.profile, plan.leaning, day));
    for (const state of states) state.mood = Math.exp(0.09 * normal(state.random));
    const crowd = eventOn(station.events, day) !== undefined;
    for (let hour = 0; hour < 24; hour += 1) {
      if (hour === day.springHour) continue;
      const heat = heatFactor(day.month, hour);
      const expected = states.map(
        ({ plan, mood }, flow) => plan.volume * total * mood * heat * (shares[flow]?.[hour] ?? 0),
      );
      const at = index * 24 + hour;
      const here = troubles.filter(({ firstHour, lastHour }) => firstHour <= at && at <= lastHour);
      yield* countsOfHour({ day, hour, crowd, troubles: here }, states, expected);
    }
  }
}
