import { clampedEndDate, ecoObstacle, yesterday, type EcoCountsRequest } from 'shared-domain';
import { asOwner, type Transaction } from '../../platform/db/database.ts';
import { ApiProblem, found, NoRecord } from '../../platform/http/api-problem.ts';
import { endpoint, type Endpoint } from '../../platform/http/endpoint.ts';
import { saidDay } from '../../platform/text/day-words.rules.ts';
import type { Language } from '../../platform/text/language.ts';
import { lockCountStation, type CountStation } from '../../stations/records/count-station.sql.ts';
import { selectAgencies } from '../../people/agencies/agencies.sql.ts';
import { wordedImport } from '../imports/worded-import.ts';
import { selectImport } from '../imports/imports.sql.ts';
import { insertEcoImport, selectEcoFlows } from './eco-import.sql.ts';
import { handOver, selectSites, selectStrangers } from '../../stations/vendor-sites/eco-sites.sql.ts';
import { texts } from './import-texts.ts';
import { sourceOf } from './source.ts';
import { vendorList } from './vendor-list.ts';

/** A refusal of the stations that were asked for. */
function refused(text: ApiProblem['text'], status: ApiProblem['status'] = 422): ApiProblem {
  return new ApiProblem(status, text, { errors: { stationIds: [text] } });
}

/** The station, locked; one that is busy, that nobody knows here or that is another agency's is refused among those asked for. */
async function lockNamed(db: Transaction, stationId: string, language: Language): Promise<CountStation> {
  try {
    return await lockCountStation(db, stationId, language);
  } catch (error) {
    if (error instanceof NoRecord) throw refused(texts.unknownStation, error.status);
    throw error instanceof ApiProblem ? refused(error.text, error.status) : error;
  }
}

async function lockImportable(db: Transaction, stationId: string, language: Language): Promise<CountStation> {
  const station = await lockNamed(db, stationId, language);
  const { eco_id, flows } = await selectEcoFlows(db, station.id);
  const idle = { importing: 0, certifying: 0 } as const;
  if (flows.length === 0 && ecoObstacle({ eco_id, ...idle }))
    throw refused(texts.noEcoId({ station: station.station_name }));
  if (flows.length === 0) throw refused(texts.noChannel({ station: station.station_name }));
  const strangers = await asOwner(db, (tx) => selectStrangers(tx, station.id));
  if (strangers.length > 0)
    throw refused(
      texts.strangers(
        station.station_name,
        strangers.map((stranger) => stranger.eco_id),
      ),
    );
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
  handle: async ({ db, caller, input: { body }, language, now, enqueue, audit, vendor }) => {
    const stations = await lockAll(db, body, language);
    const endDate = body.endDate ? clampedEndDate(body.endDate, now()) : null;
    const name = sourceOf(vendor);
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
    return {
      success: texts.started({ stations: stations.length, lastDay: saidDay(endDate ?? yesterday(now())) })[
        language
      ],
      imports,
    };
  },
});

const sites = endpoint('GET /eco-sites', {
  handle: async (ctx) => {
    await vendorList(ctx);
    return asOwner(ctx.db, selectSites);
  },
});

const handSiteOver = endpoint('PUT /eco-sites/:siteId/agency', {
  handle: async ({ db, caller, input: { params, body }, audit, now }) => {
    const read = async () => (await asOwner(db, selectSites)).find(({ id }) => id === params.siteId);
    const before = found(await read());
    if (before.station_name !== null) {
      const station = `${before.station_name} (${before.station_id_tmg ?? 'draft'})`;
      throw new ApiProblem(409, texts.siteInUse({ site: before.name, station }));
    }
    const [agency] = body.agency_id === null ? [null] : await selectAgencies(db, body.agency_id, true);
    if (agency === undefined)
      throw new ApiProblem(422, texts.unknownAgency, { errors: { agency_id: [texts.unknownAgency] } });
    await handOver(db, before.id, body.agency_id, { name: caller.user.name, at: now() });
    const after = found(await read());
    const detail = { site_id: before.id, name: before.name, from: before.agency, to: after.agency };
    await audit('eco-site.hand-over', detail, { agency: after.agency_id ?? undefined });
    return after;
  },
});

/** Counts from the counter vendor's platform, and whose its sites are. */
export const ecoImport: Endpoint[] = [importCounts, sites, handSiteOver];
