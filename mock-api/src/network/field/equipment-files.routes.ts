import { randomUUID } from 'node:crypto';
import {
  EQUIPMENT_FILE_ENDINGS,
  EQUIPMENT_FILE_MAX_BYTES,
  EQUIPMENT_FILES_MAX,
  mayAccess,
  type EquipmentFile,
  type User,
} from 'shared-domain';
import { equipmentFileForm } from 'shared-domain/contract';
import type { Queryable } from '../../platform/db/database.ts';
import { streamOf } from '../../platform/files/stream-of.ts';
import { ApiProblem, found } from '../../platform/http/api-problem.ts';
import type { Ctx } from '../../platform/http/context.ts';
import { endpoint, type Endpoint } from '../../platform/http/endpoint.ts';
import { keepInRoom, roomLeft } from '../../platform/http/quota.ts';
import { receiveForm } from '../../platform/http/receive-form.ts';
import { selectPhotoStation } from '../../stations/photos/photos.sql.ts';
import { lockEquipment, selectOneEquipment } from './equipment.sql.ts';
import { equipmentFileFault } from './equipment-file.rules.ts';
import * as sql from './equipment-files.sql.ts';
import { fileRefusals, texts } from './texts.ts';

const mayDelete = ({ user_id }: sql.EquipmentFileRow, user: User): boolean =>
  user_id === user.id || mayAccess('admin', user);

function fileReply(row: sql.EquipmentFileRow, user: User): EquipmentFile {
  const { user_id: _, user_name: by, ...file } = row;
  return { ...file, by, may_delete: mayDelete(row, user) };
}

type Params = { stationId: string; equipmentId: string };

/** The counter that a call is about, and its station; whoever writes locks it, so that nobody deletes it meanwhile. */
async function equipmentOf(db: Queryable, { stationId, equipmentId }: Params, find = selectOneEquipment) {
  const station = found(await selectPhotoStation(db, stationId));
  const { id } = found(await find(db, station.id, Number(equipmentId)));
  return { station, equipment: id };
}

const list = endpoint('GET /stations/:stationId/equipment/:equipmentId/files', {
  handle: async ({ db, caller, input: { params } }) => {
    const { equipment } = await equipmentOf(db, params);
    return { data: (await sql.selectFiles(db, equipment)).map((row) => fileReply(row, caller.user)) };
  },
});

const MEGA = 1024 * 1024;
type Given = {
  id: string;
  name: string;
  kind: EquipmentFile['kind'];
  bytes: Uint8Array;
  key: string | undefined;
};

/** Remembers a file whose bytes are kept, as the last part of a call; one that was sent before is answered as it is. */
function remember(ctx: Ctx<unknown>, params: Params, agency: number, given: Given) {
  const { db, now, audit, caller } = ctx;
  const { user } = caller;
  const { key, bytes, ...facts } = given;
  const size = bytes.byteLength;
  return keepInRoom(
    ctx,
    limitOf(ctx),
    async (room) => {
      // the counter may have been deleted while its file was on its way
      const { station, equipment } = await equipmentOf(db, params, lockEquipment);
      const known = { equipment, user: user.id, key };
      const before = key && (await sql.selectFileByKey(db, known));
      if (before) return before;
      if (room < size) throw new ApiProblem(422, texts.noRoomForFiles);
      if ((await sql.selectFiles(db, equipment)).length >= EQUIPMENT_FILES_MAX)
        throw new ApiProblem(409, texts.filesFull);
      const file = { ...facts, bytes: size, station: station.id, equipment, user, at: now(), key };
      const row = await sql.insertFile(db, file);
      const about = { equipment_id: equipment, file: given.name };
      if (row) await audit('equipment.file-add', about, { station: station.id });
      // sent twice at once, it is there already (T12)
      return row ?? found(await sql.selectFileByKey(db, known));
    },
    agency,
  );
}

/** They may take as much of the disk as photos may. */
const limitOf = ({ settings }: Pick<Ctx<unknown>, 'settings'>) => ({
  quota: settings.photoQuota,
  used: sql.usedByEquipmentFiles,
  refusal: () => texts.noRoomForFiles,
});

const add = endpoint('POST /stations/:stationId/equipment/:equipmentId/files', {
  handle: async (ctx) => {
    const { db, settle, files, request, valid, caller, input } = ctx;
    const { station } = await equipmentOf(db, input.params);
    await roomLeft(db, station.agency_id, limitOf(ctx));
    // reading it takes its time
    await settle();
    const { bytes, fields } = await receiveForm(request, {
      maxBytes: EQUIPMENT_FILE_MAX_BYTES,
      ...fileRefusals({ megabytes: EQUIPMENT_FILE_MAX_BYTES / MEGA }),
    });
    const { name, kind, request_key: key } = valid(equipmentFileForm, fields);
    const fault = equipmentFileFault(name, bytes);
    if (fault === 'ending')
      throw new ApiProblem(422, texts.fileEnding({ endings: EQUIPMENT_FILE_ENDINGS.join(', ') }));
    if (fault) throw new ApiProblem(422, texts.fileContent);
    const id = randomUUID();
    const stored = sql.equipmentFileName(id);
    try {
      await files.write(stored, [bytes]);
      const kept = await remember(ctx, input.params, station.agency_id, { id, name, kind, bytes, key });
      if (kept.id !== id) await files.remove(stored);
      return fileReply(kept, caller.user);
    } catch (error) {
      await files.remove(stored);
      throw error;
    }
  },
});

const read = endpoint('GET /stations/:stationId/equipment/:equipmentId/files/:fileId', {
  handle: async ({ db, files, settle, input: { params }, audit }) => {
    const { station, equipment } = await equipmentOf(db, params);
    const { id, name } = found(await sql.selectFile(db, equipment, params.fileId));
    const stored = sql.equipmentFileName(id);
    const size = await files.size(stored);
    if (size === null) throw new ApiProblem(404, texts.fileGone);
    await audit('equipment.file-download', { equipment_id: equipment, file: name }, { station: station.id });
    await settle();
    return new Response(streamOf(files, stored), {
      headers: {
        // whatever it holds, it is kept and never shown by a browser
        'content-type': 'application/octet-stream',
        'content-length': String(size),
        'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
      },
    });
  },
});

const remove = endpoint('DELETE /stations/:stationId/equipment/:equipmentId/files/:fileId', {
  handle: async ({ db, caller, files, settle, input: { params }, audit }) => {
    const { station, equipment } = await equipmentOf(db, params, lockEquipment);
    const row = found(await sql.selectFile(db, equipment, params.fileId));
    if (!mayDelete(row, caller.user)) throw new ApiProblem(403, texts.notYourFile);
    await sql.deleteFile(db, row.id);
    await audit(
      'equipment.file-delete',
      { equipment_id: equipment, file: row.name },
      { station: station.id },
    );
    // once nobody is led to it any more; what stays for a failure the sweep takes away
    await settle();
    await files.remove(sql.equipmentFileName(row.id)).catch(() => undefined);
    return { success: true as const };
  },
});

/** Files of a counter: how it was calibrated or set. */
export const equipmentFileCalls: Endpoint[] = [list, add, read, remove];
