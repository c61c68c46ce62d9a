import { readFileSync } from 'node:fs';

/** What a year of a counter gives by each method, and how far it suffices. */
export type ExpectedYear = {
  days: number;
  total: number;
  simple: number;
  aashto: number | null;
  fhwa: number;
  fhwa_cells: number;
  fhwa_months: number;
  suff: {
    days: number;
    of: number;
    cells: number;
    hours: number;
    gap: number;
    seasons: number[];
    zero: number;
    grades: string;
    grade: string;
  };
};

/** The numbers that two programs written apart agree on, to ten decimals; further parts are typed by who reads them. */
type Expected = { methods: Record<string, ExpectedYear> } & Record<string, unknown>;

export const expected = JSON.parse(
  readFileSync(new URL('./data/expected.json', import.meta.url), 'utf8'),
) as Expected;
