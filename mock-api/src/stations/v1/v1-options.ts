import type { V1StationOptions } from 'shared-domain';
import { listOf, type V1List } from 'shared-domain/fields';
import type { Queryable } from '../../platform/db/database.ts';
import type { Language } from '../../platform/text/language.ts';
import { selectCodeLists } from '../lookups/lookups.sql.ts';
import { readCityOptions, readCountyOptions, readDistrictOptions } from '../next/station-options.ts';
import { selectProviders, selectRequesters } from './contacts.sql.ts';

const LISTS = [...new Set([listOf('v1'), listOf('channel')].flatMap(Object.values<string>))] as V1List[];

/** The option lists of the v1 form; contacts are those of one agency, or of all (null). */
export async function readV1Options(
  db: Queryable,
  agency: number | null,
  language: Language,
): Promise<V1StationOptions> {
  return {
    ...(await selectCodeLists(db, LISTS, language)),
    txdotDistrict: await readDistrictOptions(db),
    county: await readCountyOptions(db),
    city: (await readCityOptions(db)).map((city) => ({ ...city, city_area: city.label })),
    provider: await selectProviders(db, agency),
    requester: await selectRequesters(db, agency),
  };
}
