import { createHash } from 'node:crypto';
import type { Confirmable, Keyed } from 'shared-domain';
import { ApiProblem } from '../../platform/http/api-problem.ts';
import type { Ctx } from '../../platform/http/context.ts';
import { rememberRequest, selectRequest } from './station-record.sql.ts';
import { storedBefore } from './texts.ts';

type Call = Pick<Ctx<unknown>, 'db'>;
/** What is created, and the agency that it goes to. */
type Creation = { agency: number; stage: Stage };
type Stage = 'draft' | 'published';

const hashOf = (request: object, stage: Stage) =>
  createHash('sha256')
    .update(JSON.stringify([stage, request]))
    .digest('base64');

/**
 * The station that this very creation has stored before, when its answer was lost on the way; null where it is the
 * first. With other answers under the same key it is refused: nothing is stored twice and nothing overwritten.
 */
export async function sentBefore(
  { db }: Call,
  { request_key, confirmed: _confirmed, ...request }: Confirmable<Keyed<object>>,
  { agency, stage }: Creation,
): Promise<{ id: number } | null> {
  if (request_key === undefined) return null;
  const [stored] = await selectRequest(db, agency, request_key);
  if (!stored) return null;
  if (stored.request_hash !== hashOf(request, stage)) {
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
  if (request_key !== undefined) await rememberRequest(db, id, request_key, hashOf(request, stage));
}
