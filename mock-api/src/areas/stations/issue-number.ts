import { stationNumber } from 'shared-ui/domain';
import { ApiProblem, found } from '../../http/api-problem.ts';
import type { Ctx } from '../../http/context.ts';
import { takeNumber } from './station-record.sql.ts';
import { texts } from './texts.ts';

/** The next number of a city, issued in the call's transaction (S2); refused with 409 when it has issued all. */
export async function issueNumber(
  { db, cache }: Pick<Ctx<unknown>, 'db' | 'cache'>,
  cityId: number | null,
): Promise<string> {
  const [taken] = await takeNumber(db, cityId ?? 0);
  const city = found(taken);
  // the cities of the option lists tell the last number issued
  db.afterCommit(() => cache.clear());
  const number = stationNumber(city.tmg_prefix, city.tmg_count);
  if (number === null) throw new ApiProblem(409, texts.noNumbersLeft);
  return number;
}
