import { stationFields } from './station-fields.ts';

/**
 * For tests alone, imported before anything that reads the table: a station with one dropdown more. What a part makes of
 * the table then has it; what keeps a list of its own has not.
 */
Object.assign(stationFields, {
  bench_code: {
    kind: 'code',
    list: 'bench',
    label: { en: 'Bench', es: 'Banco' },
    v1: { section: 'additionalFeatures' },
    next: { section: 'siteCharacteristics' },
  },
});

/** The planted field: its column and request name, its name in the forms, its code list, what it is called. */
export const PLANTED = {
  column: 'bench_code',
  name: 'bench',
  list: 'bench',
  en: 'Bench',
  es: 'Banco',
} as const;
