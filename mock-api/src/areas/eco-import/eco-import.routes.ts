import { clampedEndDate, ecoObstacle, yesterday, type EcoCountsRequest } from 'shared-ui/domain';
import { asOwner, type Transaction } from '../../db/database.ts';
import type { CounterVendor, VendorSite } from '../../eco-visio/counter-vendor.ts';
import { VendorProblem } from '../../eco-visio/vendor-problem.ts';
import { ApiProblem, found } from '../../http/api-problem.ts';
import { endpoint, type Endpoint } from '../../http/endpoint.ts';
import type { Language, Text } from '../../http/language.ts';
import { lockCountStation, type CountStation } from '../counts/count-station.sql.ts';
import { wordedImport } from '../imports/imports.payload.ts';
import { selectImport } from '../imports/imports.sql.ts';
import * as payload from './eco-import.payload.ts';
import { insertEcoImport, selectDomain, selectEcoFlows, selectKnownEcoIds } from './eco-import.sql.ts';
import { ecoStation, newSites } from './new-stations.rules.ts';
import { texts } from './texts.ts';

/** A person waits for the list of stations; so long may the platform keep them waiting, in milliseconds. */
const LIST_PATIENCE = 10_000;

const ecoVisio = endpoint('GET /eco-visio', {
  access: 'signedIn',
  summary: "Whether the counter vendor's platform is simulated",
  reply: payload.ecoVisioReply,
  handle: ({ vendor }) => ({ simulated: vendor.simulated }),
});

async function sitesOf(vendor: CounterVendor): Promise<VendorSite[]> {
  try {
    return await vendor.listSites({ longestWait: LIST_PATIENCE });
  } catch (error) {
    if (error instanceof VendorProblem) throw new ApiProblem(503, error.text);
    throw error;
  }
}

const stationsNew = endpoint('GET /stations-new', {
  access: 'signedIn',
  summary: "Sites of the agency's domain on the vendor's platform that no station stands for yet",
  reply: payload.stationsReply,
  handle: async ({ db, caller, settle, vendor }) => {
    const agency = caller.listAgency;
    const domain = agency === null ? null : ((await selectDomain(db, agency)) ?? '');
    // a site may stand for another agency's station; whose it is does not show
    const known = await asOwner(db, selectKnownEcoIds);
    await settle();
    return newSites(await sitesOf(vendor), domain, known).map(ecoStation);
  },
});

function refused(text: Text): ApiProblem {
  return new ApiProblem(422, text, { errors: { stationIds: [text] } });
}

async function lockImportable(db: Transaction, stationId: string, language: Language): Promise<CountStation> {
  const station = await lockCountStation(db, stationId, language);
  const { eco_id, flows } = await selectEcoFlows(db, station.id);
  const idle = { importing: 0, certifying: 0 } as const;
  if (flows.length === 0 && ecoObstacle({ eco_id, ...idle }))
    throw refused(texts.noEcoId(station.station_name));
  if (flows.length === 0) throw refused(texts.noChannel(station.station_name));
  return station;
}

/** The stations in the order of their numbers, locked: so two calls never wait for each other in turn. */
async function lockAll(
  db: Transaction,
  { stationIds }: EcoCountsRequest,
  language: Language,
): Promise<CountStation[]> {
  const stations: CountStation[] = [];
  for (const stationId of [...new Set(stationIds)].sort()) {
    stations.push(await lockImportable(db, stationId, language));
  }
  return stations;
}

const importCounts = endpoint('POST /import/eco-counts', {
  access: 'signedIn',
  summary: "Starts to import stations' counts from the vendor's platform, in the background",
  body: payload.countsBody,
  reply: payload.startedReply,
  handle: async ({ db, caller, input: { body }, language, now, enqueue, audit, vendor }) => {
    const stations = await lockAll(db, body, language);
    const endDate = body.endDate ? clampedEndDate(body.endDate, now()) : null;
    const name = vendor.simulated ? 'Eco-Visio (simulated)' : 'Eco-Visio';
    const started = new Map<string, number>();
    for (const station of stations) {
      const asked = { stationId: station.id, user: caller.user, name, request: { endDate }, at: now() };
      const id = await insertEcoImport(db, asked);
      await enqueue('import-eco-counts', { id });
      await audit('counts.import', { import_id: id, file: name }, { station: station.id });
      started.set(station.station_id_tmg, id);
    }
    const imports = [];
    for (const stationId of new Set(body.stationIds)) {
      const row = found(await selectImport(db, started.get(stationId) ?? 0));
      imports.push(wordedImport(row, language));
    }
    return { success: texts.started(stations.length, endDate ?? yesterday(now()))[language], imports };
  },
});

/** Stations and counts from the counter vendor's platform. */
export const ecoImport: Endpoint[] = [ecoVisio, stationsNew, importCounts];
