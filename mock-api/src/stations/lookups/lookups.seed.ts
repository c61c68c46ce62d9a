import type { Database, Queryable } from '../../platform/db/database.ts';
import { statewideAgencies } from '../../people/agencies/statewide-agencies.ts';
import { cities as firstCities } from './data/cities.ts';
import type { CodeEntry } from './data/code-list.ts';
import countyList from './data/counties.json' with { type: 'json' };
import districtList from './data/districts.json' with { type: 'json' };
import { guideLists } from './data/guide-lists.ts';
import { ownLists } from './data/own-lists.ts';
import placeList from './data/places.json' with { type: 'json' };
import { suspects as suspectEntries } from './data/suspects.ts';
import { continueNumbers, insertRows } from '../../platform/db/insert-rows.ts';
import type { RowFor } from '../../platform/db/insert-rows.ts';
import { agencies } from '../../people/account/people.tables.ts';
import { cities, codes, counties, suspects, txdotDistricts } from './lookups.tables.ts';

/** Every code list by its name, as the option calls spell it. */
export const codeLists: Record<string, CodeEntry[]> = { ...guideLists, ...ownLists };

function codeRows(): RowFor<typeof codes>[] {
  return Object.entries(codeLists).flatMap(([list, entries]) =>
    entries.map(({ disabled = false, ...entry }, position) => ({ list, ...entry, position, disabled })),
  );
}

const inCounty = (name: string, county: number | undefined) => `${name.toLowerCase()}/${county}`;

/** Every place of the state; those of the first installation have their prefix, the others get one when they need it. */
function cityRows(): RowFor<typeof cities>[] {
  const codes = new Map(countyList.map(({ name, code }) => [name, code]));
  const first = new Map(
    firstCities.map((city, at) => [inCounty(city.city_area, codes.get(city.county)), { ...city, at }]),
  );
  const rows = placeList.map(({ key, city_area, county_code, latitude, longitude, population }) => {
    const known = first.get(inCounty(city_area, county_code));
    const { at = firstCities.length, tmg_prefix = null } = known ?? {};
    const place = { latitude: known?.latitude ?? latitude, longitude: known?.longitude ?? longitude };
    return {
      at,
      row: {
        city_area,
        county_code,
        tmg_prefix,
        tmg_count: 0,
        ...place,
        population,
        place_key: key,
        version: 1,
      },
    };
  });
  return rows.toSorted((a, b) => a.at - b.at).map(({ row }) => row);
}

/** Cities of before the list, and those that people added: the same name in the same county is the same place. */
async function recognisePlaces(db: Queryable, rows: RowFor<typeof cities>[]): Promise<void> {
  await db.query(
    `update cities c set place_key = p.place_key, population = coalesce(c.population, p.population)
     from json_to_recordset($1::text::json) as p(place_key text, city_area text, county_code int, population int)
     where c.place_key is null and c.county_code = p.county_code and lower(c.city_area) = lower(p.city_area)
       and not exists (select from cities o where o.place_key = p.place_key)`,
    [JSON.stringify(rows)],
  );
}

async function insertLookups(db: Queryable): Promise<void> {
  await insertRows(
    db,
    txdotDistricts,
    districtList.map(({ code, name }) => ({ code, txdot_district: name })),
  );
  await insertRows(
    db,
    counties,
    countyList.map(({ code, name, fips, district_code }) => ({
      code,
      county: name,
      fips,
      txdot_district_code: district_code,
    })),
  );
  const places = cityRows();
  await recognisePlaces(db, places);
  await insertRows(db, cities, places);
  await insertRows(db, codes, codeRows());
  await insertRows(db, suspects, suspectEntries);
  await insertRows(db, agencies, statewideAgencies);
  await continueNumbers(db, [agencies, cities]);
}

/**
 * What every installation needs before its first call: code lists, suspects, districts, counties, cities and the two
 * statewide agencies. Adds what is missing and changes nothing that is there, so it may run at each start.
 */
export async function seedLookups(db: Database): Promise<void> {
  await db.transaction(insertLookups);
}
