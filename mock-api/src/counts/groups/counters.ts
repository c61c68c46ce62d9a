import { flowIdOf, flowsToAdd, type GroupMode } from 'shared-domain';
import type { Reading } from '../../platform/db/database.ts';
import type { Cache } from '../../platform/http/cache.ts';
import { selectEvents } from '../calendar/entries.sql.ts';
import { eventDays } from '../calendar/event-days.rules.ts';
import { emptyYear, MISSING, type YearOfHours, dayTotals } from '../figures/year-of-hours.ts';
import { addHourTexts } from '../figures/day-texts.rules.ts';
import { selectCountedYears } from '../figures/figures.sql.ts';
import { springHour } from '../figures/read-days.ts';
import { selectStates } from '../reports/aadt.sql.ts';
import { aashtoOf, counterYear, type CounterYear, type Days } from './counter-year.ts';
import { type ModeFlow, selectHours, selectModeFlows } from './hours.sql.ts';

/** A flow with its year. */
export type CountedFlow = { id: number; flowid_txdot: string; name: string; days: Days; hours: YearOfHours };

/** A station's counting of a mode in a year: the flows that are added, each by itself, and all of them together. */
export type ModeCounter = Pick<ModeFlow, 'station_id' | 'station_id_tmg' | 'station_name' | 'agency_id'> & {
  counter: CounterYear;
  flows: CountedFlow[];
};

/** Count types of a mode in the order in which they are preferred: all pedestrians together before those on foot alone. */
const TYPES: Record<GroupMode, readonly string[]> = { bicycle: ['2'], pedestrian: ['6', '1'] };

type Reader = { db: Reading; cache: Cache };
/** What is kept in memory of a flow's year: 35 kB. */
type FlowYear = { flow: number; hours: Int32Array; events: number[] };

/** Stations that are read at once: all in one statement would keep everybody waiting for the embedded database. */
const AT_ONCE = 16;

/**
 * The counters of a mode in a year at the stations of an agency that the caller may see, or at all of them (null). Directions
 * of a station are taken together (E5), for one alone has its peak in the morning or in the evening.
 */
export async function modeCounters(
  { db, cache }: Reader,
  { year, mode, agency }: { year: number; mode: GroupMode; agency: number | null },
): Promise<ModeCounter[]> {
  const flows = await selectModeFlows(db, { agency, types: TYPES[mode] });
  const wanted = new Set(flows.map(({ station_id }) => station_id));
  const states = new Map([...(await selectStates(db, null))].filter(([station]) => wanted.has(station)));
  const years = await cache.getEach(`hours of ${year}`, states, (stations) => readYear(db, year, stations));
  // beside what is kept in memory: an event may be entered at any time
  const events = await selectEvents(db, year);
  return [...Map.groupBy(flows, ({ station_id }) => station_id)].flatMap(([station, own]) => {
    const entered = eventDays(events, { year, station, agency: own[0]?.agency_id ?? 0 });
    return counterOf(year, mode, own, { years: years.get(station) ?? [], entered });
  });
}

async function readYear(
  db: Reading,
  year: number,
  stations: readonly number[],
): Promise<ReadonlyMap<number, FlowYear[]>> {
  const found = new Map<number, FlowYear[]>(stations.map((station) => [station, []]));
  const counted = await selectCountedYears(db, stations);
  const several = new Set(
    counted.filter((one) => one.year === year && one.mixed).map(({ station_id }) => station_id),
  );
  for (let at = 0; at < stations.length; at += AT_ONCE) {
    const some = stations.slice(at, at + AT_ONCE);
    const mixed = some.filter((station) => several.has(station));
    for (const row of await selectHours(db, year, { some, mixed })) {
      found.get(row.station_id)?.push({
        flow: row.flow_id,
        hours: hoursOf(year, row.hours),
        events: row.events === null ? [] : row.events.split(',').map(Number),
      });
    }
  }
  return found;
}

/** The hours of a year as the database told them. */
function hoursOf(year: number, text: string): Int32Array {
  const own = emptyYear(year);
  addHourTexts(own, text);
  return own.hours;
}

/** A station's counter from its flows with counts in that year; none where no flow of the mode has any. */
function counterOf(
  year: number,
  mode: GroupMode,
  flows: readonly ModeFlow[],
  { years, entered }: { years: readonly FlowYear[]; entered: readonly number[] },
): ModeCounter[] {
  const [first] = flows;
  for (const type of TYPES[mode]) {
    const counted = flows.flatMap((flow) => {
      const own = flow.count_type_code === type && years.find((one) => one.flow === flow.flow_id);
      return own ? [withHours(year, flow, own)] : [];
    });
    if (!first || counted.length === 0) continue;
    const { taken } = flowsToAdd(counted, ({ days }) => aashtoOf(year, days) !== null);
    const { station_id, station_id_tmg, station_name, agency_id } = first;
    const counter = counterYear(
      station_id_tmg,
      addedUp(taken.map(({ hours }) => hours)),
      new Set([...entered, ...taken.flatMap(({ events }) => events)]),
    );
    const added = taken.map(({ id, flowid_txdot, name, days, hours }) => ({
      id,
      flowid_txdot,
      name,
      days,
      hours,
    }));
    return [{ station_id, station_id_tmg, station_name, agency_id, counter, flows: added }];
  }
  return [];
}

function withHours(year: number, flow: ModeFlow, { hours, events }: FlowYear) {
  const own: YearOfHours = { year, hours, spring: springHour(flow.time_zone, year) };
  return {
    id: flow.flow_id,
    flowid_txdot: flowIdOf(flow.station_id_tmg, flow),
    name: flow.name,
    movement_direction_code: flow.movement_direction_code,
    hours: own,
    days: dayTotals(own),
    events,
  };
}

/** Hours of several flows together: an hour is there where all of them have it. */
function addedUp(years: readonly YearOfHours[]): YearOfHours {
  const [first, ...others] = years;
  if (!first) throw new Error('a counter has a flow');
  const sum = { ...first, hours: Int32Array.from(first.hours) };
  for (const { hours } of others) {
    for (let at = 0; at < sum.hours.length; at += 1) {
      const [known, more] = [sum.hours[at] ?? MISSING, hours[at] ?? MISSING];
      sum.hours[at] = known === MISSING || more === MISSING ? MISSING : known + more;
    }
  }
  return sum;
}
