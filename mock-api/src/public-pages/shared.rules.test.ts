import type { ApiReply, ComparedSeriesReply } from 'shared-domain';
import type { SharedFlow } from '../open-data/links/open-link.ts';
import { sharedDays, sharedLines, sharedMonths } from './shared.rules.ts';

const WORDS = { en: '', es: '' };
const flow = (name: string, days: SharedFlow['days']): SharedFlow => ({
  flow: name,
  type: WORDS,
  direction: WORDS,
  days,
});
const day = (date: string, total: number | null, certified = true) => ({ date, total, certified });

const NORTH = 'AU0001-3-2-1-9';
const SOUTH = 'AU0001-3-2-5-9';
const BOTH = 'AU0001-3-2-9-9';

test('days and months count nobody twice, and say what is not certified', () => {
  const flows = [
    flow(NORTH, [day('2026-01-31', 4), day('2026-02-01', 1, false), day('2026-02-02', null)]),
    flow(SOUTH, [day('2026-01-31', 5), day('2026-02-01', 2)]),
    flow(BOTH, [day('2026-01-31', 9), day('2026-02-01', 3)]),
  ];
  expect(sharedDays(flows)).toEqual([
    { at: '2026-01-31', total: 9, isOpen: false },
    { at: '2026-02-01', total: 3, isOpen: true },
    { at: '2026-02-02', total: null, isOpen: false },
  ]);
  expect(sharedMonths(flows)).toEqual([
    { at: '2026-01', total: 9, isOpen: false },
    { at: '2026-02', total: 3, isOpen: true },
  ]);
});

test('nothing counted is no day and no month', () => {
  expect([sharedDays([flow(NORTH, [])]), sharedMonths([])]).toEqual([[], []]);
});

const series = (more: Partial<ComparedSeriesReply>): ComparedSeriesReply => ({
  key: 'AU0001',
  station_id_tmg: 'AU0001',
  station_name: 'Shoal Creek',
  group: null,
  flow: null,
  year: null,
  values: [],
  open: [],
  added: [],
  left: [],
  uncertified: 0,
  base: null,
  hours: null,
  typical: null,
  ...more,
});
const reply = (...all: ComparedSeriesReply[]): ApiReply<'GET /compare'> => ({
  // a Monday and a Tuesday
  starts: ['2026-03-02', '2026-03-03'],
  length: 60,
  base_days: null,
  series: all,
  hidden: 0,
  unknown: [],
});

test.each([
  ['absolute', series({ values: [10, null] }), 'bins', [10, null]],
  ['index', series({ values: [10, 30], base: 20 }), 'bins', [50, 150]],
  ['weekday', series({ values: [10, 30], open: [1] }), 'weekdays', [10, null, null, null, null, null, null]],
] as const)('a comparison is drawn as %s', (as, one, kind, values) => {
  const told = sharedLines(reply(one), { as, share: false });
  expect(told.kind).toBe(kind);
  expect(told.lines).toEqual([{ series: 0, part: null, values, marks: values.map(() => []) }]);
  expect(told.points).toHaveLength(values.length);
});

test('bins of which a part alone was counted are told, and those of a part of a group', () => {
  const group = { number: 1, name: 'Bridges', way: 'in' as const, partial: [1] };
  const one = series({ values: [10, 30], open: [0], group: group as never });
  expect(sharedLines(reply(one), { as: 'absolute', share: false }).lines[0]?.marks).toEqual([
    ['inPart'],
    ['notAll'],
  ]);
});

test.each<['absolute' | 'index' | 'weekday', unknown]>([
  ['absolute', [['inPart'], ['notCertified'], []]],
  ['index', [['inPart'], ['notCertified'], []]],
  // a Monday that is in no mean, and a Tuesday
  ['weekday', [[], ['notCertified'], [], [], [], [], []]],
])('shown as %s, values say what they are to be read with', (as, marks) => {
  const one = series({ values: [10, 30, 20], base: 20, open: [0], uncertified_bins: [1] });
  const told = { ...reply(one), starts: ['2026-03-02', '2026-03-03', '2026-03-04'] };
  expect(sharedLines(told, { as, share: false }).lines[0]?.marks).toEqual(marks);
});

test('hours say in which of them counts lie that are not certified', () => {
  const means = Array.from({ length: 24 }, (_, hour) => hour);
  const hours = { weekday: { days: 5, means, uncertified_hours: [8] }, weekend: { days: 2, means } };
  const [weekday, weekend] = sharedLines(reply(series({ hours })), { as: 'hour', share: false }).lines;
  expect([weekday?.marks[8], weekday?.marks[9], weekend?.marks[8]]).toEqual([['notCertified'], [], []]);
});

test('by the hour of the day each series has two lines', () => {
  const means = Array.from({ length: 24 }, (_, hour) => hour);
  const one = series({ hours: { weekday: { days: 5, means }, weekend: { days: 0, means: [] } } });
  const { points, lines } = sharedLines(reply(one), { as: 'hour', share: false });
  expect([points[0], points.at(-1), lines.length]).toEqual(['00:00', '23:00', 2]);
  expect([lines[0]?.values[8], lines[1]?.values[8]]).toEqual([8, null]);
});

test.each([
  // March 2 and 3, 2025 were a Sunday and a Monday
  ['another year', { year: 2025 }, [30, null, null, null, null, null, 10]],
  // a Friday and a Saturday
  ['a period of its own', { first: '2026-03-06' }, [null, null, null, null, 10, 30, null]],
])('by weekday a series of %s is of its own days', (_what, time, values) => {
  const one = series({ values: [10, 30], ...time });
  expect(sharedLines(reply(one), { as: 'weekday', share: false }).lines[0]?.values).toEqual(values);
});

test('hours are told as shares of the mean day where that is asked for', () => {
  const means = [...Array.from({ length: 23 }, () => 0), 4];
  const hours = { weekday: { days: 5, means }, weekend: { days: 1, means: means.map(() => 0) } };
  const [weekday, weekend] = sharedLines(reply(series({ hours })), { as: 'hour', share: true }).lines;
  expect(weekday?.values).toEqual([...Array.from({ length: 23 }, () => 0), 1]);
  expect(weekend?.values).toEqual(Array.from({ length: 24 }, () => null));
});
