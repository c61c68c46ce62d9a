import type { CodeOption, County, District, Suspect } from 'shared-domain';
import type { Queryable } from '../../platform/db/database.ts';
import type { Language } from '../../platform/text/language.ts';

/** Entries of one code list in its own order, in the reader's language. */
export function selectCodes(
  db: Queryable,
  list: string,
  language: Language,
): Promise<{ code: string; label: string }[]> {
  return db.query(
    `select code, case when $2 = 'es' then label_es else label end as label
     from codes where list = $1 order by position`,
    [list, language],
  );
}

/** Several code lists by their names, as options; disabled entries say so. */
export async function selectCodeLists<const L extends string>(
  db: Queryable,
  lists: readonly L[],
  language: Language,
): Promise<Record<L, CodeOption[]>> {
  const rows = await db.query<{ list: L; code: string; label: string; disabled: boolean }>(
    `select list, code, case when $2 = 'es' then label_es else label end as label, disabled
     from codes where list = any($1) order by list, position`,
    [lists, language],
  );
  const options = Object.fromEntries(lists.map((list) => [list, [] as CodeOption[]])) as Record<
    L,
    CodeOption[]
  >;
  for (const { list, code, label, disabled } of rows) {
    options[list].push(disabled ? { code, label, disabled } : { code, label });
  }
  return options;
}

/** The districts of one agency; a statewide one has them all. */
export function selectAgencyDistricts(db: Queryable, agency: number): Promise<District[]> {
  return db.query(
    `select d.code, d.txdot_district, case when a.statewide then null else a.id end as agency_id
     from txdot_districts d join agencies a on a.id = $1 and (a.statewide or d.code = any(a.txdot_districts))
     order by d.txdot_district`,
    [agency],
  );
}

/** Every district with each agency that it belongs to: one row per agency, one without when it belongs to none. */
export function selectDistrictsOfAgencies(db: Queryable): Promise<District[]> {
  return db.query(
    `select d.code, d.txdot_district, a.id as agency_id
     from txdot_districts d left join agencies a on d.code = any(a.txdot_districts)
     order by d.txdot_district, a.id`,
  );
}

/** The counties in one agency's districts; a statewide one has them all. */
export function selectAgencyCounties(db: Queryable, agency: number): Promise<County[]> {
  return db.query(
    `select c.code, c.county, c.txdot_district_code, case when a.statewide then null else a.id end as agency_id
     from counties c join agencies a on a.id = $1 and (a.statewide or c.txdot_district_code = any(a.txdot_districts))
     order by c.county`,
    [agency],
  );
}

/** Every county with each agency that has its district, as `selectDistrictsOfAgencies` does. */
export function selectCountiesOfAgencies(db: Queryable): Promise<County[]> {
  return db.query(
    `select c.code, c.county, c.txdot_district_code, a.id as agency_id
     from counties c left join agencies a on c.txdot_district_code = any(a.txdot_districts)
     order by c.county, a.id`,
  );
}

/** The validity conditions that a count can be marked with. */
export function selectSuspects(db: Queryable, language: Language): Promise<Suspect[]> {
  return db.query(
    `select id, case when $1 = 'es' then validity_condition_es else validity_condition end as validity_condition, excludes
     from suspects order by id`,
    [language],
  );
}
