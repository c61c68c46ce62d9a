import type { HourlyListing, StationTables } from 'shared-domain';
import type { WeatherReader } from 'shared-domain/texts';
import type { Reading } from '../../../platform/db/database.ts';
import { found } from '../../../platform/http/api-problem.ts';
import { endpoint, type Endpoint } from '../../../platform/http/endpoint.ts';
import { readerOf, readKnown } from '../../calendar/read-known.ts';
import { dayNotesOf } from './day-notes.rules.ts';
import { rowsOfListing, rowsOfTable } from './figure-rows.rules.ts';
import { listedDays } from './hourly-listing.rules.ts';
import { readFactorSpans } from './flow-factors.ts';
import { readStationYear } from './station-year.ts';
import { stationTables } from './station-tables.ts';

type Asked = WeatherReader & { stationId: string; year: number | undefined; now: () => Date };

async function tablesOf(db: Reading, asked: Asked): Promise<StationTables> {
  const counted = await readStationYear(db, asked);
  return stationTables(
    counted,
    await readFactorSpans(db, { station: counted.station.id, year: counted.year }),
    await knownIn(db, asked, counted.year),
  );
}

/** What the calendar knows of the days of a year at the station. */
const knownIn = (db: Reading, { stationId, language, units }: Asked, year: number) =>
  readKnown(db, { stationId, from: `${year}-01-01`, until: `${year}-12-31` }, { language, units });

/** A flow's hours; 404 for one that the station does not have, an empty list of days where none was counted. */
async function listingOf(
  db: Reading,
  { flow: wanted, ...asked }: Asked & { flow?: string },
): Promise<HourlyListing> {
  const { station, year, flows, suspects } = await readStationYear(db, asked);
  const inUse = flows.filter(({ counts }) => counts.length > 0);
  const flow = found(
    wanted === undefined ? (inUse[0] ?? flows[0]) : flows.find((one) => one.flowid_txdot === wanted),
  );
  const known = await knownIn(db, asked, year);
  const labels = new Map(suspects.map(({ id, label }) => [id, label]));
  return {
    station_id_tmg: station.station_id_tmg,
    year,
    flow: { flowid_txdot: flow.flowid_txdot, name: flow.name },
    flows: inUse.map(({ flowid_txdot, name }) => ({ flowid_txdot, name })),
    days: listedDays(year, flow, dayNotesOf(flow.counts, labels, known)),
  };
}

/** Tables of a continuous count programme. */
export const figureTables: Endpoint[] = [
  endpoint('GET /figures/:stationId/tables', {
    mayLag: 'all',
    handle: ({ reading, now, input: { params, query }, ...ctx }) =>
      tablesOf(reading, { stationId: params.stationId, year: query.year, ...readerOf(ctx), now }),
  }),
  endpoint('GET /figures/:stationId/hours', {
    mayLag: 'all',
    handle: ({ reading, now, input: { params, query }, ...ctx }) =>
      listingOf(reading, { stationId: params.stationId, ...query, year: query.year, ...readerOf(ctx), now }),
  }),
  endpoint('GET /export/figure-table', {
    mayLag: 'reading',
    handle: async ({ reading, now, audit, input: { query }, ...ctx }) => {
      const { stationId, table, year } = query;
      const asked = { ...query, year, ...readerOf(ctx), now };
      const rows =
        table === 'listing'
          ? rowsOfListing(await listingOf(reading, asked))
          : rowsOfTable(await tablesOf(reading, asked), table);
      await audit('figures.download', { station_id_tmg: stationId, table }, { station: stationId });
      return rows;
    },
  }),
];
