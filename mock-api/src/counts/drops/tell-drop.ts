import { paths } from 'shared-domain';
import type { Transaction } from '../../platform/db/database.ts';
import type { JobDeps } from '../../platform/queue/queue.ts';
import type { Text } from '../../platform/text/language.ts';
import { insertAudit } from '../../people/audit/insert-audit.ts';
import { notifyAnew } from '../../people/notifications/notify.ts';
import { raiseAgencyEvent } from '../../people/webhooks/raise-event.ts';
import { decideDrop, selectLoaders, selectWaitingDrops } from './drops.sql.ts';

/** What is found of a file that does not load by itself. */
export type Decided = {
  id: number;
  agency: number;
  name: string;
  state: 'waits' | 'refused';
  reasons: readonly Text[];
  stationId: number | null;
  /** What is loaded of it, each by an import of its own; null: one import loads it. */
  parts: readonly string[] | null;
};

/** Whom to wake, and what time it is. */
export type Telling = { live: Pick<JobDeps['live'], 'wake'>; now: () => Date };

/**
 * Says why a file waits or is refused, and tells those who may load it: one line for all that they have not read about. Nothing where it
 * was said already.
 */
export async function decideAndTell(
  tx: Transaction,
  { live, now }: Telling,
  decided: Decided,
): Promise<void> {
  const { id, agency, name, state, reasons, stationId, parts } = decided;
  const at = now();
  if (!(await decideDrop(tx, id, { state, reasons, stationId, parts, at }))) return;
  await insertAudit(tx, {
    at,
    user: null,
    action: state === 'waits' ? 'drop.wait' : 'drop.refuse',
    detail: { drop_id: id, file: name },
    about: { agency, ...(stationId === null ? {} : { station: stationId }) },
  });
  if (state === 'refused')
    await raiseAgencyEvent(tx, {
      type: 'import.failed',
      agency,
      at,
      link: paths.arriving.href(),
      data: { drop: id },
    });
  const { waiting } = await selectWaitingDrops(tx, agency);
  for (const user of await selectLoaders(tx, agency)) {
    await notifyAnew(tx, user, {
      kind: 'drop',
      ok: state === 'waits',
      message: state === 'waits' ? 'dropWaits' : 'dropRefused',
      params: { file: name, waiting },
      href: paths.arriving.href(),
      at,
    });
    tx.afterCommit(() => live.wake(user));
  }
}
