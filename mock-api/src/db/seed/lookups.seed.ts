import type { Database, Queryable } from '../database.ts';
import { statewideAgencies } from './data/agencies.ts';
import { cities } from './data/cities.ts';
import type { CodeEntry } from './data/code-list.ts';
import countyList from './data/counties.json' with { type: 'json' };
import districtList from './data/districts.json' with { type: 'json' };
import { guideLists } from './data/guide-lists.ts';
import { ownLists } from './data/own-lists.ts';
import { suspects } from './data/suspects.ts';
import { continueNumbers, insertRows } from './insert-rows.ts';
import type { Row } from './insert-rows.ts';

/** Every code list by its name, as the option calls spell it. */
export const codeLists: Record<string, CodeEntry[]> = { ...guideLists, ...ownLists };

function codeRows(): Row[] {
  return Object.entries(codeLists).flatMap(([list, entries]) =>
    entries.map(({ disabled = false, ...entry }, position) => ({ list, ...entry, position, disabled })),
  );
}

function cityRows(): Row[] {
  const codes = new Map(countyList.map(({ name, code }) => [name, code]));
  return cities.map(({ county, ...city }) => ({ ...city, county_code: codes.get(county), tmg_count: 0 }));
}

async function insertLookups(db: Queryable): Promise<void> {
  await insertRows(
    db,
    'txdot_districts',
    districtList.map(({ code, name }) => ({ code, txdot_district: name })),
  );
  await insertRows(
    db,
    'counties',
    countyList.map(({ code, name, fips, district_code }) => ({
      code,
      county: name,
      fips,
      txdot_district_code: district_code,
    })),
  );
  await insertRows(db, 'cities', cityRows());
  await insertRows(db, 'codes', codeRows());
  await insertRows(db, 'suspects', suspects);
  await insertRows(db, 'agencies', statewideAgencies);
  await continueNumbers(db, ['agencies', 'cities']);
}

/**
 * What every installation needs before its first call: code lists, suspects, districts, counties, cities and the two
 * statewide agencies. Adds what is missing and changes nothing that is there, so it may run at each start.
 */
export async function seedLookups(db: Database): Promise<void> {
  await db.transaction(insertLookups);
}
