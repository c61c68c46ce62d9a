import type { ExportStation } from 'shared-domain';

type Reach = Pick<ExportStation, 'station_id_tmg' | 'first_certified' | 'last_certified'>;

/** From when to when the certified counts of the chosen stations reach together; null if they have none. */
export function reachOf(
  stations: readonly Reach[],
  chosen: readonly string[],
): { first: string; last: string } | null {
  const picked = stations.filter(({ station_id_tmg }) => chosen.includes(station_id_tmg));
  const firsts = picked.flatMap(({ first_certified }) => first_certified ?? []).toSorted();
  const lasts = picked.flatMap(({ last_certified }) => last_certified ?? []).toSorted();
  const first = firsts[0];
  const last = lasts.at(-1);
  return first === undefined || last === undefined ? null : { first, last };
}
