import {
  bulkChange,
  countOfId,
  type BulkChange,
  type CountEdit,
  type CountFilters,
  type CountsEdit,
} from 'shared-domain';
import type { Queryable, Transaction } from '../../platform/db/database.ts';
import { ApiProblem, found } from '../../platform/http/api-problem.ts';
import type { Ctx } from '../../platform/http/context.ts';
import { lockCountStation, type CountStation } from '../../stations/records/count-station.sql.ts';
import { countsWhere } from '../store/counts-where.ts';
import { editReply } from './edit-words.ts';
import { insertEdit, nextEditId, selectEdit } from './edits.sql.ts';
import type { Touched } from '../store/counts-writer.sql.ts';
import type { EditDetail } from './edits.tables.ts';
import { selectScope } from '../store/scope.sql.ts';
import { texts } from '../store/texts.ts';
import {
  lockCounts,
  selectKnownSuspects,
  updateCounts,
  updateMatching,
  type Author,
  type CountUpdate,
} from './update.sql.ts';

type Asked = {
  flowid_txdot: string;
  filters?: CountFilters;
  counts?: CountEdit[];
  note?: string;
  suspect_id?: number | null;
  noteDelete?: boolean;
};

type Call = Pick<Ctx<unknown>, 'db' | 'caller' | 'language' | 'now' | 'audit'>;

/** Changes suspects and notes as asked, all or nothing; answers how many counts changed, and the step to undo. */
export async function updateStationCounts(
  call: Call,
  asked: Asked,
): Promise<{ updated: number; edit: CountsEdit | null }> {
  const { db, language, audit, caller, now } = call;
  const station = await lockCountStation(db, asked.flowid_txdot, language);
  await refuseUnknownSuspects(db, asked);
  const editor = { user: caller.user.id, name: caller.user.name, at: now() };
  const id = await nextEditId(db);
  const touched = await update(db, station, asked, { ...editor, edit: id });
  const { note, suspect_id, noteDelete, filters } = asked;
  const updated = touched.changed;
  if (updated === 0) return { updated, edit: null };
  const kind = asked.counts ? 'rows' : 'bulk';
  await insertEdit(db, { id, stationId: station.id, editor, kind, detail: detailOf(asked), touched });
  // each count's change is in count_changes; this says that it happened
  const recorded = { edit_id: id, updated, note, suspect_id, noteDelete, filters };
  await audit('counts.update', recorded, { station: station.id });
  const edit = found(await selectEdit(db, { language, stationId: station.id, id }));
  return { updated, edit: editReply(edit, language) };
}

/** What the edit's words name: what all its counts got, or what the only one has now. */
function detailOf(asked: Asked): EditDetail {
  const [edit, ...others] = asked.counts ?? [];
  const own =
    edit && others.length === 0
      ? { suspect_id: edit.suspect_id ?? undefined, note: edit.note?.trim() || undefined }
      : {};
  return { ...own, ...bulkChange(asked) };
}

async function update(
  db: Transaction,
  station: CountStation,
  asked: Asked,
  author: Author,
): Promise<Touched> {
  const change = bulkChange(asked);
  if (asked.counts) return updateRows(db, station, asked.counts, change ?? {}, author);
  if (!change) throw new ApiProblem(422, texts.nothingChosen);
  const where = countsWhere(station, asked.filters ?? {});
  if ((await selectScope(db, where)).counts === 0) throw new ApiProblem(422, texts.nothingMatches);
  return updateMatching(db, where, change, author);
}

/** Refuses a suspect that does not exist. */
export async function refuseUnknownSuspects(
  db: Queryable,
  { suspect_id, counts = [] }: Pick<Asked, 'suspect_id' | 'counts'>,
): Promise<void> {
  const ids = [...new Set([suspect_id, ...counts.map((count) => count.suspect_id)])].filter(
    (id): id is number => typeof id === 'number',
  );
  if (ids.length === 0) return;
  const known = await selectKnownSuspects(db, ids);
  if (known.length < ids.length) {
    throw new ApiProblem(422, texts.unknownSuspect, { errors: { suspect_id: [texts.unknownSuspect] } });
  }
}

/** Each row's own suspect and note; what a bulk change names stands above them. */
async function updateRows(
  db: Transaction,
  station: CountStation,
  edits: CountEdit[],
  change: BulkChange,
  author: Author,
): Promise<Touched> {
  const updates = new Map<number, CountUpdate>();
  for (const edit of edits) updates.set(edit.id, { ...updateOf(station, edit), ...change });
  const rows = [...updates.values()];
  const stored = await lockCounts(db, station.id, rows);
  if (stored.length < rows.length) throw new ApiProblem(404, texts.unknownCount);
  if (stored.some(({ certified }) => certified)) throw new ApiProblem(409, texts.certifiedCount);
  return updateCounts(db, station.id, rows, author);
}

function updateOf(station: CountStation, { id, date, suspect_id, note }: CountEdit): CountUpdate {
  const count = countOfId(id);
  const flow = station.flows.find((one) => one.id === count?.flow_id);
  if (!count || !flow || date.slice(0, 19) !== count.date) throw new ApiProblem(422, texts.badCount);
  return { ts: count.date, flow_id: flow.id, suspect_id, note: note?.trim() || null };
}
