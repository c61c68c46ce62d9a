import { minutesOfText, wallClock } from 'shared-ui/domain';
import type { Queryable } from '../../db/database.ts';
import { clockChanges, isWithin } from '../../domain/count-files/daylight-saving.rules.ts';
import { seriesOf, type Series, type SeriesRow } from '../../domain/findings/series.ts';
import type { CountStation } from '../counts/count-station.sql.ts';
import { selectPacked, selectReviewed, type PackedCounts } from './series.sql.ts';

const DAY = 1440;
/** How far back the rules look for comparison. */
const CONTEXT_DAYS = 60;

/** A station's uncertified counts by flow, with what came before them; none where nothing waits for review. */
export async function readSeries(db: Queryable, station: CountStation): Promise<Series[]> {
  const reviewed = await selectReviewed(db, station.id);
  if (!reviewed) return [];
  const first = minutesOfText(reviewed.from) ?? 0;
  const start = first - (first % DAY) - CONTEXT_DAYS * DAY;
  const end = minutesOfText(reviewed.until) ?? 0;
  const packed = await selectPacked(db, station.id, { from: wallClock(start), until: reviewed.until });
  const isSkipped = skippedIn(station.time_zone, start, end);
  return packed.flatMap((counts) => {
    const flow = station.flows.find(({ id }) => id === counts.flow_id);
    return flow ? [seriesOf(flow, rowsOf(counts, start), { start, end, isSkipped })] : [];
  });
}

/** Whether a minute is one of those that daylight saving leaves out in the zone. */
function skippedIn(timeZone: string, start: number, end: number): (minute: number) => boolean {
  const [first, last] = [start, end].map((minutes) => Number(wallClock(minutes).slice(0, 4))) as [
    number,
    number,
  ];
  const years = Array.from({ length: last - first + 1 }, (_, at) => first + at);
  const skipped = years.flatMap((year) => clockChanges(timeZone, year).skipped);
  return (minute) => isWithin(skipped, minute);
}

function rowsOf({ offsets, counts, intervals, marks }: PackedCounts, start: number): SeriesRow[] {
  const [values, lengths, flags] = [counts.split(','), intervals.split(','), marks.split(',')];
  return offsets.split(',').map((offset, at) => {
    const mark = Number(flags[at]);
    return {
      minutes: start + Number(offset),
      count: values[at] ? Number(values[at]) : null,
      interval: Number(lengths[at]),
      certified: (mark & 1) !== 0,
      suspect: (mark & 2) !== 0,
      excluded: (mark & 4) !== 0,
    };
  });
}
