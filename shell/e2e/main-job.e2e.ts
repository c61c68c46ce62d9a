import { test } from '../../.tools/e2e/test.ts';
import { doMainJob } from './main-job.ts';

/**
 * Each browser imports and certifies days of its own, and another number of them: one person's notifications and exports
 * of the browser before stand in the same lists.
 */
const PERIODS: Record<string, { year: number; days: number }> = {
  chromium: { year: 2021, days: 14 },
  firefox: { year: 2020, days: 13 },
};

const TITLE = 'a year of counts goes from the counter to a certified export';
test(TITLE, { tag: '@firefox' }, ({ page, browserName }) =>
  doMainJob(page, PERIODS[browserName] ?? { year: 2019, days: 12 }),
);
