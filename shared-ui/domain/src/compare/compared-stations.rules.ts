import type { ComparedSeriesReply } from '../contract/compare.calls.ts';

/** As many stations' days are told as series can be told apart. */
const MOST_STATIONS = 8;

/** The stations whose days stand beside a comparison: those of its series and of their groups, in order. */
export const comparedStations = (
  series: readonly Pick<ComparedSeriesReply, 'station_id_tmg' | 'group'>[],
): string[] =>
  [...new Set(series.flatMap(({ station_id_tmg: id, group }) => id ?? group?.stations ?? []))].slice(
    0,
    MOST_STATIONS,
  );
