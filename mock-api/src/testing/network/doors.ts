import { VENDOR, wallClock } from 'shared-domain';
import { stationsOf } from '../../demo/seed/stations/station-plans.ts';
import { flows as planFlows } from '../../demo/seed/stations/flow-plans.ts';
import { ecoChannelId, ecoSiteId } from '../../demo/seed/stations/eco-ids.ts';
import type { Condition } from '../../demo/simulator/conditions.ts';
import { AGENCY } from '../../people/agencies/statewide-agencies.ts';
import type { StationPlan } from '../../demo/seed/station-plan.ts';
import { DAY, HOUR, type Minutes } from '../../network/health/instants.ts';
import { counts, covered, deliveries, local, type Counter, type Network } from './fixtures/network.mjs';

/** What a made counter sends at once: data of [from, t) at `a`. */
export type Sent = ReturnType<typeof deliveries>[number];

/** A program that sends every quarter of an hour may as well send so often: the age at which it is silent stays a day. */
const OFTEN: Minutes = 10 * HOUR;
/** Two deliveries with so much between them are no usual ones. */
const PAUSE: Minutes = 3 * HOUR;

/**
 * The deliveries of a counter from a moment on, fewer of them: what came in ten hours comes together, but the last before a pause
 * and the first after it come when they came. So whatever is found of the counter is found at the same hour.
 */
export function fewer(net: Network, counter: Counter, since: Minutes, until: Minutes): Sent[] {
  const all = deliveries(net, counter).filter(({ a }) => a >= since && a < until);
  const sent: Sent[] = [];
  let [open, last, before]: [Sent | null, Minutes, Minutes] = [null, -Infinity, -Infinity];
  for (const [at, one] of all.entries()) {
    const next = all[at + 1];
    open = open === null ? one : { ...one, from: open.from };
    const isLast = !next || next.from !== one.t || next.back || one.back || next.a - one.a > PAUSE;
    if (isLast || one.a - before > PAUSE || one.a - last >= OFTEN) {
      sent.push(open);
      [open, last] = [null, one.a];
    }
    before = one.a;
  }
  return sent;
}

/** The agencies that stand for the made ones: the vendor's platform has domains of them. */
const AGENCIES = [AGENCY.sanAntonio, 0, AGENCY.austin, AGENCY.houston, AGENCY.dallas, 0, AGENCY.tti];

/** The agency that stands for a made one. */
export const idOf = (agency: number): number => AGENCIES[agency] ?? 0;

/** A made counter as the vendor's platform has it. */
export const planOfCounter = ({ station, agency, flows, interval }: Counter): StationPlan =>
  stationsOf({ agency_id: idOf(agency), city: 'Austin', county: 'Travis' })({
    station_id_tmg: station,
    station_name: station,
    street: station,
    latitude: 30.25,
    longitude: -97.7,
    direction: '9',
    profile: 'commuter',
    // its first day is the last that was planned
    counts: { kind: 'permanent', years: 1 / 365, uncertifiedDays: 1 },
    flows: planFlows({
      vendor: VENDOR.ecoCounter,
      directions: flows === 1 ? ['9'] : ['1', '5'],
      volumes: flows === 4 ? { '1': 500, '2': 500 } : { '2': 500 },
      interval,
    }),
  });

/** What the vendor's platform lacks of a made counter at a moment: all that was not delivered by then. */
export function lacking(net: Network, counter: Counter, now: Minutes): Condition[] {
  const { zone, station } = counter;
  const wall = (at: Minutes) => wallClock(local(zone, at));
  const site = String(ecoSiteId(station));
  const holes: [Minutes, Minutes][] = [];
  let from = net.warm;
  for (const [start, end] of covered(net, counter, now)) {
    if (start > from) holes.push([from, start]);
    from = end;
  }
  holes.push([from, now + 2 * DAY]);
  return [
    ...holes.map(([start, end]): Condition => ({ is: 'outage', site, from: wall(start), until: wall(end) })),
    ...counter.faults
      .filter(({ fault }) => fault === 'missing-flow')
      .map(({ s, e, flow }): Condition => ({
        is: 'outage',
        site: String(ecoChannelId(station, flow ?? 0)),
        from: wall(s),
        until: wall(e),
      })),
  ];
}

/** The day beside a counter. */
export const dayOf = ({ zone }: Counter, at: Minutes): string => wallClock(local(zone, at)).slice(0, 10);

/** What a counter sends at once, count by count: flow, time by its clock, and value. */
export const rowsOf = (net: Network, counter: Counter, { from, t, a }: Sent): [number, Minutes, number][] =>
  [...counts(net, counter, from, t, a)].flatMap(([flow, wall, count]) =>
    count === null ? [] : [[flow, wall, count] as [number, Minutes, number]],
  );

/** The same as a file, a column for each flow. */
export function csvOf(net: Network, counter: Counter, sent: Sent): string {
  const ways = Array.from({ length: counter.flows }, (_, at) => `Way ${at + 1}`);
  const byTime = Map.groupBy(rowsOf(net, counter, sent), ([, wall]) => wall);
  const lines = [...byTime]
    .toSorted(([one], [other]) => one - other)
    .map(([wall, rows]) => [
      wallClock(wall),
      ...ways.map((_, way) => rows.find(([flow]) => flow === way)?.[2] ?? ''),
    ]);
  return [['Date', ...ways], ...lines].map((line) => `${line.join(',')}\n`).join('');
}
