import { found } from '../../platform/http/api-problem.ts';
import type { Ctx, Settings } from '../../platform/http/context.ts';
import { keepInRoom, type Limit } from '../../platform/http/quota.ts';
import {
  insertExport,
  selectExport,
  usedByExports,
  type ExportKind,
  type ExportOrders,
  type ExportRow,
} from './exports.sql.ts';
import { texts } from './texts.ts';

/** What the exports of an agency may take. */
const exportLimit = ({ quotas }: Pick<Settings, 'quotas'>): Limit => ({
  quota: quotas.exports,
  used: usedByExports,
  refusal: texts.noRoom,
});

type Asked = Pick<Ctx<unknown>, 'caller' | 'settings' | 'now' | 'enqueue' | 'audit' | 'db' | 'lastPart'>;

/** Stores an order of any kind with its job, where the agency has room for another file. */
export function orderExport<K extends ExportKind>(
  ctx: Asked,
  kind: K,
  order: ExportOrders[K],
): Promise<ExportRow> {
  const { db, caller, settings, now, enqueue, audit } = ctx;
  return keepInRoom(ctx, exportLimit(settings), async () => {
    const kept = { ...order, by_token: caller.token !== undefined };
    const id = await insertExport(db, { user: caller.user, kind, order: kept, at: now() });
    await enqueue(`export-${kind}`, { id });
    const { stations, from, until } = order;
    await audit('counts.export', { export_id: id, stations, from, until });
    return found(await selectExport(db, id));
  });
}
