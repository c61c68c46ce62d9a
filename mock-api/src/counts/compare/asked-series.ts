import { flowIdOf, parseSeries, seriesText, type ComparedSeries } from 'shared-domain';
import type { Language } from 'shared-domain/texts';
import { asOwner, type Reading, type Transaction } from '../../platform/db/database.ts';
import { readCountStation, type CountStation } from '../../stations/records/count-station.sql.ts';
import type { BinnedFlow } from './bin-sums.rules.ts';
import { selectNumbers } from './compare.sql.ts';

/** A series that is to be shown: its station, and the flows that it is made of. */
export type ShownSeries = { asked: ComparedSeries; station: CountStation; flows: BinnedFlow[] };

/** What became of the series that were asked for. */
export type AskedSeries = { shown: ShownSeries[]; hidden: number; unknown: string[] };

/**
 * The series of a list that the caller may see. Others are counted where there is such a station, though nothing is said of it; what
 * nobody knows is named.
 */
export async function askedSeries(
  { db, reading }: { db: Transaction; reading: Reading },
  list: string,
  language: Language,
): Promise<AskedSeries> {
  const { series, unknown } = parseSeries(list);
  const numbers = [...new Set(series.map(({ station }) => station))];
  const seen = await selectNumbers(db, numbers);
  const others = numbers.filter((number) => !seen.has(number));
  // whether it is there at all is said, so that a link that was sent on is no riddle; what it is, is not
  const elsewhere =
    others.length === 0 ? new Set() : await asOwner(db, (owner) => selectNumbers(owner, others));
  const stations = new Map(
    await Promise.all(
      [...seen].map(async (number) => [number, await readCountStation(reading, number, language)] as const),
    ),
  );
  const found: AskedSeries = { shown: [], hidden: 0, unknown };
  for (const asked of series) {
    const station = stations.get(asked.station);
    const flows = station && flowsOf(station, asked.flow);
    if (station && flows) found.shown.push({ asked, station, flows });
    else if (elsewhere.has(asked.station)) found.hidden += 1;
    else found.unknown.push(seriesText(asked));
  }
  return found;
}

/** The flow that is named, or all of the station; null where it has no such flow. */
function flowsOf(station: CountStation, flow: number | null): BinnedFlow[] | null {
  const flows = station.flows
    .filter(({ id }) => flow === null || id === flow)
    .map((one) => ({ ...one, flowid_txdot: flowIdOf(station.station_id_tmg, one) }));
  return flow !== null && flows.length === 0 ? null : flows;
}
