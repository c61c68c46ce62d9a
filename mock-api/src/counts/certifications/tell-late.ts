import { readLate } from '../store/late.sql.ts';
import type { CountStation } from '../../stations/records/count-station.sql.ts';
import type { Transaction } from '../../platform/db/database.ts';
import type { JobDeps } from '../../platform/queue/queue.ts';
import { toldWhere } from '../store/told-where.rules.ts';
import { tell } from '../../people/notifications/tell.ts';
import { selectWhoSee } from '../../people/notifications/who-sees.sql.ts';

/** Warns those who certified a stretch, and may still see the station, that an import, which has just ended, has brought counts for it. */
export async function tellLate(
  tx: Transaction,
  deps: JobDeps,
  station: CountStation,
  importId: number,
): Promise<void> {
  const late = await readLate(tx, station, { importId });
  if (!late) return;
  const [first, last] = [late.first, late.last].map((ts) => ts.slice(0, 10));
  for (const userId of await selectWhoSee(tx, late.certifiers, station.agency_id)) {
    await tell(tx, deps, userId, {
      kind: 'certification',
      ok: false,
      message: 'lateCounts',
      params: { counts: late.counts, station: station.station_name, first: first ?? '', last: last ?? '' },
      href: toldWhere('lateCounts', station.station_id_tmg),
      at: deps.now(),
    });
  }
}
