import { createHash } from 'node:crypto';
import { importInterval, SAVED_MAPPINGS_MAX, type SavedMapping } from 'shared-domain';
import { ApiProblem, found } from '../../platform/http/api-problem.ts';
import { endpoint, type Endpoint } from '../../platform/http/endpoint.ts';
import { readStation } from '../../stations/list/read-station.ts';
import { readCountStation } from '../../stations/records/count-station.sql.ts';
import { checkMapping, checkReading, fileGone, openRequested } from '../imports/check-import.ts';
import { selectUpload } from '../imports/uploads.sql.ts';
import { factsOf, lastingReading } from './file-facts.ts';
import { deleteMapping, saveMapping, selectMappings, type MappingRow } from './saved-mappings.sql.ts';
import { texts } from './texts.ts';

function mappingReply(row: MappingRow): SavedMapping {
  const columns = row.channels.map(({ header }) => header);
  return {
    id: row.id,
    station_id_tmg: row.station_id_tmg,
    station_name: row.station_name,
    vendor_code: row.vendor_code,
    interval: row.interval_minutes,
    columns,
    unused: row.headers.filter((header) => header !== '' && !columns.includes(header)),
    saved_by: row.user_name,
    saved_at: row.saved_at,
  };
}

const list = endpoint('GET /saved-mappings', {
  briefly: async ({ brief: db, caller }) => ({
    data: (await selectMappings(db, caller.listAgency)).map(mappingReply),
  }),
});

const save = endpoint('POST /saved-mappings', {
  handle: async ({ db, settle, caller: { user }, input: { body }, files, now, language, audit }) => {
    const interval = importInterval(body.vendor, body.trafxPeriod, body.interval);
    const request = { ...body, interval };
    const upload = await selectUpload(db, request.file);
    if (!upload) throw fileGone();
    const station = await readCountStation(db, request.station, language);
    checkMapping(await readStation(db, request.station, language), request);
    await settle();
    const reading = await openRequested(files, request, station.time_zone, now());
    checkReading(reading, request);
    const { layout, delimiter, headers, mark } = factsOf(reading.file, upload.name);
    const known = [station.id, request.vendor, layout, delimiter, interval, mark, headers];
    const id = await saveMapping(db, {
      agency_id: station.agency_id,
      station_id: station.id,
      fingerprint: createHash('sha256').update(JSON.stringify(known)).digest('hex'),
      vendor_code: request.vendor,
      layout,
      delimiter,
      interval_minutes: interval,
      trafx_period: request.trafxPeriod ?? null,
      headers: [...headers],
      mark,
      channels: request.channels,
      reading: lastingReading(reading.file, request.reading),
      user,
      at: now(),
    });
    // one that is saved anew takes no more room
    const all = await selectMappings(db, station.agency_id);
    if (all.length > SAVED_MAPPINGS_MAX)
      throw new ApiProblem(409, texts.tooManyMappings({ most: SAVED_MAPPINGS_MAX }));
    await audit('mapping.save', { mapping_id: id, file: upload.name }, { station: station.id });
    return mappingReply(found(all.find((row) => row.id === id)));
  },
});

const remove = endpoint('DELETE /saved-mappings/:id', {
  handle: async ({ db, input: { params }, audit }) => {
    const { station_id } = found(await deleteMapping(db, Number(params.id)));
    await audit('mapping.delete', { mapping_id: Number(params.id) }, { station: station_id });
    return { success: true as const };
  },
});

/** The mappings by which files of the drop folder are loaded. */
export const savedMappingCalls: Endpoint[] = [list, save, remove];
