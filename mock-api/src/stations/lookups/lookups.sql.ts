import type { CodeOption, County, District, Suspect } from 'shared-domain';
import type { Queryable } from '../../platform/db/database.ts';
import { int, orNull, text, textOf } from '../../platform/db/columns.ts';
import { readRows, shape } from '../../platform/db/table.ts';
import { codes, counties, suspects, txdotDistricts } from './lookups.tables.ts';
import type { Language } from '../../platform/text/language.ts';

const LABEL = { label: text.by(`case when $2 = 'es' then label_es else label end`) };
const OPTION = shape({ ...codes.pick('code'), ...LABEL });

/** Entries of one code list in its own order, in the reader's language. */
export function selectCodes(
  db: Queryable,
  list: string,
  language: Language,
): Promise<{ code: string; label: string }[]> {
  return readRows(
    db,
    OPTION,
    `select ${OPTION.sql}
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
  const listed = shape({ list: textOf<L>(), ...codes.pick('code', 'disabled'), ...LABEL });
  const rows = await readRows(
    db,
    listed,
    `select ${listed.sql}
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

const AGENCY = { agency_id: orNull(int) };
const DISTRICT = shape({ ...txdotDistricts.columns, ...AGENCY });
const COUNTY = shape({ ...counties.pick('code', 'county', 'txdot_district_code'), ...AGENCY });

/** The districts of one agency; a statewide one has them all. */
export function selectAgencyDistricts(db: Queryable, agency: number): Promise<District[]> {
  return readRows(
    db,
    DISTRICT,
    `select d.code, d.txdot_district, case when a.statewide then null else a.id end as agency_id
     from txdot_districts d join agencies a on a.id = $1 and (a.statewide or d.code = any(a.txdot_districts))
     order by d.txdot_district`,
    [agency],
  );
}

/** Every district with each agency that it belongs to: one row per agency, one without when it belongs to none. */
export function selectDistrictsOfAgencies(db: Queryable): Promise<District[]> {
  return readRows(
    db,
    DISTRICT,
    `select d.code, d.txdot_district, a.id as agency_id
     from txdot_districts d left join agencies a on d.code = any(a.txdot_districts)
     order by d.txdot_district, a.id`,
  );
}

/** The counties in one agency's districts; a statewide one has them all. */
export function selectAgencyCounties(db: Queryable, agency: number): Promise<County[]> {
  return readRows(
    db,
    COUNTY,
    `select c.code, c.county, c.txdot_district_code, case when a.statewide then null else a.id end as agency_id
     from counties c join agencies a on a.id = $1 and (a.statewide or c.txdot_district_code = any(a.txdot_districts))
     order by c.county`,
    [agency],
  );
}

/** Every county with each agency that has its district, as `selectDistrictsOfAgencies` does. */
export function selectCountiesOfAgencies(db: Queryable): Promise<County[]> {
  return readRows(
    db,
    COUNTY,
    `select c.code, c.county, c.txdot_district_code, a.id as agency_id
     from counties c left join agencies a on c.txdot_district_code = any(a.txdot_districts)
     order by c.county, a.id`,
  );
}

const SUSPECT = shape({
  ...suspects.pick('id', 'excludes'),
  validity_condition: text.by(`case when $1 = 'es' then validity_condition_es else validity_condition end`),
});

/** The validity conditions that a count can be marked with. */
export function selectSuspects(db: Queryable, language: Language): Promise<Suspect[]> {
  return readRows(db, SUSPECT, `select ${SUSPECT.sql} from suspects order by id`, [language]);
}
