import { equalDays } from '../../testing/figures/counted-flow.ts';
import { filledAt, fillingOf, type KeptFill } from './filling.rules.ts';

const fill = (flow_id: number, dates: string[], more: Partial<KeptFill> = {}): KeptFill => ({
  flow_id,
  method: 'weekday-month',
  pattern: null,
  members: 0,
  donor: null,
  days: dates.map((date) => ({ date, value: 50 })),
  error: { days: 1, median_run: 0.1, p90_run: 0.3 },
  user_name: 'Uma Castillo',
  made_at: '2012-01-05T10:00:00Z',
  weather: null,
  ...more,
});
const counted = equalDays(2011, 100);
/** Without the first and second of January. */
const holes = counted.map((day, at) => (at < 2 ? null : day));
const flows = [
  { flow: { id: 1 }, plain: holes, factors: [] },
  { flow: { id: 2 }, plain: counted, factors: [] },
];

test('days have their places in the year', () =>
  expect([...filledAt(2011, fill(1, ['2011-01-01', '2011-12-31'])).keys()]).toEqual([0, 364]));

test('filled days are told as a share of the days and of the traffic of all flows, with what their error makes of it', () => {
  const found = fillingOf(2011, flows, [fill(1, ['2011-01-01', '2011-01-02'])]);
  expect(found).toMatchObject({ days: 2, share_of_days: 2 / 730 });
  const traffic = 100 / (363 * 100 + 100 + 365 * 100);
  expect(found?.share_of_traffic).toBeCloseTo(traffic, 12);
  expect(found?.effect).toBeCloseTo(traffic * 0.1, 12);
});

test('a day that was counted meanwhile stands for itself', () =>
  expect(fillingOf(2011, flows, [fill(1, ['2011-01-02', '2011-01-03'])])?.fills[0]?.days).toEqual([
    { date: '2011-01-02', value: 50 },
  ]));

test('without a back-test no effect is told', () =>
  expect(fillingOf(2011, flows, [fill(1, ['2011-01-01'], { error: null })])?.effect).toBeNull());

test.each([
  ['no fill', []],
  ['a fill of another flow', [fill(3, ['2011-01-01'])]],
  ['a fill of counted days alone', [fill(2, ['2011-01-01'])]],
])('%s is no filling', (_what, fills) => expect(fillingOf(2011, flows, fills)).toBeNull());
