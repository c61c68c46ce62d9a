import type { StationSummary } from 'shared-ui/domain';
import type { Caller } from '../../platform/http/context.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import type { Language } from '../../platform/text/language.ts';
import { withAadt } from '../../counts/reports/aadt-report.ts';
import { stationWithRecord } from '../v1/older-stations.payload.ts';
import { readOlderStation } from '../v1/read-older-station.ts';
import * as payload from '../records/stations.payload.ts';
import { readProgress } from '../records/read-progress.ts';
import { readStation } from './read-station.ts';
import { selectImportStations, selectSummaries } from './stations.sql.ts';

type ListCall = {
  db: Queryable;
  caller: Caller;
  language: Language;
  input: { query: { includeDrafts?: boolean } };
};

async function listSummaries({ db, caller, language, input }: ListCall): Promise<StationSummary[]> {
  const rows = await selectSummaries(db, caller.listAgency, input.query.includeDrafts === true, language);
  const progress = await readProgress(
    db,
    rows.filter(({ draft }) => draft).map(({ id }) => id),
  );
  return rows.map((row) => payload.summaryReply(row, progress.get(row.id) ?? null));
}

/** Published stations as lists, imports and quality control read them. */
export const stations = [
  endpoint('GET /stations/summary', {
    access: 'signedIn',
    summary: 'Stations of the agency, as the older lists show them',
    query: payload.summaryQuery,
    reply: payload.summaries,
    handle: (ctx) => listSummaries(ctx),
  }),
  endpoint('GET /next-stations/summary', {
    access: 'nextStations',
    summary: 'Stations of the agency, as the newer list shows them',
    query: payload.summaryQuery,
    reply: payload.summaries,
    handle: (ctx) => listSummaries(ctx),
  }),
  endpoint('GET /stations', {
    access: 'signedIn',
    summary:
      'Stations that counts can be uploaded to, of one vendor if asked; with their annual averages if asked',
    query: payload.importQuery,
    reply: payload.importStations,
    handle: async (ctx) => {
      const { db, caller, input } = ctx;
      const rows = await selectImportStations(db, caller.listAgency, input.query.vendor ?? null);
      const stations = rows.map(payload.importStationReply);
      return input.query.report ? withAadt({ ...ctx, db: ctx.reading }, stations) : stations;
    },
  }),
  endpoint('GET /stations/:stationId', {
    access: 'signedIn',
    summary: 'A published station with its channels, and as the older form edits it',
    params: payload.stationParams,
    reply: stationWithRecord,
    handle: async ({ db, input, language }) => {
      const station = await readStation(db, input.params.stationId, language);
      return { ...station, record: await readOlderStation(db, { id: station.id }) };
    },
  }),
  endpoint('GET /stations/:stationId/channels', {
    access: 'signedIn',
    summary: 'The channels of a published station',
    params: payload.stationParams,
    reply: payload.channels,
    handle: async ({ db, input, language }) =>
      (await readStation(db, input.params.stationId, language)).channels,
  }),
  endpoint('POST /stations/channels', {
    access: 'signedIn',
    summary: 'The channels of a published station, with the file column that each was mapped to last time',
    body: payload.stationBody,
    reply: payload.channels,
    handle: async ({ db, input, language }) => (await readStation(db, input.body.station, language)).channels,
  }),
];
