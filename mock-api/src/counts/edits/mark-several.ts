import { bulkChange, type BulkChange, type MarkedStation, type MarkingScope } from 'shared-domain';
import { ApiProblem } from '../../platform/http/api-problem.ts';
import type { Ctx } from '../../platform/http/context.ts';
import { readCountStation } from '../../stations/records/count-station.sql.ts';
import { countsWhere } from '../store/counts-where.ts';
import { texts } from '../store/texts.ts';
import { readMarking, selectMarking } from './marking.sql.ts';
import { refuseUnknownSuspects, updateStationCounts } from './update-counts.ts';

/** The mark, and the days and flows that it is for. */
type Mark = {
  minDate: string;
  maxDate: string;
  count_type?: string | undefined;
  suspect_id?: number | undefined;
  note?: string | undefined;
};

const filtersOf = ({ minDate, maxDate, count_type }: Mark) => ({ minDate, maxDate, count_type });

/** The change that a mark makes, refused with 422 where it names neither a suspect nor a note. */
function changeOf({ suspect_id, note }: Mark): BulkChange {
  const change = bulkChange({ suspect_id, note });
  if (!change) throw new ApiProblem(422, texts.nothingToMark);
  return change;
}

/** What the mark would change at one station, and what it would leave alone. */
export async function markingAt(
  { reading, language }: Pick<Ctx<unknown>, 'reading' | 'language'>,
  asked: Mark & { flowid_txdot: string },
): Promise<MarkingScope> {
  const change = changeOf(asked);
  await refuseUnknownSuspects(reading, asked);
  const station = await readCountStation(reading, asked.flowid_txdot, language);
  return readMarking(reading, countsWhere(station, filtersOf(asked)), change);
}

type Call = Pick<Ctx<unknown>, 'db' | 'caller' | 'language' | 'now' | 'audit' | 'lastPart'>;

/**
 * Marks several stations, each in a transaction of its own and as an edit of its own, to be undone where it stands. One that
 * the caller doesn't know refuses them all before anything is written; one that is busy is told, and the others go on.
 */
export async function markSeveral(
  call: Call,
  asked: Mark & { stations: string[] },
): Promise<MarkedStation[]> {
  const stations = [...new Set(asked.stations)];
  const change = changeOf(asked);
  await refuseUnknownSuspects(call.db, asked);
  for (const station of stations) await readCountStation(call.db, station, call.language);
  const marked: MarkedStation[] = [];
  for (const station of stations) marked.push(await markOne(call, station, { asked, change }));
  return marked;
}

async function markOne(
  call: Call,
  station_id_tmg: string,
  { asked, change }: { asked: Mark; change: BulkChange },
): Promise<MarkedStation> {
  const { db, language } = call;
  const filters = filtersOf(asked);
  let certified = 0;
  try {
    const { updated, edit } = await call.lastPart(async () => {
      const station = await readCountStation(db, station_id_tmg, language);
      ({ certified } = await selectMarking(db, countsWhere(station, filters), change));
      const { suspect_id, note } = asked;
      return updateStationCounts(call, { flowid_txdot: station_id_tmg, filters, suspect_id, note });
    });
    return { station_id_tmg, updated, certified, edit, refusal: null };
  } catch (problem) {
    if (!(problem instanceof ApiProblem)) throw problem;
    const { text } = problem;
    const refusal = typeof text === 'string' ? text : text[language];
    return { station_id_tmg, updated: 0, certified, edit: null, refusal };
  }
}
