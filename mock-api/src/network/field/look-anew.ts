import { requestFindings } from '../../counts/findings/request-findings.ts';
import { isOtherSwap } from '../../counts/findings/swaps.rules.ts';
import type { Ctx } from '../../platform/http/context.ts';
import type { EquipmentRow } from './equipment.sql.ts';

type Coming = Pick<EquipmentRow, 'first_day' | 'flow_ids'>;

const swapOf = (counter: Coming | null) => counter && { day: counter.first_day, flow_ids: counter.flow_ids };

/**
 * Has the rules run over a station's counts again where another counter counts them from another day, or other flows: what
 * is usual begins anew there, so what was found before may be none any more. Null: it was not, or is not, entered.
 */
export async function lookAnew(
  { db, enqueue, now }: Pick<Ctx<unknown>, 'db' | 'enqueue' | 'now'>,
  stationId: number,
  { before, after }: { before: Coming | null; after: Coming | null },
): Promise<void> {
  if (isOtherSwap(swapOf(before), swapOf(after)))
    await requestFindings(db, enqueue, { stationId, at: now() });
}
