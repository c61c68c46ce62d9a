import { inBoth, type Language, type Text } from 'shared-domain/texts';
import { ruleLabels as rules, settingLabels } from '../../counts/findings/texts.ts';
import { methodNames } from '../second-factor/texts.ts';
import { levels, marks, parts, vendorStates } from '../audit/mark.texts.ts';

type Detail = Record<string, unknown>;

/** Names of what entries mention by number or code, in the reader's language. */
export type Names = {
  agencies: Record<string, string>;
  users: Record<string, string>;
  suspects: Record<string, string>;
  districts: Record<string, string>;
  counties: Record<string, string>;
  cities: Record<string, string>;
  /** By list, such as 'countMethod', and code. */
  codes: Record<string, Record<string, string>>;
};

/** Nobody's: for a log of one subject, whose entries mention none. */
export const NO_NAMES: Names = {
  agencies: {},
  users: {},
  suspects: {},
  districts: {},
  counties: {},
  cities: {},
  codes: {},
};

const FLAGS = new Set(['admin', 'super_admin', 'monitors', 'flag_deployments', 'flag_next_stations']);

/** Fields that name a record by its number or code, and the names they mean. */
const NAMED: Record<string, Exclude<keyof Names, 'codes'>> = {
  agency: 'agencies',
  agency_id: 'agencies',
  user_id: 'users',
  suspect_id: 'suspects',
  txdot_districts: 'districts',
  txdot_district_code: 'districts',
  county_code: 'counties',
  city_id: 'cities',
};

function of<T>(record: Record<string, T> | undefined, key: string): T | undefined {
  return record && Object.hasOwn(record, key) ? record[key] : undefined;
}

const isDetail = (value: unknown): value is Detail =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** 'count_method_code' and 'count_method' are codes of the list 'countMethod'. */
const listOf = (field: string): string =>
  field.replace(/_codes?$/, '').replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

const ruleLabels: Record<string, Text> = rules;
/** Thresholds with the rule that they belong to: 'Gap: Use this rule'. */
const thresholds: Record<string, Text> = Object.fromEntries(
  Object.entries(settingLabels).map(([name, label]) => {
    const rule = of(ruleLabels, name.split('.')[0] ?? '');
    return [name, inBoth((language) => `${rule?.[language] ?? name}: ${label[language]}`)];
  }),
);

const texts: Record<string, Record<string, Text>> = {
  rule: ruleLabels,
  names: thresholds,
  level: levels,
  method: methodNames,
  vendor_status: vendorStates,
  part: parts,
};

function valueInWords(field: string, value: unknown, names: Names, language: Language): unknown {
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') return value;
  const key = String(value);
  if (FLAGS.has(field)) return marks[value === 1 || value === true ? 'yes' : 'no'][language];
  const kind = of(NAMED, field);
  return (
    of(kind && names[kind], key) ??
    of(of(texts, field), key)?.[language] ??
    of(of(names.codes, listOf(field)), key) ??
    value
  );
}

/** What an entry recorded with words in place of numbers and codes; what has no name stays as it is. */
export function wordedDetail(detail: Detail, names: Names, language: Language): Detail {
  const worded = (field: string, value: unknown): unknown => {
    if (Array.isArray(value)) return value.map((one) => worded(field, one));
    if (isDetail(value)) return wordedDetail(value, names, language);
    return valueInWords(field, value, names, language);
  };
  return Object.fromEntries(
    Object.entries(detail).map(([field, value]) => [
      of(thresholds, field)?.[language] ?? field,
      worded(field, value),
    ]),
  );
}
