import { randomUUID } from 'node:crypto';
import { importInterval } from 'shared-ui/domain';
import { readHead, recognise } from '../../domain/count-files/read-count-file.ts';
import { ApiProblem, found } from '../../http/api-problem.ts';
import { endpoint, type Endpoint } from '../../http/endpoint.ts';
import {
  lockCountStation,
  refuseWhileCertifying,
  refuseWhileImporting,
} from '../counts/count-station.sql.ts';
import { readStation } from '../stations/read-station.ts';
import { checkFile, checkMapping, readLayout, refused } from './check-import.ts';
import * as payload from './imports.payload.ts';
import { insertImport, selectImport, selectImports } from './imports.sql.ts';
import { receiveFile } from './receive-file.ts';
import { texts } from './texts.ts';
import { insertUpload, selectUpload, storedName } from './uploads.sql.ts';

const upload = endpoint('POST /counts/upload', {
  access: 'signedIn',
  summary: 'Takes a count file (multipart, field `file`) and answers its columns; nothing is imported yet',
  body: 'form',
  reply: payload.uploadReply,
  handle: async ({ db, caller, request, files, settings, now }) => {
    const id = randomUUID();
    const name = storedName(id);
    const received = await receiveFile(request, files, name, settings.uploadMaxBytes);
    try {
      const head = await readHead(() => files.read(name));
      if ('refused' in head) throw refused('file', head.refused);
      const layout = recognise(head);
      if ('refused' in layout) throw refused('file', layout.refused);
      const headers = [...new Set(layout.columns.map(({ header }) => header))];
      await insertUpload(db, { id, ...received, user: caller.user, headers, at: now() });
      return { file: id, headers, name: received.name, totals: layout.totals };
    } catch (error) {
      await files.remove(name);
      throw error;
    }
  },
});

const timemarkHeaders = endpoint('POST /counts/import/timemark-headers', {
  access: 'signedIn',
  summary: "The columns of an uploaded file as this vendor's reader sees them",
  body: payload.headersBody,
  reply: payload.headersReply,
  handle: async ({ db, input: { body }, files }) => {
    if (!(await selectUpload(db, body.file))) throw new ApiProblem(404, texts.fileGone);
    const { layout } = await readLayout(files, body.file, body.vendor);
    return { headers: [...new Set(layout.columns.map(({ header }) => header))] };
  },
});

const start = endpoint('POST /counts/import', {
  access: 'signedIn',
  summary: 'Starts to import an uploaded file, in the background',
  body: payload.importBody,
  reply: payload.startedReply,
  handle: async ({ db, caller, input: { body }, language, files, now, enqueue, audit }) => {
    const request = { ...body, interval: importInterval(body.vendor, body.trafxPeriod, body.interval) };
    const file = await selectUpload(db, request.file);
    if (!file) throw new ApiProblem(404, texts.fileGone);
    const station = await lockCountStation(db, request.station, language);
    refuseWhileCertifying(station);
    refuseWhileImporting(station);
    checkMapping(await readStation(db, request.station, language), request);
    await checkFile(files, request, station.time_zone, now());
    const asked = { stationId: station.id, user: caller.user, fileName: file.name, request, at: now() };
    const id = await insertImport(db, asked);
    await enqueue('import-counts', { id });
    await audit('counts.import', { import_id: id, file: file.name }, { station: station.id });
    const row = found(await selectImport(db, id));
    return { success: true as const, import: payload.wordedImport(row, language) };
  },
});

const list = endpoint('GET /imports', {
  access: 'signedIn',
  summary: "The newest imports for the agency's stations, with progress and outcome",
  reply: payload.importsReply,
  handle: async ({ db, caller, language }) =>
    (await selectImports(db, caller.listAgency)).map((row) => payload.wordedImport(row, language)),
});

const one = endpoint('GET /imports/:id', {
  access: 'signedIn',
  summary: 'One import, with progress and outcome',
  params: payload.importParams,
  reply: payload.importReply,
  handle: async ({ db, input, language }) =>
    payload.wordedImport(found(await selectImport(db, Number(input.params.id))), language),
});

/** Count files: upload, import, what became of them. */
export const imports: Endpoint[] = [upload, timemarkHeaders, start, list, one];
