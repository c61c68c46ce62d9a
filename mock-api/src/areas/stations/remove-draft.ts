import { found } from '../../http/api-problem.ts';
import type { Ctx } from '../../http/context.ts';
import { deleteDraft } from './station-record.sql.ts';

/** Deletes a draft with its flows, whichever form it was made with. */
export async function removeDraft(
  { db, audit }: Pick<Ctx<unknown>, 'db' | 'audit'>,
  id: number,
): Promise<{ success: true }> {
  const { station_name, agency_id } = found((await deleteDraft(db, id))[0]);
  await audit('draft.delete', { station_name }, { station: id, agency: agency_id });
  return { success: true };
}
