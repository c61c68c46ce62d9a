import type { Confirmable, Keyed } from 'shared-domain';
import { ApiProblem } from '../../platform/http/api-problem.ts';
import type { Ctx } from '../../platform/http/context.ts';
import { isMarkOf, markOf, type Creation } from './sent-mark.rules.ts';
import { rememberRequest, selectRequest } from './station-record.sql.ts';
import { storedBefore } from './texts.ts';

type Call = Pick<Ctx<unknown>, 'db'>;
type Stage = Creation['stage'];

/**
 * The station that this very creation has stored before, when its answer was lost on the way; null where it is the
 * first. With other answers under the same key it is refused: nothing is stored twice and nothing overwritten.
 */
export async function sentBefore(
  { db }: Call,
  { request_key, confirmed: _confirmed, ...request }: Confirmable<Keyed<object>>,
  { agency, stage }: { agency: number; stage: Stage },
): Promise<{ id: number } | null> {
  if (request_key === undefined) return null;
  const [stored] = await selectRequest(db, agency, request_key);
  if (!stored) return null;
  if (!isMarkOf(stored.request_hash, { stage, request })) {
    throw new ApiProblem(409, storedBefore(stored.station_id_tmg));
  }
  return { id: stored.id };
}

/** Notes what a station was created by. */
export async function rememberSent(
  { db }: Call,
  id: number,
  { request_key, confirmed: _confirmed, ...request }: Confirmable<Keyed<object>>,
  stage: Stage,
): Promise<void> {
  if (request_key !== undefined) await rememberRequest(db, id, request_key, markOf({ stage, request }));
}
