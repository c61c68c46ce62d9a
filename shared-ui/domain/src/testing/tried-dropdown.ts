import { roadFields } from '../fields/road-fields.ts';

declare const process: { env: Readonly<Record<string, string | undefined>> };

/** What a dropdown without a rule is to be for every part that reads the table. */
type TriedDropdown = {
  /** Its name in the forms; its column and its name in requests have `_code` behind it. */
  name: string;
  list: string;
  en: string;
  es: string;
  /** What an export's files say of it. */
  meaning: { en: string; es: string };
  /** One of its codes, and what it stands for. */
  code: string;
  word: { en: string; es: string };
  /** What the forms say beside it. */
  hint?: { en: string; es: string };
  /** The field of the station record that it fills, and what is written there for the code. */
  tmas?: { field: string; written: string };
};

const { label, meaning } = roadFields.transit_code;
const transit: TriedDropdown = {
  name: 'transit',
  list: 'transit',
  ...label,
  meaning,
  code: '1',
  word: { en: 'Local bus stop', es: 'Parada de autobús local' },
};

/**
 * For tests alone: the dropdown that they try, one of both station forms. The branch that adds one
 * (`.tools/recipe/add-a-dropdown.test.ts`) tries its own.
 */
export const TRIED: TriedDropdown = process.env.TRIED_DROPDOWN
  ? (JSON.parse(process.env.TRIED_DROPDOWN) as TriedDropdown)
  : transit;

/** Its column and its name in requests. */
export const TRIED_COLUMN = `${TRIED.name}_code`;
