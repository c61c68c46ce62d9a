import { daysOfYear } from 'shared-domain';
import type { CertifiedCount } from '../../counts/figures/programme/counted-year.rules.ts';
import type { CountedFlow } from '../../counts/figures/programme/station-year.ts';
import { emptyYear } from '../../counts/figures/year-of-hours.ts';

/** A flow of bicycles in direction 1 in 2011, of which nothing was counted unless told otherwise. */
export const countedFlow = (facts: Partial<CountedFlow> = {}): CountedFlow => ({
  id: 1,
  flowid_txdot: 'AU0012-2-2-1-1',
  name: 'Northbound',
  movement_direction_code: null,
  counts: [],
  hours: emptyYear(2011),
  daysByYear: new Map(),
  uncertified: 0,
  openFindings: 0,
  ...facts,
});

/** A certified count of an hour on a station's clock, 'YYYY-MM-DDTHH:MM'. */
export const certifiedCount = (at: string, facts: Partial<CertifiedCount> = {}): CertifiedCount => ({
  minutes: Date.parse(`${at}:00Z`) / 60_000,
  interval: 60,
  count: 1,
  suspect: 0,
  certification: 1,
  ...facts,
});

/** A year in which every day counts as many. */
export const equalDays = (year: number, total: number): number[] =>
  Array.from({ length: daysOfYear(year) }, () => total);
