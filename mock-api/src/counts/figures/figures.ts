import { exportYear, flowIdOf, type StatewideFigures, type StationFigures } from 'shared-domain';
import type { Reading } from '../../platform/db/database.ts';
import { notFound } from '../../platform/http/api-problem.ts';
import type { Cache } from '../../platform/http/cache.ts';
import type { Language } from '../../platform/text/language.ts';
import { figureReply, flowReply, rowReply, type Told } from './figure-reply.ts';
import {
  selectCountedYears,
  selectFigureFlows,
  selectOpenFindings,
  type CountedYear,
  type FigureFlowRow,
} from './figures.sql.ts';
import { readLayers, type LayerSource } from './layers.ts';
import { readFlowYears, statesOf, type ClockedStation } from './read-days.ts';
import { readStationHours } from './read-hours.ts';
import { workOut, type FlowDays, type KnownFlow, type WorkedOut } from './station-year.rules.ts';

/** What reads figures: the database, what is kept, and whose words. */
export type Reader = {
  db: Reading;
  cache: Cache;
  language: Language;
  now: () => Date;
  layers: readonly LayerSource[];
};

type Station = ClockedStation & { rows: FigureFlowRow[] };

function stationsOf(rows: readonly FigureFlowRow[]): Station[] {
  return [...Map.groupBy(rows, ({ station_id }) => station_id)].map(([id, own]) => ({
    id,
    time_zone: own[0]?.time_zone ?? '',
    rows: own,
  }));
}

const yearsOf = (counted: readonly CountedYear[]): number[] =>
  [...new Set(counted.map(({ year }) => year))].toSorted((a, b) => b - a);

/** The year that is told where none is asked for: the newest that is over, else the newest with counts, else the one before this. */
function chosenYear(asked: number | undefined, years: readonly number[], now: Date): number {
  const over = exportYear(now) - 1;
  return asked ?? years.find((year) => year <= over) ?? years[0] ?? over;
}

/** The figures of all stations by mode in a year. */
export async function statewideFigures(
  reader: Reader,
  asked: { agency: number | null; year: number | undefined },
): Promise<StatewideFigures> {
  const { db, cache } = reader;
  const where = { agency: asked.agency, stationId: null };
  const stations = stationsOf(await selectFigureFlows(db, where, reader.language));
  const ids = stations.map(({ id }) => id);
  const counted = await selectCountedYears(db, ids);
  const years = yearsOf(counted);
  const year = chosenYear(asked.year, years, reader.now());
  const now = await readFlowYears({ db, cache }, stations, year, counted);
  const before = await readFlowYears({ db, cache }, stations, year - 1, counted);
  const worked = await workedOut(reader, stations, { year, now, before });
  const told = await toldOf(reader, stations, year, now);
  const rows = stations.flatMap(({ id, rows: [place] }) =>
    place ? (worked.get(id) ?? []).map((one) => rowReply(told, place, one)) : [],
  );
  return { year, years, rows };
}

/** A station's figures, kept until its certified counts or what tells its flows change; the draw of weeks takes its time. */
async function workedOut(
  { db, cache }: Reader,
  stations: readonly Station[],
  { year, now, before }: { year: number; now: Map<number, FlowDays[]>; before: Map<number, FlowDays[]> },
): Promise<Map<number, WorkedOut[]>> {
  const byId = new Map(stations.map((station) => [station.id, station]));
  const states = await statesOf(db, stations);
  const stamps = new Map(
    [...states]
      .filter(([id]) => now.has(id))
      .map(([id, state]) => [id, `${state} ${JSON.stringify(knownFlows(byId.get(id)?.rows ?? []))}`]),
  );
  return cache.getEach(`figures ${year}`, stamps, async (ids) => {
    const found = new Map<number, WorkedOut[]>();
    for (const id of ids) {
      const flows = knownFlows(byId.get(id)?.rows ?? []);
      const years = { year, now: now.get(id) ?? [], before: before.get(id) ?? [] };
      found.set(id, workOut(flows, years, 'listed'));
      await letOthers();
    }
    return found;
  });
}

/** Gives the thread to calls that wait: a station's intervals take some ten milliseconds of it. */
const letOthers = () => new Promise<void>((resolve) => void setImmediate(resolve));

const knownFlows = (rows: readonly FigureFlowRow[]): KnownFlow[] =>
  rows.map((row) => ({
    flow_id: row.flow_id,
    flowid_txdot: flowIdOf(row.station_id_tmg, row),
    name: row.name,
    movement_direction_code: row.movement_direction_code,
  }));

async function toldOf(
  { db, layers }: Reader,
  stations: readonly Station[],
  year: number,
  now: ReadonlyMap<number, FlowDays[]>,
): Promise<Told> {
  const ids = [...now.keys()];
  const [findings, laid] = await Promise.all([
    selectOpenFindings(db, ids, year),
    readLayers(layers, db, { year, stations: ids }),
  ]);
  return {
    year,
    rows: new Map(stations.flatMap(({ rows }) => rows.map((row) => [row.flow_id, row]))),
    counted: new Map([...now.values()].flat().map((one) => [one.flow_id, one])),
    layers: laid,
    findings,
  };
}

/** A year of a station by flow and by mode; 404 where there is none of that number. */
export async function stationFigures(
  reader: Reader,
  asked: { stationId: string; year: number | undefined },
): Promise<StationFigures> {
  const { db, cache } = reader;
  const where = { agency: null, stationId: asked.stationId };
  const [station] = stationsOf(await selectFigureFlows(db, where, reader.language));
  const [place] = station?.rows ?? [];
  if (!station || !place) throw notFound();
  const counted = await selectCountedYears(db, [station.id]);
  const years = yearsOf(counted);
  const year = chosenYear(asked.year, years, reader.now());
  const now = await readFlowYears({ db, cache }, [station], year, counted);
  const before = await readFlowYears({ db, cache }, [station], year - 1, counted);
  const told = await toldOf(reader, [station], year, now);
  const own = now.get(station.id) ?? [];
  const hours = await readStationHours(
    { db, cache },
    station,
    year,
    own.map(({ flow_id }) => flow_id),
  );
  const flows = station.rows.flatMap((row) => {
    const [days, ofHours] = [told.counted.get(row.flow_id), hours.get(row.flow_id)];
    return days && ofHours ? [flowReply(told, row, days, ofHours)] : [];
  });
  const all = { year, now: own, before: before.get(station.id) ?? [] };
  return {
    station_id_tmg: place.station_id_tmg,
    station_name: place.station_name,
    agency: place.agency,
    year,
    years,
    flows,
    figures: workOut(knownFlows(station.rows), all, 'all').map((one) => figureReply(told, one)),
  };
}
