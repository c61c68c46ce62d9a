import type { Reading } from '../../platform/db/database.ts';
import type { Cache } from '../../platform/http/cache.ts';
import { inPieces } from '../store/pieces.ts';
import { selectStates } from '../reports/aadt.sql.ts';
import { addHourTexts } from './day-texts.rules.ts';
import { selectFlowHours } from './figures.sql.ts';
import { springHour, type ClockedStation } from './read-days.ts';
import { emptyYear, type YearOfHours } from './year-of-hours.ts';

/** The hours of a year of a station's flows, by the flow's row id; of each that is asked for. */
export type StationHours = ReadonlyMap<number, YearOfHours>;

/**
 * The hours of a year of these flows of a station, as {@link readHours} has them; of one moment all the same. They are kept until
 * the station's certified counts change.
 */
export async function readStationHours(
  { db, cache }: { db: Reading; cache: Cache },
  station: ClockedStation,
  year: number,
  flows: readonly number[],
): Promise<StationHours> {
  const { id } = station;
  const state = (await selectStates(db, id)).get(id) ?? '';
  return cache.getStamped(`hours of figures ${id}`, `${year} ${flows.join(' ')} ${state}`, () =>
    readHours(db, station, year, flows),
  );
}

/** The hours of a year of these flows of a station by the rule of figures (C11), read in pieces, so that others are answered in between. */
export async function readHours(
  db: Reading,
  { id, time_zone }: Pick<ClockedStation, 'id' | 'time_zone'>,
  year: number,
  flows: readonly number[],
): Promise<StationHours> {
  const spring = springHour(time_zone, year);
  const found = new Map(flows.map((flow) => [flow, emptyYear(year, spring)]));
  const span = { stationId: id, from: `${year}-01-01`, until: `${year + 1}-01-01` };
  const pieces = await inPieces(db, span, ({ from, until }) =>
    selectFlowHours(
      db,
      id,
      year,
      flows.map((flow_id) => ({ flow_id, from, until })),
    ),
  );
  for (const { flow_id, hours } of pieces.flat()) {
    const own = found.get(flow_id);
    if (own) addHourTexts(own, hours);
  }
  return found;
}
