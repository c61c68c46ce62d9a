import { json } from '../../platform/db/columns.ts';
import { asOwner, type Transaction } from '../../platform/db/database.ts';
import { readRow, shape } from '../../platform/db/table.ts';
import type { Language } from '../../platform/text/language.ts';
import type { Names } from './detail-words.rules.ts';

const PEOPLE = shape({ users: json<Names['users']>() });
const OTHERS = shape({
  agencies: json<Names['agencies']>(),
  suspects: json<Names['suspects']>(),
  districts: json<Names['districts']>(),
  counties: json<Names['counties']>(),
  cities: json<Names['cities']>(),
  codes: json<Names['codes']>(),
});

/**
 * The names that entries mention by number. Past the agency scope: who may read that somebody went to another agency
 * reads which one; people of other agencies stay numbers.
 */
export async function selectNames(db: Transaction, language: Language): Promise<Names> {
  const people = await readRow(
    db,
    PEOPLE,
    `select coalesce(json_object_agg(id, name), '{}') as users from users`,
  );
  const row = await asOwner(db, (tx) =>
    readRow(
      tx,
      OTHERS,
      `select (select coalesce(json_object_agg(id, name), '{}') from agencies) as agencies,
         (select coalesce(json_object_agg(id, case when $1 = 'es' then validity_condition_es else validity_condition end), '{}')
          from suspects) as suspects,
         (select coalesce(json_object_agg(code, txdot_district), '{}') from txdot_districts) as districts,
         (select coalesce(json_object_agg(code, county), '{}') from counties) as counties,
         (select coalesce(json_object_agg(id, city_area), '{}') from cities) as cities,
         (select coalesce(json_object_agg(list, entries), '{}') from (
           select list, json_object_agg(code, case when $1 = 'es' then label_es else label end) as entries
           from codes group by list) as lists) as codes`,
      [language],
    ),
  );
  if (!row) throw new Error('The names were not read');
  return { ...row, users: people?.users ?? {} };
}
