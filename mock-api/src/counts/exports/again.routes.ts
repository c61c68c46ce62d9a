import { addDays, exportDateOfIso, mayAccess } from 'shared-domain';
import { ApiProblem, found, notFound } from '../../platform/http/api-problem.ts';
import type { Ctx } from '../../platform/http/context.ts';
import { endpoint, type Endpoint } from '../../platform/http/endpoint.ts';
import { exportReply } from './export-reply.ts';
import { selectExport, selectExportOrder, type ExportRow } from './exports.sql.ts';
import { orderCsv } from './order-csv.ts';
import { orderTmas } from './order-tmas.ts';
import { texts } from './texts.ts';

/** Orders what an export was ordered for, as if it were asked for now: whoever may not ask for it any more is refused. */
async function orderAgain(ctx: Ctx<unknown>, { id, kind }: ExportRow): Promise<ExportRow> {
  const { db, caller } = ctx;
  if (kind === 'csv') return orderCsv(ctx, found(await selectExportOrder(db, id, kind)));
  if (!mayAccess('superAdmin', caller.user)) throw notFound();
  const { stations, form, from, until } = found(await selectExportOrder(db, id, kind));
  const [fromDate, toDate] = [exportDateOfIso(from), exportDateOfIso(addDays(until, -1))];
  return orderTmas(ctx, { stations, form, fromDate, toDate });
}

const again = endpoint('POST /exports/:id/again', {
  handle: async (ctx) => {
    const { db, caller, language, now, input } = ctx;
    const row = found(await selectExport(db, Number(input.params.id)));
    if (row.user_id !== caller.user.id) throw notFound();
    if (row.status === 'waiting' || row.status === 'running') throw new ApiProblem(409, texts.underWay);
    const ordered = await orderAgain(ctx, row);
    const success = row.kind === 'csv' ? texts.started : texts.startedTmas;
    return { success: success[language], export: exportReply(ordered, null, language, now()) };
  },
});

/** An export that has expired, failed or is lost, built again by one press. */
export const exportsAgain: Endpoint[] = [again];
