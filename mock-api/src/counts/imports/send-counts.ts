import {
  isIntervalEnabled,
  VENDOR,
  type ImportPreview,
  type ImportRequest,
  type SentCounts,
} from 'shared-domain';
import { ApiProblem, found } from '../../platform/http/api-problem.ts';
import type { Ctx } from '../../platform/http/context.ts';
import { keepInRoom } from '../../platform/http/quota.ts';
import { readStation } from '../../stations/list/read-station.ts';
import { lockCountStation, readCountStation } from '../../stations/records/count-station.sql.ts';
import { checkMapping, openUpload, refused } from './check-import.ts';
import { insertImport, selectImport, selectStationVendor } from './imports.sql.ts';
import { previewImport } from './preview.ts';
import { answeredBefore, keyOf, type KeptRefusal } from './send-key.ts';
import { sendTexts } from './send-texts.ts';
import { insertSent } from './sent-counts.sql.ts';
import { texts } from './texts.ts';
import { uploadLimit } from './upload-room.ts';
import { insertUpload } from './uploads.sql.ts';
import { intervalIn } from './vendors/flow-row-check.ts';
import { wordedImport } from './worded-import.ts';

/** Counts that came in, stored as a file of our own CSV. */
export type StoredCounts = { id: string; name: string; bytes: number; hash: string };

type Sending = Ctx<unknown>;

/** How the file is imported: it says itself of which station, flows and interval its counts are. */
async function requestFor({ db, files, language }: Sending, id: string): Promise<ImportRequest> {
  const { layout, firstRows } = await openUpload(files, id, VENDOR.custom);
  const { exportOf, flowRows } = layout;
  if (layout.exportOf && layout.counters?.length) throw refused('file', sendTexts.severalParts);
  if (layout.refusal) throw refused('file', layout.refusal);
  if (!exportOf || !flowRows) throw refused('file', sendTexts.notOurs);
  const { station_id_tmg } = exportOf;
  const station = await readStation(db, station_id_tmg, language);
  const ids = new Map(station.channels.map((channel) => [channel.flowid_txdot, channel.id]));
  const unknown = exportOf.flows.filter(({ flowid_txdot }) => !ids.has(flowid_txdot));
  if (unknown.length > 0) {
    const flows = unknown.map(({ flowid_txdot }) => flowid_txdot).join(', ');
    throw refused('flow', sendTexts.unknownFlows({ station: station_id_tmg, flows }));
  }
  const interval = intervalIn(firstRows[0]?.cells[flowRows.interval] ?? '') ?? 0;
  if (!isIntervalEnabled(interval)) throw refused('interval', texts.invalidInterval);
  const vendor = (await selectStationVendor(db, station_id_tmg)) ?? VENDOR.custom;
  const channels = exportOf.flows.map(({ header, flowid_txdot }) => ({
    id: ids.get(flowid_txdot) ?? 0,
    header,
  }));
  const request = {
    file: id,
    vendor: vendor as ImportRequest['vendor'],
    station: station_id_tmg,
    channels,
    interval,
    // a log's period is of its own files: this one has an interval
    trafxPeriod: vendor === VENDOR.trafx ? ('timestamps' as const) : null,
  };
  checkMapping(station, request);
  return request;
}

/** What the dry run refuses; `lines` are empty where it is about the file as a whole. */
function refusalOf({ refusal, rejected, errors }: ImportPreview, { language }: Sending): KeptRefusal | null {
  if (refusal !== null) return { message: refusal, lines: errors };
  return rejected === 0 ? null : { message: texts.badLines({ count: rejected })[language], lines: errors };
}

function outcomeOf(preview: ImportPreview): SentCounts['outcome'] {
  const { read, added, replaced, unchanged, certified, differing, superseded, first, last, warnings } =
    preview;
  return { read, added, replaced, unchanged, certified, differing, superseded, first, last, warnings };
}

/**
 * Imports counts that a program has sent, the way of files: the dry run says what it would do, then the job does it. Lines
 * that can't be taken are answered at once, and the import that fails by them stands in the history. `keeps` is false for a
 * dry run alone; `hasFile` says whether an import has taken the file.
 */
export async function sendCounts(
  ctx: Sending,
  stored: StoredCounts,
  keeps: boolean,
): Promise<{ answer: SentCounts; hasFile: boolean }> {
  const { db, caller, settle, files, now, language, request: asked } = ctx;
  const key = keeps ? keyOf(asked, caller) : null;
  const before = await answeredBefore(db, key, stored.hash);
  if (before) return { answer: before, hasFile: false };
  const request = await requestFor(ctx, stored.id);
  const station = await readCountStation(db, request.station, language);
  await settle();
  const byToken = caller.token !== undefined;
  const run = { db, settle, files, now: now(), signal: asked.signal, byToken, part: false };
  const preview = await previewImport(run, station, request, language);
  const refusal = refusalOf(preview, ctx);
  const outcome = outcomeOf(preview);
  if (!keeps || (refusal && refusal.lines.length === 0)) {
    if (refusal) throw new ApiProblem(422, refusal.message, { lines: refusal.lines });
    return { answer: { success: true, import: null, outcome }, hasFile: false };
  }
  const limit = uploadLimit(ctx.settings);
  // who keeps something for the same agency comes one after the other, so that a key is answered once
  const kept = await keepInRoom(ctx, limit, async (left) => {
    const meanwhile = await answeredBefore(db, key, stored.hash);
    if (meanwhile) return { answer: meanwhile, hasFile: false };
    if (left < stored.bytes) throw new ApiProblem(422, texts.noRoomFor(limit.quota));
    const answer = { success: true as const, import: await start(ctx, stored, request), outcome };
    const told = refusal ? { status: 422, reply: refusal } : { status: 200, reply: answer };
    if (key) await insertSent(db, key, { hash: stored.hash, ...told, at: now() });
    return { answer, hasFile: true };
  });
  if (kept.hasFile && refusal) throw new Kept(refusal);
  return kept;
}

/** Lines that can't be taken, of counts whose file an import keeps. */
export class Kept extends ApiProblem {
  constructor({ message, lines }: KeptRefusal) {
    super(422, message, { lines });
  }
}

/** Asks for the import of the stored file, as a person does who has looked at its dry run. */
async function start(
  { db, caller, language, now, enqueue, audit }: Sending,
  { id, name, bytes }: StoredCounts,
  request: ImportRequest,
): Promise<NonNullable<SentCounts['import']>> {
  const { user } = caller;
  const station = await lockCountStation(db, request.station, language);
  const headers = request.channels.map(({ header }) => header);
  await insertUpload(db, { id, name, bytes, user, headers, at: now() });
  const byToken = caller.token !== undefined;
  const entry = { stationId: station.id, user, byToken, fileName: name, request, at: now() };
  const importId = await insertImport(db, entry);
  await enqueue('import-counts', { id: importId });
  await audit('counts.import', { import_id: importId, file: name }, { station: station.id });
  return wordedImport(found(await selectImport(db, importId)), language);
}
