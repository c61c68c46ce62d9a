import type { WebhookEventType, WebhookType } from 'shared-domain';
import { int, text } from '../../platform/db/columns.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { readRow, shape, type RowOf } from '../../platform/db/table.ts';

const OF_STATION = shape({
  agency_id: int.by('s.agency_id'),
  station_id_tmg: text.by(`coalesce(s.station_id_tmg, '')`),
});

/** Whose a station is, where a webhook of theirs is to hear of such an event. */
export function selectAgencyOf(
  db: Queryable,
  { station, type }: { station: number; type: WebhookType },
): Promise<RowOf<typeof OF_STATION> | undefined> {
  return readRow(
    db,
    OF_STATION,
    `select ${OF_STATION.sql} from stations s
     where s.id = $1 and s.agency_id in (select w.agency_id from webhooks w where $2 = any (w.types) and w.off is null)`,
    [station, type],
  );
}

/** Whether a webhook of an agency is to hear of such an event. */
export async function isHeard(
  db: Queryable,
  { agency, type }: { agency: number; type: WebhookType },
): Promise<boolean> {
  const rows = await db.query(
    'select 1 from webhooks where agency_id = $1 and $2 = any (types) and off is null limit 1',
    [agency, type],
  );
  return rows.length > 0;
}

/** An event as it is kept. */
export type NewEvent = {
  message: string;
  agency: number;
  station: number | null;
  type: WebhookEventType;
  at: Date;
  data: Record<string, unknown>;
};

/** Keeps an event, with a delivery to each webhook of its agency that wants it; of a ping, to one. */
export async function insertEvent(
  db: Queryable,
  event: NewEvent,
  webhook: number | null = null,
): Promise<void> {
  const { message, agency, station, type, at, data } = event;
  const row = await readRow(
    db,
    shape({ id: int }),
    `insert into webhook_events (message_id, agency_id, station_id, type, at, data)
     values ($1, $2, $3, $4, $5, $6::text::jsonb) returning id`,
    [message, agency, station, type, at.toISOString(), JSON.stringify(data)],
  );
  await db.query(
    `insert into webhook_deliveries (webhook_id, event_id, agency_id, next_at)
     select id, $2, agency_id, $3 from webhooks
     where agency_id = $1 and off is null and case when $4::int is null then $5 = any (types) else id = $4 end`,
    [agency, row?.id ?? 0, at.toISOString(), webhook, type],
  );
}
