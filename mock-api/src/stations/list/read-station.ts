import type { Station } from 'shared-domain';
import type { Queryable } from '../../platform/db/database.ts';
import { found } from '../../platform/http/api-problem.ts';
import type { Language } from '../../platform/text/language.ts';
import { selectCountedSpan } from './counted-span.sql.ts';
import { stationReply } from './station-reply.ts';
import { selectChannels, selectStation } from './stations.sql.ts';

/** A published station with its channels; refused with 404 where it does not exist for the caller. */
export async function readStation(db: Queryable, stationId: string, language: Language): Promise<Station> {
  const row = found(await selectStation(db, stationId));
  const [span, channels] = await Promise.all([
    selectCountedSpan(db, row.id),
    selectChannels(db, row.id, language),
  ]);
  return stationReply({ ...row, ...span }, channels);
}
