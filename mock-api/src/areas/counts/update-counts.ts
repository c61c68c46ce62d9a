import { bulkChange, countOfId, type BulkChange, type CountEdit, type CountFilters } from 'shared-ui/domain';
import type { Queryable } from '../../db/database.ts';
import { ApiProblem } from '../../http/api-problem.ts';
import type { Ctx } from '../../http/context.ts';
import { lockCountStation, refuseWhileCertifying, type CountStation } from './count-station.sql.ts';
import { countsWhere } from './counts-where.ts';
import { selectScope } from './scope.sql.ts';
import { texts } from './texts.ts';
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

/** Changes suspects and notes as asked, all or nothing; answers how many counts changed. */
export async function updateStationCounts(call: Call, asked: Asked): Promise<number> {
  const { db, language, audit } = call;
  const station = await lockCountStation(db, asked.flowid_txdot, language);
  refuseWhileCertifying(station);
  await refuseUnknownSuspects(db, asked);
  const updated = await update(call, station, asked);
  // each count's change is in count_changes; this says that it happened
  const { note, suspect_id, noteDelete, filters } = asked;
  await audit('counts.update', { updated, note, suspect_id, noteDelete, filters }, { station: station.id });
  return updated;
}

async function update({ db, caller, now }: Call, station: CountStation, asked: Asked): Promise<number> {
  const change = bulkChange(asked);
  const author = { user: caller.user.id, at: now() };
  if (asked.counts) return updateRows(db, station, asked.counts, change ?? {}, author);
  if (!change) throw new ApiProblem(422, texts.nothingChosen);
  const where = countsWhere(station, asked.filters ?? {});
  if ((await selectScope(db, where)).counts === 0) throw new ApiProblem(422, texts.nothingMatches);
  return updateMatching(db, where, change, author);
}

async function refuseUnknownSuspects(db: Queryable, { suspect_id, counts = [] }: Asked): Promise<void> {
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
  db: Queryable,
  station: CountStation,
  edits: CountEdit[],
  change: BulkChange,
  author: Author,
): Promise<number> {
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
