import { stationNumber } from 'shared-domain';
import { ApiProblem, found } from '../../platform/http/api-problem.ts';
import type { Ctx } from '../../platform/http/context.ts';
import { proposedPrefix } from './city-prefix.rules.ts';
import { givePrefix, selectWithoutPrefix, takeNumber } from '../records/station-record.sql.ts';
import { texts } from '../records/texts.ts';

type Call = Pick<Ctx<unknown>, 'db' | 'cache' | 'audit'>;

/** A city gets its prefix with its first station (S12); refused with 409 when all are given. */
async function keepPrefix({ db, audit }: Call, city: number): Promise<void> {
  const bare = await selectWithoutPrefix(db, city);
  if (!bare) return;
  const tmg_prefix = proposedPrefix(bare.city_area, new Set(bare.given));
  if (tmg_prefix === null) throw new ApiProblem(409, texts.noPrefixLeft);
  await givePrefix(db, city, tmg_prefix);
  await audit('city.prefix', { city_area: bare.city_area, tmg_prefix });
}

/** The next number of a city, issued in the call's transaction (S2); refused with 409 when it has issued all. */
export async function issueNumber(call: Call, cityId: number | null): Promise<string> {
  const { db, cache } = call;
  await keepPrefix(call, cityId ?? 0);
  const [taken] = await takeNumber(db, cityId ?? 0);
  const city = found(taken);
  // the cities of the option lists tell the last number issued
  db.afterCommit(() => cache.clear());
  const number = stationNumber(city.tmg_prefix, city.tmg_count);
  if (number === null) throw new ApiProblem(409, texts.noNumbersLeft);
  return number;
}
