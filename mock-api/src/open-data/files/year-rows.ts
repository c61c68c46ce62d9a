import type { Queryable } from '../../platform/db/database.ts';
import { selectCountedFlows, selectLines } from '../store/snapshot.sql.ts';
import type { OpenStation } from '../store/snapshot.types.ts';
import type { ParquetCount } from './parquet-stream.ts';

/** Which counts: of a version of a station, in a year. */
export type YearOfStation = { station: OpenStation; stationRow: number; year: number };

/** A flow's month of counts as it is kept, by station, flow and time. */
export type KeptMonth = { station: OpenStation; flow: string; lines: string };

/** The counts of stations in a year month by month, so that no more than one is held. */
export async function* keptMonths(
  db: Queryable,
  stations: readonly YearOfStation[],
): AsyncGenerator<KeptMonth> {
  for (const { station, stationRow: station_id, year } of stations) {
    const of = { station_id, version: station.version, year };
    for (const flow of await selectCountedFlows(db, of))
      for (const { lines } of await selectLines(db, { ...of, flow })) yield { station, flow, lines };
  }
}

/** As lines of the file of counts. */
export const csvLines = ({ station: { station }, flow, lines }: KeptMonth): string =>
  lines.replaceAll(/^(?=.)/gm, `${station},${flow},`);

/** As rows of the table of counts. */
export function parquetRows({ station, flow, lines }: KeptMonth): ParquetCount[] {
  const factors = station.factors.filter((one) => one.flow === flow);
  return lines
    .trimEnd()
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [start = '', offset = '', interval = '', count = '', quality = ''] = line.split(',');
      const day = start.slice(0, 10);
      const factor = factors.findLast(({ from, until }) => from <= day && (until === null || day <= until));
      return {
        station: station.station,
        flow,
        start: Date.parse(`${start}Z`),
        offset: Number(offset),
        interval: Number(interval),
        count: count === '' ? null : Number(count),
        quality,
        factor: factor?.value ?? null,
      };
    });
}
