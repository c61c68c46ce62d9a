import { apart } from '../../platform/db/apart.ts';

/** Which counts a reader is about: all that are stored, or the certified ones alone. */
type Kind = 'all' | 'certified';

/**
 * The counts `o` of a station that overlap others. The function asks statements of its own, which only the coordinator may
 * where counts are spread over machines: the station's row, which is there alone, keeps it there.
 */
export const overlapping = (station: string, onlyCertified: boolean): string =>
  `overlapping_counts(${station}::int, ${onlyCertified}) o cross join ${apart('stations', `id = ${station}::int`)} here`;

/**
 * The condition that an hour of a flow is counted once (C11): without the counts for whose time another one stands.
 * `station` is the placeholder or column of the station's row id, `alias` what the statement calls its counts. `offset 0` has the
 * list made before the statement: the machine that holds the counts would else join its parts anew for each of them, 0.1 ms long.
 */
export function countedOnce(station: string, kind: Kind, alias = 'counts'): string {
  return `(${alias}.ts, ${alias}.flow_id) not in (
    select o.ts, o.flow_id from ${overlapping(station, kind === 'certified')} where o.aside offset 0)`;
}

/**
 * The condition that no certified counts of a flow's day overlap: such a day is never complete, whatever they add up
 * to. `stations` is the list of the stations' row ids, `days` what the statement calls its certified days.
 */
export function withoutOverlap(stations: string, days: string): string {
  return `(${days}.flow_id, ${days}.day) not in (select o.flow_id, o.ts::date from ${overlappingAt(stations)})`;
}

/** The certified counts `o` of several stations that overlap others; `stations` is the list of the stations' row ids. */
export const overlappingAt = (stations: string): string =>
  `${apart('stations', `id = any(${stations}::int[])`)} here cross join lateral overlapping_counts(here.id, true) o`;
