import { typicalOfDays, typicalOfYears, unusableStarts } from './typical.rules.ts';

const NONE = new Set<string>();
/** Mondays before March 3, 2025, the newest first. */
const MONDAYS = ['02-24', '02-17', '02-10', '02-03', '01-27', '01-20', '01-13', '01-06'].map(
  (d) => `2025-${d}`,
);
const known = (values: readonly number[], time = '') =>
  new Map(values.map((value, at) => [`${MONDAYS[at]}${time}`, value]));

test.each<[string, ReadonlyMap<string, number>, ReadonlySet<string>, object | null]>([
  ['eight like days', known([10, 20, 30, 40, 50, 60, 70, 80]), NONE, { low: 17, median: 45, high: 73 }],
  ['five are enough', known([10, 20, 30, 40, 50]), NONE, { low: 14, median: 30, high: 46 }],
  ['four are not', known([10, 20, 30, 40]), NONE, null],
  ['a day off is none', known([10, 20, 30, 40, 50]), new Set(['2025-02-17']), null],
  ['nor is another weekday', new Map([...known([10, 20, 30, 40]), ['2025-02-25', 50]]), NONE, null],
  [
    'a ninth is too old',
    new Map([...known([10, 20, 30, 40, 50, 60, 70, 80]), ['2024-12-30', 900]]),
    NONE,
    { low: 17, median: 45, high: 73 },
  ],
])('typical of a Monday: %s', (_what, days, off, band) => {
  expect(typicalOfDays(['2025-03-03'], days, off)).toEqual([band]);
});

test('an hour is compared with the same hour', () => {
  const hours = known([10, 20, 30, 40, 50], ' 08:00:00');
  expect(typicalOfDays(['2025-03-03 08:00:00', '2025-03-03 09:00:00'], hours, NONE)).toEqual([
    { low: 14, median: 30, high: 46 },
    null,
  ]);
});

test.each<[string, string, 'day' | 'month', Record<string, number>, number | null]>([
  ['three years', '2025-03-03', 'day', { '2024-03-03': 10, '2023-03-03': 20, '2021-03-03': 60 }, 20],
  ['two are too few', '2025-03-03', 'day', { '2024-03-03': 10, '2023-03-03': 20 }, null],
  ['a sixth is too old', '2025-03-03', 'day', { '2024-03-03': 10, '2023-03-03': 20, '2019-03-03': 60 }, null],
  ['months', '2025-03-01', 'month', { '2024-03-01': 10, '2023-03-01': 30, '2022-03-01': 20 }, 20],
])('typical of a year: %s', (_what, start, bin, values, median) => {
  const [band] = typicalOfYears([start], bin, new Map(Object.entries(values)));
  expect(band?.median ?? null).toBe(median);
});

const range = (from: string, until: string, flow_id = 0, station_id = 1) => ({
  station_id,
  flow_id,
  from,
  until,
});
test.each<[string, 'day' | 'hour' | 'month', ReturnType<typeof range>, boolean]>([
  ['a day with an hour of it', 'day', range('2025-03-03 08:00:00', '2025-03-03 09:00:00'), true],
  ['a day that it ends before', 'day', range('2025-03-02 08:00:00', '2025-03-03 00:00:00'), false],
  ['a day that it begins after', 'day', range('2025-03-04 00:00:00', '2025-03-05 00:00:00'), false],
  ['an hour of it', 'hour', range('2025-03-03 08:15:00', '2025-03-03 08:30:00'), true],
  ['another hour', 'hour', range('2025-03-03 09:00:00', '2025-03-03 10:00:00'), false],
  ['a month with a day of it', 'month', range('2025-03-31 00:00:00', '2025-03-31 06:00:00'), true],
  ['one that lasts', 'day', range('2025-02-01 00:00:00', '9999-12-31 00:00'), true],
  ['a flow that is added', 'day', range('2025-03-03 00:00:00', '2025-03-04 00:00:00', 7), true],
  ['a flow that is not', 'day', range('2025-03-03 00:00:00', '2025-03-04 00:00:00', 8), false],
  ['another station', 'day', range('2025-03-03 00:00:00', '2025-03-04 00:00:00', 0, 2), false],
])('nothing is measured by what is not to be used: %s', (_what, bin, one, left) => {
  const start = { day: '2025-03-03', hour: '2025-03-03 08:00:00', month: '2025-03-01' }[bin];
  const stations = [{ station: { id: 1 }, flows: [{ id: 7 }] }];
  const found = unusableStarts([start], { bin, length: 60 }, { stations, ranges: [one] });
  expect([...found]).toEqual(left ? [start] : []);
});
