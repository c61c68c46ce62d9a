import { found } from '../../platform/http/api-problem.ts';
import type { Ctx } from '../../platform/http/context.ts';
import { refusePublished } from './read-stored.ts';
import { deleteDraft } from './station-record.sql.ts';

/** Deletes a draft with its flows, whichever form it was made with; one that was published meanwhile is told. */
export async function removeDraft(
  { db, audit }: Pick<Ctx<unknown>, 'db' | 'audit'>,
  id: number,
): Promise<{ success: true }> {
  const [deleted] = await deleteDraft(db, id);
  if (!deleted) await refusePublished(db, { draft: id });
  const { station_name, agency_id } = found(deleted);
  await audit('draft.delete', { station_name }, { station: id, agency: agency_id });
  return { success: true };
}
