import { daysOfYear, exportYear, flowIdOf, type StreamFlow } from 'shared-domain';
import type { Reading } from '../../../platform/db/database.ts';
import { found } from '../../../platform/http/api-problem.ts';
import type { Language } from '../../../platform/text/language.ts';
import type { Days } from '../methods.rules.ts';
import { readHours } from '../read-hours.ts';
import { emptyYear, type YearOfHours } from '../year-of-hours.ts';
import type { CertifiedCount } from './counted-year.rules.ts';
import * as sql from './counted-year.sql.ts';

/** A flow as tables name it. */
export type NamedFlow = { flowid_txdot: string; name: string };

/** A flow of a station with what was counted: its certified counts of the year, and complete days of every year. */
export type CountedFlow = NamedFlow &
  StreamFlow & {
    id: number;
    counts: CertifiedCount[];
    hours: YearOfHours;
    daysByYear: ReadonlyMap<number, Days>;
    uncertified: number;
    openFindings: number;
  };

/** A year of a station, as its tables and its publications read it. */
export type CountedStationYear = {
  station: sql.CountedStation;
  year: number;
  years: number[];
  /** All of the station's, in the order in which they were established. */
  flows: CountedFlow[];
  suspects: sql.SuspectRow[];
};

type Asked = { stationId: string; year: number | undefined; language: Language; now: () => Date };

/** Reads a year of a station: the one asked for, else the newest with complete days. 404 where the station is not there for the caller. */
export async function readStationYear(db: Reading, asked: Asked): Promise<CountedStationYear> {
  const station = found(await sql.selectStation(db, asked.stationId));
  const complete = await sql.selectCompleteDays(db, station.id);
  const years = [...new Set(complete.map((row) => row.year))].toSorted((a, b) => b - a);
  const year = asked.year ?? years[0] ?? exportYear(asked.now());
  const of = { station: station.id, year };
  const counts = await sql.readCertifiedYear(db, of);
  const uncertified = await sql.readUncertified(db, of);
  const strong = await sql.selectOpenStrong(db, of);
  const suspects = await sql.selectSuspects(db, asked.language);
  const all = await sql.selectFlows(db, station.id);
  const hours = await readHours(
    db,
    station,
    year,
    all.map(({ id }) => id),
  );
  const flows = all.map((flow) => ({
    id: flow.id,
    flowid_txdot: flowIdOf(station.station_id_tmg, flow),
    name: flow.name,
    movement_direction_code: flow.movement_direction_code,
    counts: counts.get(flow.id) ?? [],
    hours: hours.get(flow.id) ?? emptyYear(year),
    daysByYear: daysOf(complete.filter((row) => row.flow_id === flow.id)),
    uncertified: uncertified.get(flow.id) ?? 0,
    openFindings: strong.get(flow.id) ?? 0,
  }));
  return { station, year, years, flows, suspects };
}

type Complete = Awaited<ReturnType<typeof sql.selectCompleteDays>>;

/** Days of each year from what the database tells of the complete ones. */
function daysOf(rows: Complete): Map<number, Days> {
  return new Map(
    rows.map(({ year, days }) => {
      const own = Array.from({ length: daysOfYear(year) }, (): number | null => null);
      for (const text of days.split(',')) {
        const [at = 0, total = 0] = text.split(' ').map(Number);
        own[at] = total;
      }
      return [year, own];
    }),
  );
}
