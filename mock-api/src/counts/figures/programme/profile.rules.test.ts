import { equalDays } from '../../../testing/figures/counted-flow.ts';
import { expectNear } from '../../../testing/figures/expect-near.ts';
import { expectedFactors as expected } from '../../../testing/figures/expected-factors.ts';
import { northYear } from '../../../testing/figures/north-year.ts';
import { calendarOf, dayTotals, emptyYear } from '../year-of-hours.ts';
import { profilesOf } from './profile.rules.ts';

const { hours, days } = northYear(2011);

test('the hourly shares of weekdays and weekend days are those of the reference, with their peaks', () => {
  const [weekday, weekend] = profilesOf(hours, days);
  expectNear([weekday?.shares, weekend?.shares], [expected.weekday, expected.weekend]);
  expect([weekday, weekend]).toMatchObject([
    { season: 'year', group: 'weekday', days: 260, peak: { hour: 7 } },
    { season: 'year', group: 'weekend', days: 105, peak: { hour: 13 } },
  ]);
});

test('shares add up to 1, and doubling all counts leaves them', () => {
  const profiles = profilesOf(hours, days);
  for (const { shares } of profiles)
    expectNear(
      shares.reduce((sum, one) => sum + one, 0),
      1,
    );
  const double = { ...hours, hours: hours.hours.map((count) => count * 2) };
  expect(profilesOf(double, dayTotals(double))).toEqual(profiles);
});

test('the seasons share the days of the year; December stands with January and February of the same year', () => {
  const calendar = calendarOf(2011);
  const inWinter = calendar.map(({ month }) => (month <= 2 || month === 12 ? 24 : null));
  const daysBySeason = (some: readonly (number | null)[]) =>
    profilesOf({ ...emptyYear(2011), hours: new Int32Array(365 * 24).fill(1) }, some).map((profile) => [
      profile.season,
      profile.group,
      profile.days,
    ]);
  expect(daysBySeason(inWinter)).toEqual([
    ['year', 'weekday', 63],
    ['year', 'weekend', 27],
    ['winter', 'weekday', 63],
    ['winter', 'weekend', 27],
    ['spring', 'weekday', 0],
    ['spring', 'weekend', 0],
    ['summer', 'weekday', 0],
    ['summer', 'weekend', 0],
    ['fall', 'weekday', 0],
    ['fall', 'weekend', 0],
  ]);
  const all = daysBySeason(equalDays(2011, 24)).map(([, , count]) => Number(count));
  expect(all.slice(2).reduce((sum, count) => sum + count, 0)).toBe(365);
});

test('days on which nobody came have no shares and no peak; of equal hours the earlier one is the peak', () => {
  const nobody = { ...emptyYear(2011), hours: new Int32Array(365 * 24).fill(0) };
  expect(profilesOf(nobody, equalDays(2011, 0))[0]).toEqual({
    season: 'year',
    group: 'weekday',
    days: 260,
    shares: [],
    peak: null,
  });
  const equal = { ...nobody, hours: new Int32Array(365 * 24).fill(2) };
  expect(profilesOf(equal, equalDays(2011, 48))[1]?.peak).toEqual({ hour: 0, share: 1 / 24 });
});
