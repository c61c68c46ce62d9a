import { randomUUID } from 'node:crypto';
import { importInterval, type ImportRequest } from 'shared-domain';
import type { Queryable } from '../../platform/db/database.ts';
import { ApiProblem, found } from '../../platform/http/api-problem.ts';
import { endpoint, type Endpoint } from '../../platform/http/endpoint.ts';
import { keepInRoom, roomLeft } from '../../platform/http/quota.ts';
import { lockCountStation, readCountStation } from '../../stations/records/count-station.sql.ts';
import { readStation } from '../../stations/list/read-station.ts';
import {
  checkMapping,
  checkMarks,
  checkReading,
  fileGone,
  openRequested,
  openUpload,
  refused,
} from './check-import.ts';
import { untilGivenUp } from './given-up.ts';
import { headersOf, inspectUpload } from './inspect.ts';
import { insertImport, selectImport, selectImports, selectStationVendor } from './imports.sql.ts';
import { previewImport } from './preview.ts';
import { receiveFile } from './receive-file.ts';
import { texts } from './texts.ts';
import { sizeLimit, uploadLimit } from './upload-room.ts';
import { wordedImport } from './worded-import.ts';
import {
  insertUpload,
  selectLoadedBy,
  selectUpload,
  selectUploadFor,
  storedName,
  type UploadRow,
} from './uploads.sql.ts';

/** Hourly TRAFx totals force their interval. */
function withInterval(body: ImportRequest): ImportRequest {
  return { ...body, interval: importInterval(body.vendor, body.trafxPeriod, body.interval) };
}

/** The caller's own upload; refused where it is not there any more. */
async function ownUpload(db: Queryable, id: string): Promise<UploadRow> {
  return there(await selectUpload(db, id));
}

function there(upload: UploadRow | undefined): UploadRow {
  if (!upload) throw fileGone();
  return upload;
}

/** Tells the vendor of a station that the caller may see. */
const vendorOf = (db: Queryable) => (station: string) => selectStationVendor(db, station);

const upload = endpoint('POST /counts/upload', {
  handle: async (ctx) => {
    const { db, settle, caller, request, files, settings, now, language } = ctx;
    const room = await roomLeft(db, caller.user.agency_id, uploadLimit(settings));
    await settle();
    const id = randomUUID();
    const name = storedName(id);
    const received = await receiveFile(request, files, name, sizeLimit(settings, room));
    try {
      const inspection = await inspectUpload(files, id, {}, { language, vendorOf: vendorOf(db) });
      const { headers, totals } = inspection;
      // others may have taken the room while this one came
      await keepInRoom(ctx, uploadLimit(settings), async (left) => {
        if (left < received.bytes) throw new ApiProblem(422, texts.noRoomFor(settings.quotas.uploads));
        await insertUpload(db, { id, ...received, user: caller.user, headers, at: now() });
      });
      return { file: id, headers, name: received.name, totals, inspection };
    } catch (error) {
      await files.remove(name);
      throw error;
    }
  },
});

const timemarkHeaders = endpoint('POST /counts/import/timemark-headers', {
  handle: async ({ db, input: { body }, files }) => {
    await ownUpload(db, body.file);
    const file = await openUpload(files, body.file, body.vendor);
    if (file.layout.refusal) throw refused('file', file.layout.refusal);
    return { headers: headersOf(file), dateOpen: file.isDateOpen };
  },
});

const inspect = endpoint('POST /counts/import/inspect', {
  handle: async ({ db, settle, input: { body }, files, language, request: { signal } }) => {
    await ownUpload(db, body.file);
    await settle();
    return inspectUpload(untilGivenUp(files, signal), body.file, body, { language, vendorOf: vendorOf(db) });
  },
});

const preview = endpoint('POST /counts/import/preview', {
  handle: async ({ db, caller, settle, input: { body }, language, files, now, request: { signal } }) => {
    const { part = false, ...wanted } = body;
    const request = withInterval(wanted);
    await ownUpload(db, request.file);
    const station = await readCountStation(db, request.station, language);
    checkMapping(await readStation(db, request.station, language), request);
    // reading the file takes its time
    await settle();
    const byToken = caller.token !== undefined;
    const run = { db, settle, files, now: now(), signal, byToken, part };
    return previewImport(run, station, request, language);
  },
});

const start = endpoint('POST /counts/import', {
  handle: async ({ db, caller, input: { body }, language, files, now, enqueue, audit }) => {
    const request = withInterval(body);
    const station = await lockCountStation(db, request.station, language);
    const part = request.reading?.counter;
    const person = await selectLoadedBy(db, { upload: request.file, station: station.id, part });
    if (person !== null) throw new ApiProblem(409, texts.loadedBefore({ person }));
    const file = there(await selectUploadFor(db, request.file, station.id));
    checkMapping(await readStation(db, request.station, language), request);
    const reading = await openRequested(files, request, station.time_zone, now());
    checkReading(reading, request);
    const byToken = caller.token !== undefined;
    checkMarks(reading.file, byToken);
    const asked = {
      stationId: station.id,
      user: caller.user,
      byToken,
      fileName: file.name,
      request,
      at: now(),
    };
    const id = await insertImport(db, asked);
    await enqueue('import-counts', { id });
    const { repeats } = request.reading ?? {};
    const detail = { import_id: id, file: file.name, ...(repeats?.length ? { repeats } : {}) };
    await audit('counts.import', detail, { station: station.id });
    const row = found(await selectImport(db, id));
    return { success: true as const, import: wordedImport(row, language) };
  },
});

const list = endpoint('GET /imports', {
  briefly: async ({ brief: db, caller, input: { query }, language }) =>
    (await selectImports(db, caller.listAgency, query)).map((row) => wordedImport(row, language)),
});

const one = endpoint('GET /imports/:id', {
  briefly: async ({ brief: db, input, language }) =>
    wordedImport(found(await selectImport(db, Number(input.params.id))), language),
});

/** Count files: upload, import, what became of them. */
export const imports: Endpoint[] = [upload, timemarkHeaders, inspect, preview, start, list, one];
