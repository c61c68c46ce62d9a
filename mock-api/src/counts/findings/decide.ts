import type { Decided, FindingChoice, FindingState } from 'shared-domain';
import type { Transaction } from '../../platform/db/database.ts';
import { disjoint } from './rules/disjoint.rules.ts';
import { ApiProblem, found } from '../../platform/http/api-problem.ts';
import type { Ctx } from '../../platform/http/context.ts';
import { lockCountStation, type CountStation } from '../../stations/records/count-station.sql.ts';
import { editReply } from '../edits/edit-words.ts';
import { insertEdit, nextEditId, selectEdit } from '../edits/edits.sql.ts';
import { UNTOUCHED, type Touched } from '../store/counts-writer.sql.ts';
import type { EditDetail } from '../edits/edits.tables.ts';
import { refuseUnknownSuspects } from '../edits/update-counts.ts';
import { updateRanges, type MarkedRange } from '../edits/update.sql.ts';
import { decideFindings, selectByIds, selectOpenOfKind, type FindingRow } from './findings.sql.ts';
import { texts } from './texts.ts';

type Call = Pick<Ctx<unknown>, 'db' | 'caller' | 'language' | 'now' | 'audit'>;
type Choice = { flowid_txdot: string } & FindingChoice;

/** Accepts findings: marks the counts in their ranges and says so of them. All or nothing. */
export async function acceptFindings(
  call: Call,
  asked: Choice & { suspect_id?: number | null; note?: string },
): Promise<Decided> {
  await refuseUnknownSuspects(call.db, asked);
  const note = asked.note?.trim() || undefined;
  return decide(call, asked, {
    state: 'accepted',
    kind: 'accept',
    reason: note ?? null,
    detail: { suspect_id: asked.suspect_id ?? undefined, note },
    mark: (station, rows, edit) => {
      const ranges = disjoint(rows.flatMap((row) => rangesOf(row, asked.suspect_id, note)));
      const author = { user: call.caller.user.id, at: call.now(), edit };
      return updateRanges(call.db, station.id, { ranges, note }, author);
    },
  });
}

/**
 * What to mark for a finding: what its rules found, not the good counts between. Null of a suspect, or a rule that
 * proposes none, leaves the suspects as they are.
 */
function rangesOf(
  row: FindingRow,
  asked: number | null | undefined,
  note: string | undefined,
): MarkedRange[] {
  const suspect_id = asked === undefined ? (row.suspect_ids[0] ?? null) : asked;
  if (suspect_id === null && note === undefined) return [];
  return row.parts
    .filter(({ severity }) => severity !== 'hint' || row.severity === 'hint')
    .map(({ from, until }) => ({ flow_id: row.flow_id, from, until, suspect_id }));
}

/** Dismisses findings, with a reason; counts stay as they are. */
export function dismissFindings(call: Call, asked: Choice & { reason: string }): Promise<Decided> {
  const { reason } = asked;
  return decide(call, asked, { state: 'dismissed', kind: 'dismiss', reason, detail: { reason } });
}

/** Opens decided findings again; what was marked stays marked. */
export function reopenFindings(call: Call, asked: { flowid_txdot: string; ids: number[] }): Promise<Decided> {
  return decide(call, asked, { state: 'open', kind: 'reopen', reason: null, detail: {} });
}

type Decision = {
  state: FindingState;
  kind: 'accept' | 'dismiss' | 'reopen';
  reason: string | null;
  detail: EditDetail;
  mark?: (station: CountStation, rows: FindingRow[], edit: number) => Promise<Touched>;
};

async function decide(call: Call, asked: Choice, decision: Decision): Promise<Decided> {
  const { db, caller, language, now, audit } = call;
  const station = await lockCountStation(db, asked.flowid_txdot, language);
  const rows = await chosen(db, station.id, asked, decision.state);
  const { state, kind, reason, mark, detail } = decision;
  const id = await nextEditId(db);
  const editor = { user: caller.user.id, name: caller.user.name, at: now() };
  const touched = (await mark?.(station, rows, id)) ?? UNTOUCHED;
  const by = state === 'open' ? null : editor;
  const ids = rows.map((row) => row.id);
  await decideFindings(db, { stationId: station.id, ids, edit: id, state, reason, by });
  const findings = rows.length;
  await insertEdit(db, { id, stationId: station.id, editor, kind, detail, touched, findings });
  const recorded = { edit_id: id, findings, updated: touched.changed, ...detail };
  await audit(`findings.${kind}`, recorded, { station: station.id });
  const edit = found(await selectEdit(db, { language, stationId: station.id, id }));
  return { success: true, decided: findings, updated: touched.changed, edit: editReply(edit, language) };
}

/** The findings that the decision is about, without those that are past it. */
async function chosen(
  db: Transaction,
  stationId: number,
  { ids, kind }: FindingChoice,
  state: FindingState,
): Promise<FindingRow[]> {
  const rows = ids ? await selectByIds(db, stationId, ids) : await selectOpenOfKind(db, stationId, kind);
  if (ids && rows.length < new Set(ids).size) throw new ApiProblem(404, texts.unknownFinding);
  // what certifying decided is opened again by reopening its counts
  const left = rows.filter(
    ({ state: now }) => now !== 'overridden' && (state === 'open') !== (now === 'open'),
  );
  if (left.length === 0) throw new ApiProblem(409, state === 'open' ? texts.noneDecided : texts.noneLeft);
  return left;
}
