import { countId, countOfId, flowIdOf } from 'shared-domain';
import { ApiProblem, found } from '../../platform/http/api-problem.ts';
import { endpoint, type Endpoint } from '../../platform/http/endpoint.ts';
import { auditText } from './audit-words.rules.ts';
import { NO_NAMES, wordedDetail } from './detail-words.rules.ts';
import { readCountStation } from '../../stations/records/count-station.sql.ts';
import { editReply } from '../../counts/edits/edit-words.ts';
import { selectEdit, selectEdits, selectUndoable } from '../../counts/edits/edits.sql.ts';
import { selectLog } from './log.sql.ts';
import { texts } from '../../counts/store/texts.ts';
import { undoEdit } from '../../counts/edits/undo.ts';
import { selectChanges } from '../../counts/edits/undo.sql.ts';

const LOG_PAGE = 50;
const CHANGES_PAGE = 200;
const UNDOABLE = 50;

const edits = endpoint('GET /counts/edits', {
  handle: async ({ db, caller, input, language }) => {
    const station = await readCountStation(db, input.query.flowid_txdot, language);
    const ask = { language, stationId: station.id, user: caller.user.id, limit: UNDOABLE };
    return (await selectUndoable(db, ask)).map((row) => editReply(row, language));
  },
});

const undo = endpoint('POST /counts/undo', {
  handle: async (ctx) => ({ success: true as const, ...(await undoEdit(ctx, ctx.input.body)) }),
});

const log = endpoint('GET /counts/log', {
  handle: async ({ db, input: { query }, language }) => {
    const station = await readCountStation(db, query.flowid_txdot, language);
    const limit = query.limit ?? LOG_PAGE;
    // one more tells whether there is a further page
    const rows = await selectLog(db, { stationId: station.id, before: query.before, limit: limit + 1 });
    const shown = rows.slice(0, limit);
    const ids = shown.flatMap(({ edit_id }) => edit_id ?? []);
    const made = await selectEdits(db, { language, stationId: station.id, ids });
    const data = shown.map(({ id, at, user_name, action, detail, edit_id }) => {
      const edit = made.find((one) => one.id === edit_id);
      const text = auditText(action, wordedDetail(detail, NO_NAMES, language), language);
      return { id, at, user_name, action, text, edit: edit ? editReply(edit, language) : null };
    });
    return { data, next: rows.length > limit ? (shown.at(-1)?.id ?? null) : null };
  },
});

const changes = endpoint('GET /counts/log/:editId', {
  handle: async ({ db, input: { params, query }, language }) => {
    const station = await readCountStation(db, query.flowid_txdot, language);
    const id = Number(params.editId);
    found(await selectEdit(db, { language, stationId: station.id, id }));
    const ask = { stationId: station.id, edit: id, after: afterOf(query.after), limit: CHANGES_PAGE + 1 };
    const rows = await selectChanges(db, ask);
    const shown = rows.slice(0, CHANGES_PAGE);
    const last = shown.at(-1);
    const data = shown.map(({ flow_id, ts, ...rest }) => {
      const flow = station.flows.find((one) => one.id === flow_id);
      return { flowid_txdot: flow ? flowIdOf(station.station_id_tmg, flow) : '', date: ts, ...rest };
    });
    return { data, next: rows.length > CHANGES_PAGE && last ? countId(last.flow_id, last.ts) : null };
  },
});

/** The count that a part continues behind. */
function afterOf(id: number | undefined): { ts: string; flow_id: number } | null {
  if (id === undefined) return null;
  const count = countOfId(id);
  if (!count) throw new ApiProblem(422, texts.badCursor);
  return { ts: count.date, flow_id: count.flow_id };
}

/** Taking changes back, and who changed what (C6). */
export const countLog: Endpoint[] = [edits, undo, log, changes];
