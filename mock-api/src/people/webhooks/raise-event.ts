import { randomBytes } from 'node:crypto';
import type { WebhookType } from 'shared-domain';
import { asOwner, type Transaction } from '../../platform/db/database.ts';
import { insertEvent, isHeard, selectAgencyOf } from './events.sql.ts';

/** Something that happened at a station: what of it is told, without a person in it; `path` leads from the station's number to it. */
export type StationEvent = {
  type: WebhookType;
  /** The station's row. */
  station: number;
  at: Date;
  path: (stationId: string) => string;
  data?: Record<string, string | number | null>;
};

/** The id of a message: the receiver tells by it what came twice. */
export const newMessageId = (): string => `msg_${randomBytes(18).toString('base64url')}`;

/**
 * Raises an event, in the transaction of what it tells of: both are there or neither. It is kept where a webhook of the station's
 * agency is to hear of it, and sent from there on.
 */
export async function raiseEvent(
  tx: Transaction,
  { type, station, at, path, data = {} }: StationEvent,
): Promise<void> {
  await asOwner(tx, async (owner) => {
    const of = await selectAgencyOf(owner, { station, type });
    if (!of) return;
    const event = { message: newMessageId(), agency: of.agency_id, station, type, at };
    const number = of.station_id_tmg;
    await insertEvent(owner, { ...event, data: { station: number, ...data, link: path(number) } });
  });
}

/** Something that happened to an agency and at no station of it; `link` leads to it. */
export type AgencyEvent = Pick<StationEvent, 'type' | 'at' | 'data'> & { agency: number; link: string };

/** Raises such an event, in the transaction of what it tells of. */
export async function raiseAgencyEvent(
  tx: Transaction,
  { type, agency, at, link, data = {} }: AgencyEvent,
): Promise<void> {
  await asOwner(tx, async (owner) => {
    if (!(await isHeard(owner, { agency, type }))) return;
    const event = { message: newMessageId(), agency, station: null, type, at };
    await insertEvent(owner, { ...event, data: { station: null, ...data, link } });
  });
}
