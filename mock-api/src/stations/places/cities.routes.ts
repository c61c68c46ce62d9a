import { isNearTexas, type AdministeredCity, type CityRequest } from 'shared-domain';
import type { Queryable } from '../../platform/db/database.ts';
import { ApiProblem, found } from '../../platform/http/api-problem.ts';
import type { Ctx } from '../../platform/http/context.ts';
import { endpoint, type Endpoint } from '../../platform/http/endpoint.ts';
import type { Text } from '../../platform/text/language.ts';
import { refuseTaken } from '../../platform/http/unique.ts';
import { selectCounties } from './places.sql.ts';
import { asOwner } from '../../platform/db/database.ts';
import { lockPrefixes } from '../records/station-record.sql.ts';
import { hasStations, insertCity, lockCity, selectAdministeredCities, updateCity } from './cities.sql.ts';
import { texts } from './texts.ts';

const taken = {
  field: 'city_area',
  text: texts.nameTaken,
  others: { cities_tmg_prefix_key: { field: 'tmg_prefix', text: texts.prefixTaken } },
};

const refused = (field: keyof CityRequest, text: Text) =>
  new ApiProblem(422, text, { errors: { [field]: [text] } });

async function readCity(db: Queryable, id: number): Promise<AdministeredCity> {
  return found((await selectAdministeredCities(db, id))[0]);
}

async function check(db: Queryable, asked: CityRequest): Promise<void> {
  const counties = await selectCounties(db);
  if (!counties.some(({ code }) => code === asked.county_code))
    throw refused('county_code', texts.unknownCounty);
  if (!isNearTexas(asked)) throw refused('latitude', texts.badPlace);
}

type Call = Pick<Ctx<unknown>, 'db'>;

/** What stations that are there already forbid. */
async function refuseUnderStations(
  { db }: Call,
  before: AdministeredCity,
  asked: CityRequest,
): Promise<void> {
  if (before.tmg_count > 0 && before.tmg_prefix !== asked.tmg_prefix)
    throw refused('tmg_prefix', texts.prefixIssued);
  if (before.county_code === asked.county_code) return;
  if (await asOwner(db, (tx) => hasStations(tx, before.id))) throw refused('county_code', texts.countyUsed);
}

const list = endpoint('GET /cities', {
  handle: ({ db }) => selectAdministeredCities(db, null),
});

const add = endpoint('POST /cities', {
  handle: async ({ db, input, audit, cache }) => {
    await check(db, input.body);
    await lockPrefixes(db);
    const added = await readCity(db, await refuseTaken(insertCity(db, input.body), taken));
    await audit('city.add', { ...added });
    db.afterCommit(() => cache.clear());
    return added;
  },
});

const update = endpoint('PUT /cities/:id', {
  handle: async (ctx) => {
    const { db, input, audit, cache } = ctx;
    const id = Number(input.params.id);
    const { version, ...asked } = input.body;
    await lockPrefixes(db);
    await lockCity(db, id);
    const before = await readCity(db, id);
    if (version !== undefined && version !== before.version)
      throw new ApiProblem(409, texts.stale, { current: before });
    await check(db, asked);
    await refuseUnderStations(ctx, before, asked);
    await refuseTaken(updateCity(db, id, asked), taken);
    const after = await readCity(db, id);
    const changed = ({ city_area, county, tmg_prefix, latitude, longitude }: AdministeredCity) => ({
      city_area,
      county,
      tmg_prefix,
      latitude,
      longitude,
    });
    await audit('city.update', { before: changed(before), after: changed(after) });
    db.afterCommit(() => cache.clear());
    return after;
  },
});

/** Cities, which issue station numbers. */
export const cities: Endpoint[] = [list, add, update];
