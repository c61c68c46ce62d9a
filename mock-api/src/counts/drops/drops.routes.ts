import { randomUUID } from 'node:crypto';
import type { Drop, DropState } from 'shared-domain';
import type { Queryable } from '../../platform/db/database.ts';
import { ApiProblem, found } from '../../platform/http/api-problem.ts';
import { endpoint, type Endpoint } from '../../platform/http/endpoint.ts';
import { keepInRoom } from '../../platform/http/quota.ts';
import type { Language, Text } from '../../platform/text/language.ts';
import { fileGone } from '../imports/check-import.ts';
import { inspectUpload } from '../imports/inspect.ts';
import { selectStationVendor } from '../imports/imports.sql.ts';
import { texts as importTexts } from '../imports/texts.ts';
import { uploadLimit } from '../imports/upload-room.ts';
import { insertUpload, storedName } from '../imports/uploads.sql.ts';
import * as sql from './drops.sql.ts';
import { texts } from './texts.ts';

/** The state that people see: what its import says, even where somebody has discarded meanwhile what another had opened. */
function stateOf({ state, waits, parts, import_status }: sql.DropRow): DropState {
  // parts of it are loaded already, or were before the rest was discarded
  if (waits || (parts !== null && state === 'discarded')) return state;
  if (import_status === null || import_status === 'failed') return state;
  return import_status === 'waiting' || import_status === 'running' ? 'loading' : 'loaded';
}

/** Why a file waits: what its import failed of, where it had one; whoever opened it has seen what stood there before. */
function reasonsOf(row: sql.DropRow, language: Language): string[] {
  const { waits, import_message, import_status, parts, begun_parts: begun } = row;
  const failed =
    waits && import_status === 'failed' && import_message !== null
      ? [JSON.parse(import_message) as Text]
      : [];
  const inPart =
    parts !== null && begun.length > 0 ? [texts.inPart({ begun: begun.length, count: parts.length })] : [];
  const told = [...failed, ...inPart];
  return (told.length > 0 ? told : row.reasons).map((reason) => reason[language]);
}

function dropReply(row: sql.DropRow, language: Language): Drop {
  const state = stateOf(row);
  const isEnded = state === 'discarded';
  return {
    id: row.id,
    file_name: row.name,
    bytes: row.bytes,
    station_id_tmg: row.station_id_tmg,
    station_name: row.station_name,
    state,
    reasons: state === 'waits' || state === 'refused' ? reasonsOf(row, language) : [],
    taken_at: row.taken_at,
    again_at: row.again_at,
    by: isEnded ? row.ended_by : row.import_by,
    by_itself: row.by_itself ?? false,
    note: row.ended_note,
    import_id: row.import_id,
  };
}

/** A file that waits, refused where it does not any more. */
async function waiting(db: Queryable, id: string, lock?: 'lock'): Promise<sql.DropRow> {
  const row = found(await sql.selectDrop(db, Number(id), lock));
  if (!row.waits) throw new ApiProblem(409, texts.settled);
  return row;
}

const list = endpoint('GET /drops', {
  handle: async ({ db, caller, input: { query }, language, settings }) => {
    const rows = await sql.selectDrops(db, caller.listAgency, query.before ?? null);
    return {
      folder: settings.dropFolder === null ? null : String(caller.user.agency_id),
      waiting: (await sql.selectWaitingDrops(db, caller.listAgency)).waiting,
      drops: rows.map((row) => dropReply(row, language)),
    };
  },
});

const open = endpoint('POST /drops/:id/open', {
  handle: async (ctx) => {
    const { db, settle, caller, input, files, settings, now, language } = ctx;
    const drop = await waiting(db, input.params.id);
    await settle();
    if ((await files.size(storedName(drop.taking))) === null) throw fileGone();
    const id = randomUUID();
    const { name, bytes } = drop;
    await files.write(storedName(id), files.read(storedName(drop.taking)));
    try {
      const vendorOf = (station: string) => selectStationVendor(db, station);
      const inspection = await inspectUpload(files, id, {}, { language, vendorOf });
      const { headers, totals } = inspection;
      await keepInRoom(ctx, uploadLimit(settings), async (left) => {
        if (left < bytes) throw new ApiProblem(422, importTexts.noRoomFor(settings.quotas.uploads));
        await waiting(db, input.params.id, 'lock');
        await insertUpload(db, { id, name, bytes, user: caller.user, headers, at: now() });
        await sql.insertDropUpload(db, id, drop.id, false);
      });
      const { station_id_tmg: station, begun_parts } = drop;
      return { file: id, headers, name, totals, inspection, station, begun_parts };
    } catch (error) {
      await files.remove(storedName(id));
      throw error;
    }
  },
});

const discard = endpoint('POST /drops/:id/discard', {
  handle: async ({ db, caller: { user }, input: { params, body }, now, audit }) => {
    const drop = await waiting(db, params.id, 'lock');
    await sql.discardDrop(db, drop.id, { by: user.name, note: body.reason, at: now() });
    const detail = { drop_id: drop.id, file: drop.name, reason: body.reason };
    await audit('drop.discard', detail, { agency: drop.agency_id });
    return { success: true as const };
  },
});

/** Files that came by the drop folder. */
export const dropCalls: Endpoint[] = [list, open, discard];
