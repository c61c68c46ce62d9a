import type { CountsEdit } from 'shared-domain';
import { ApiProblem, found } from '../../platform/http/api-problem.ts';
import type { Ctx } from '../../platform/http/context.ts';
import { lockCountStation } from '../../stations/records/count-station.sql.ts';
import { editReply } from './edit-words.ts';
import { insertEdit, nextEditId, selectEdit } from './edits.sql.ts';
import { texts } from '../store/texts.ts';
import {
  joinWholes,
  markUndone,
  revertCounts,
  revertFindings,
  selectObstacles,
  type Taken,
} from './undo.sql.ts';

type Call = Pick<Ctx<unknown>, 'db' | 'caller' | 'language' | 'now' | 'audit'>;

/**
 * Takes one of the caller's own edits back: every count and finding of it, or none. The station's lock keeps others
 * out between looking and writing.
 */
export async function undoEdit(
  call: Call,
  asked: { flowid_txdot: string; edit: number },
): Promise<{ updated: number; edit: CountsEdit }> {
  const { db, caller, language, now, audit } = call;
  const station = await lockCountStation(db, asked.flowid_txdot, language);
  const stationId = station.id;
  const edit = await selectEdit(db, { language, stationId, id: asked.edit });
  if (edit?.user_id !== caller.user.id) throw new ApiProblem(404, texts.unknownEdit);
  if (edit.undone) throw new ApiProblem(409, texts.alreadyUndone);
  const taken = { stationId, edit: edit.id, first: edit.first, last: edit.last };
  await joinWholes(db);
  await refuseOvertaken(call, taken);
  const editor = { user: caller.user.id, name: caller.user.name, at: now() };
  const by = await nextEditId(db);
  const touched = await revertCounts(db, taken, { by, editor });
  const findings = await revertFindings(db, { stationId, edit: edit.id, by });
  await insertEdit(db, {
    id: by,
    stationId,
    editor,
    kind: 'undo',
    detail: {},
    touched,
    findings,
    undoes: edit.id,
  });
  await markUndone(db, stationId, edit.id);
  await audit(
    'counts.undo',
    { edit_id: by, undoes: edit.id, updated: touched.changed, findings },
    { station: stationId },
  );
  const made = found(await selectEdit(db, { language, stationId, id: by }));
  return { updated: touched.changed, edit: editReply(made, language) };
}

async function refuseOvertaken({ db }: Call, taken: Taken): Promise<void> {
  const { changed, certified, findings } = await selectObstacles(db, taken);
  if (certified > 0) throw new ApiProblem(409, texts.editCertified({ counts: certified }));
  if (changed > 0) throw new ApiProblem(409, texts.editOvertaken({ counts: changed }));
  if (findings > 0) throw new ApiProblem(409, texts.findingsOvertaken);
}
