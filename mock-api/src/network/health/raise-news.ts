import { paths, type WebhookType } from 'shared-domain';
import type { Transaction } from '../../platform/db/database.ts';
import { raiseEvent } from '../../people/webhooks/raise-event.ts';
import type { News, Outage } from './outage.ts';

/** What of the news other programs are told of: they need no reminder. */
const RAISED: Partial<Record<News['what'], WebhookType>> = {
  silent: 'station.silent',
  recovered: 'station.recovered',
};

const iso = (minutes: number): string => new Date(minutes * 60_000).toISOString();

/** Has webhooks told of a station that fell silent, or came back; an upload that is overdue is no silence. */
export async function raiseNews(
  tx: Transaction,
  station: number,
  { outage, news }: { outage: Outage; news: readonly News[] },
): Promise<void> {
  if (outage.kind === 'overdue') return;
  for (const { at, what } of news) {
    const type = RAISED[what];
    if (!type) continue;
    await raiseEvent(tx, {
      type,
      station,
      at: new Date(at * 60_000),
      path: (stationId) => paths.station.href({ stationId }),
      data: { what: outage.kind, since: iso(outage.start) },
    });
  }
}
