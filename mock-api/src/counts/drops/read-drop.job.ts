import { randomUUID } from 'node:crypto';
import { storedName, insertUpload } from '../imports/uploads.sql.ts';
import { insertImport } from '../imports/imports.sql.ts';
import { insertAudit } from '../../people/audit/insert-audit.ts';
import { ApiProblem } from '../../platform/http/api-problem.ts';
import type { Job, JobDeps } from '../../platform/queue/queue.ts';
import { lockCountStation, readStationById } from '../../stations/records/count-station.sql.ts';
import { chooseForDrop } from './choose-for-drop.ts';
import {
  holdDrop,
  insertDropUpload,
  noteLoading,
  retakeDrop,
  selectDrop,
  type DropRow,
} from './drops.sql.ts';
import { requestOf, whyUncertain } from './look-at-drop.ts';
import type { MappingRow } from './saved-mappings.sql.ts';
import { decideAndTell, type Decided } from './tell-drop.ts';
import { texts } from './texts.ts';

/**
 * Looks into a file that was taken up: one that a saved mapping fits and that is certain is imported, by the job of all imports; any other
 * waits for a person, or is refused. What is decided is written in one transaction with what says so, so the job may begin again at any
 * point; one that was decided is left alone.
 */
export const readDropJob: Job<'read-drop'> = {
  queue: 'read-drop',
  run: async ({ id }, deps) => {
    const drop = await selectDrop(deps.db, id);
    if (drop?.state !== 'taken') return;
    const found = await chooseForDrop(deps, drop);
    if ('mapping' in found) await loadOrWait(deps, drop, found.mapping);
    else await decide(deps, drop, found);
  },
  fail: async ({ id }, deps) => {
    const drop = await selectDrop(deps.db, id);
    if (drop?.state !== 'taken') return;
    await decide(deps, drop, { state: 'waits', reasons: [texts.givenUp], stationId: null, parts: null });
  },
  reopen: ({ id }, tx) => retakeDrop(tx, id),
};

function decide(
  deps: JobDeps,
  { id, agency_id: agency, name }: DropRow,
  found: Pick<Decided, 'state' | 'reasons' | 'stationId' | 'parts'>,
): Promise<void> {
  return deps.db.transaction((tx) => decideAndTell(tx, deps, { id, agency, name, ...found }));
}

async function loadOrWait(deps: JobDeps, drop: DropRow, mapping: MappingRow): Promise<void> {
  const { db, files, now } = deps;
  const station = await readStationById(db, mapping.station_id);
  // what another job writes now is what this file has to be compared with
  if (station.importing || station.certifying) return holdDrop(db, drop.id);
  const reasons = await whyUncertain({ db, files, now: now() }, mapping, drop.taking);
  if (reasons.length > 0)
    return decide(deps, drop, { state: 'waits', reasons, stationId: mapping.station_id, parts: null });
  try {
    await load(deps, drop, mapping);
  } catch (error) {
    if (!(error instanceof ApiProblem && error.status === 409)) throw error;
    await holdDrop(db, drop.id);
  }
}

/** Asks for the import as whoever saved the mapping would; the copy in the store stays for as long as the import may fail. */
async function load(
  { db, files, queue, now }: JobDeps,
  { id, agency_id, name, taking, bytes }: DropRow,
  mapping: MappingRow,
): Promise<void> {
  const upload = randomUUID();
  await files.write(storedName(upload), files.read(storedName(taking)));
  try {
    await db.transaction(async (tx) => {
      const drop = await selectDrop(tx, id, 'lock');
      if (drop?.state !== 'taken') return;
      // the next try finds that nobody answers for the mapping any more
      if (mapping.user_id === null) throw new Error('Whoever saved the mapping has gone.');
      const station = await lockCountStation(tx, mapping.station_id_tmg, 'en');
      const user = { id: mapping.user_id, name: mapping.user_name, agency_id };
      const at = now();
      await insertUpload(tx, { id: upload, name, bytes, user, headers: mapping.headers, at });
      const request = requestOf(mapping, upload);
      const asked = { stationId: station.id, user, byToken: true, fileName: name, request, at };
      const importId = await insertImport(tx, asked);
      await insertDropUpload(tx, upload, id, true);
      await noteLoading(tx, id, station.id);
      await queue.enqueue(tx, 'import-counts', { id: importId });
      await insertAudit(tx, {
        at,
        user,
        action: 'counts.import',
        detail: { import_id: importId, file: name },
        about: { station: station.id },
      });
    });
  } catch (error) {
    await files.remove(storedName(upload));
    throw error;
  }
}
