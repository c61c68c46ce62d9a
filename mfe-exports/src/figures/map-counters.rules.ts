import type { StationFigure } from 'shared-domain';

/** Which figure stands for a station on the map where several of its modes are shown: that of all of them, if there is one. */
const RANK = { all: 0, bicycle: 1, pedestrian: 2 } as const;

/** One figure a station: that of all modes where it has one to show, else of the mode that it counts. */
export function oneByStation<T extends Pick<StationFigure, 'station_id_tmg' | 'mode' | 'value'>>(
  rows: readonly T[],
): T[] {
  const rank = ({ mode, value }: T) => RANK[mode] + (value === null ? 3 : 0);
  return [...Map.groupBy(rows, (row) => row.station_id_tmg).values()].flatMap((own) =>
    own.toSorted((a, b) => rank(a) - rank(b)).slice(0, 1),
  );
}
