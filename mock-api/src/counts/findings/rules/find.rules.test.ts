import { minutesOfText, wallClock } from 'shared-domain';
import { findOddities, type Found } from './find.rules.ts';
import { settingsFor, type StoredSetting } from './finding-settings.rules.ts';
import { seriesOf, type RuleFlow, type SeriesRow } from './series.ts';

const START = minutesOfText('2025-01-06') ?? 0; // a Monday
const HOUR = 60;
const DAYS = 70;
const FIRST_JUDGED = 63;

type Change = (hour: number, day: number) => number | null | undefined;

/** 20 people an hour from 07:00 to 19:00, two at other times but for the hours 0 to 5: 252 a day. */
const usual = (hour: number) => (hour < 6 ? 0 : hour >= 7 && hour < 19 ? 20 + (hour % 3) : 2 + (hour % 2));

/** Nine certified weeks and one under review; `change` says what is else in it, undefined for no row. */
function rowsOf(change: Change, interval = HOUR): SeriesRow[] {
  const perHour = HOUR / interval;
  return Array.from({ length: DAYS * 24 * perHour }, (_, at): SeriesRow[] => {
    const [day, hour] = [Math.floor(at / (24 * perHour)), Math.floor(at / perHour) % 24];
    const count = day < FIRST_JUDGED ? usual(hour) : change(hour, day - FIRST_JUDGED);
    if (count === undefined) return [];
    const certified = day < FIRST_JUDGED;
    const minutes = START + at * interval;
    return [{ minutes, count, interval, certified, suspect: false, excluded: false }];
  }).flat();
}

const flowOf = (id: number, direction: string, type = '2'): RuleFlow => ({
  id,
  count_method_code: '1',
  count_type_code: type,
  travel_direction_code: direction,
  street_side_code: '9',
});

const series = (flow: RuleFlow, rows: SeriesRow[], isSkipped: (minute: number) => boolean = () => false) =>
  seriesOf(flow, rows, { start: START, end: START + DAYS * 1440, isSkipped });

const asUsual: Change = (hour) => usual(hour);

/** What is found at a station whose first flow is changed and whose second one is as usual. */
function find(change: Change, stored: StoredSetting[] = [], type = '2'): Found[] {
  const all = [series(flowOf(1, '1', type), rowsOf(change)), series(flowOf(2, '5', type), rowsOf(asUsual))];
  return findOddities(all, (id) => settingsFor(id, stored));
}

const told = (found: Found[]) =>
  found.map(({ rule, flow_id, from, until, severity }) => [
    rule,
    flow_id,
    wallClock(from).slice(5, 16),
    wallClock(until).slice(5, 16),
    severity,
  ]);

test('nothing is odd about a week like the others', () => expect(find(asUsual)).toEqual([]));

// day 0 of the week under review is Monday 10 March 2025
test.each<[string, Change, unknown[]]>([
  [
    'one absent hour',
    (hour, day) => (day === 1 && hour === 4 ? undefined : usual(hour)),
    [['gap', 1, '03-11 04:00', '03-11 05:00', 'review']],
  ],
  [
    'one hour without a value',
    (hour, day) => (day === 1 && hour === 4 ? null : usual(hour)),
    [['gap', 1, '03-11 04:00', '03-11 05:00', 'review']],
  ],
  [
    '12 hours of a day',
    (hour, day) => (day === 1 && hour < 12 ? null : usual(hour)),
    [['gap', 1, '03-11 00:00', '03-11 12:00', 'strong']],
  ],
  [
    '6 hours of daytime',
    (hour, day) => (day === 1 && hour >= 14 && hour < 20 ? null : usual(hour)),
    [['gap', 1, '03-11 14:00', '03-11 20:00', 'strong']],
  ],
  [
    '5 hours of daytime and 6 of the night',
    (hour, day) => (day === 1 && (hour < 6 || (hour >= 15 && hour < 20)) ? null : usual(hour)),
    [['gap', 1, '03-11 00:00', '03-11 20:00', 'review']],
  ],
  [
    'silence up to the end of the station’s counts',
    (hour, day) => (day === 6 && hour >= 20 ? undefined : usual(hour)),
    [['gap', 1, '03-16 20:00', '03-17 00:00', 'review']],
  ],
  [
    '2 days of zeros while the other flow counts',
    (hour, day) => (day === 1 || day === 2 ? 0 : usual(hour)),
    [['silent-flow', 1, '03-11 00:00', '03-13 06:00', 'review']],
  ],
  [
    '3 days of zeros',
    (hour, day) => (day >= 1 && day <= 3 ? 0 : usual(hour)),
    [['zero-days', 1, '03-11 00:00', '03-14 00:00', 'review']],
  ],
  [
    '6 days of zeros',
    (hour, day) => (day >= 1 ? 0 : usual(hour)),
    [['zero-days', 1, '03-11 00:00', '03-17 00:00', 'strong']],
  ],
  [
    'zeros from 07:00 to 19:00',
    (hour, day) => (day === 1 && hour >= 7 && hour < 19 ? 0 : usual(hour)),
    [['zero-daytime', 1, '03-11 07:00', '03-11 19:00', 'review']],
  ],
  [
    'zeros from 07:00 to 18:00',
    (hour, day) => (day === 1 && hour >= 7 && hour < 18 ? 0 : usual(hour)),
    [['day-low', 1, '03-11 00:00', '03-12 00:00', 'review']],
  ],
  [
    'the same value for 4 hours',
    (hour, day) => (day === 1 && hour >= 8 && hour < 12 ? 17 : usual(hour)),
    [['same-value', 1, '03-11 08:00', '03-11 12:00', 'review']],
  ],
  ['the same value for 3 hours', (hour, day) => (day === 1 && hour >= 8 && hour < 11 ? 17 : usual(hour)), []],
  [
    'five times the percentile and one more',
    (hour, day) => (day === 1 && hour === 9 ? 101 : usual(hour)),
    [['spike', 1, '03-11 09:00', '03-11 10:00', 'review']],
  ],
  ['five times the percentile', (hour, day) => (day === 1 && hour === 9 ? 100 : usual(hour)), []],
  [
    '50 more than the percentile at a quiet hour',
    (hour, day) => (day === 1 && hour === 23 ? 53 : usual(hour)),
    [],
  ],
  [
    '51 more than the percentile at a quiet hour',
    (hour, day) => (day === 1 && hour === 23 ? 54 : usual(hour)),
    [['spike', 1, '03-11 23:00', '03-12 00:00', 'review']],
  ],
  [
    'a spike on a weekend, of which 60 days hold too few',
    (hour, day) => (day === 5 && hour === 9 ? 150 : usual(hour)),
    [],
  ],
  [
    'a day of 1.75 times the usual and 200 more',
    (hour, day) => (day === 1 && hour >= 6 ? usual(hour) + 15 + (hour % 2) : usual(hour)),
    [['day-high', 1, '03-11 00:00', '03-12 00:00', 'review']],
  ],
  [
    'a crowd at night',
    (hour, day) => (day === 1 && hour === 4 ? 50 : usual(hour)),
    [['night', 1, '03-11 04:00', '03-11 05:00', 'review']],
  ],
  ['49 at night', (hour, day) => (day === 1 && hour === 4 ? 49 : usual(hour)), []],
  [
    'a clock that is 5 hours ahead',
    (hour) => usual((hour + 19) % 24),
    [['clock', 1, '03-10 00:00', '03-17 00:00', 'review']],
  ],
])('%s', (_, change, expected) => expect(told(find(change))).toEqual(expected));

test.each([
  ['2', 2001, 'review'],
  ['2', 5001, 'strong'],
  ['1', 10_001, 'review'],
  ['1', 15_001, 'strong'],
])('a day over the cap of count type %s (%i) is told once', (type, total, severity) => {
  const found = find((hour, day) => (day === 1 && hour === 12 ? total : usual(hour)), [], type);
  expect(found.map(({ parts, severity: level }) => [rulesOf(parts), level])).toEqual([
    [['day-cap', 'day-high', 'spike'], severity],
  ]);
});

const rulesOf = (parts: { rule: string }[]) => [...new Set(parts.map(({ rule }) => rule))].toSorted();

test('a side that loses its usual share of the week is told of, with the share that it had', () => {
  const found = find((hour, day) => (hour === 12 && day < 7 ? 0 : Math.round(usual(hour) * 0.6)));
  const parts = found.flatMap((one) => one.parts.filter(({ rule }) => rule === 'direction'));
  expect(found.map(({ flow_id }) => flow_id)).toEqual([1]);
  expect(parts).toMatchObject([{ severity: 'review', threshold: 40, evidence: { usual: 50 } }]);
});

test('a share that is usual at the site is nothing odd, however small', () => {
  const third = rowsOf(asUsual).map((row) => ({ ...row, count: Math.round((row.count ?? 0) / 3) }));
  const all = [series(flowOf(1, '1'), third), series(flowOf(2, '5'), rowsOf(asUsual))];
  expect(findOddities(all, (id) => settingsFor(id, []))).toEqual([]);
});

test('of a side that has grown, not the other one is told', () => {
  const found = find((hour) => Math.round(1.6 * usual(hour))).filter(({ parts }) =>
    parts.some(({ rule }) => rule === 'direction'),
  );
  expect(found.map(({ flow_id, suspects }) => [flow_id, suspects.includes(9)])).toEqual([[1, true]]);
});

test('without a past a week with a small share is a hint about that side', () => {
  const first = (rows: SeriesRow[]) => rows.filter(({ minutes }) => minutes >= START + FIRST_JUDGED * 1440);
  const small = rowsOf((hour) => Math.round(usual(hour) * 0.4));
  const all = [series(flowOf(1, '1'), first(small)), series(flowOf(2, '5'), first(rowsOf(asUsual)))];
  expect(findOddities(all, (id) => settingsFor(id, []))).toMatchObject([
    { rule: 'direction', flow_id: 1, severity: 'hint', suspects: [], threshold: 35 },
  ]);
});

describe('beside a flow that falls silent', () => {
  const silent: Change = (hour, day) => (day === 1 || day === 2 ? 0 : usual(hour));
  const both = rowsOf((hour) => 2 * usual(hour)).map((row) => ({ ...row, certified: true }));
  const alone = rowsOf(asUsual).map((row) => ({ ...row, certified: true }));
  const holed = alone.filter(({ minutes }) => minutes !== START + (FIRST_JUDGED + 1) * 1440 + 12 * HOUR);
  const moving = (flow: RuleFlow, code: string): RuleFlow => ({ ...flow, movement_direction_code: code });
  const counted = (own: RuleFlow, others: [RuleFlow, SeriesRow[]][]) =>
    findOddities([series(own, rowsOf(silent)), ...others.map(([flow, rows]) => series(flow, rows))], (id) =>
      settingsFor(id, []),
    )
      .flatMap(({ parts }) => parts)
      .find(({ rule }) => rule === 'silent-flow')?.evidence['counted'];

  test.each<[string, RuleFlow, [RuleFlow, SeriesRow[]][], number]>([
    ['the other direction counts as it is', flowOf(1, '1'), [[flowOf(2, '5'), alone]], 1],
    [
      'both directions and the flow of both are never added',
      flowOf(1, '1', '1'),
      [
        [flowOf(2, '1'), alone],
        [flowOf(3, '5'), alone],
        [flowOf(4, '9'), both],
      ],
      2,
    ],
    [
      'the flow of both stands for a direction with a hole',
      flowOf(1, '1', '1'),
      [
        [flowOf(2, '1'), alone],
        [flowOf(3, '5'), holed],
        [flowOf(4, '9'), both],
      ],
      2,
    ],
    [
      'a flow that counts both by its movement is not added either',
      flowOf(1, '5'),
      [
        [flowOf(2, '1'), alone],
        [moving(flowOf(3, '3'), '3'), both],
      ],
      2,
    ],
    [
      'a movement that the v1 form wrote over all flows makes none of them one of both',
      moving(flowOf(1, '5'), '3'),
      [
        [moving(flowOf(2, '1'), '3'), alone],
        [flowOf(3, '9'), both],
      ],
      2,
    ],
    [
      'of two counters over one stream the first is taken',
      flowOf(1, '5'),
      [
        [flowOf(2, '1'), alone],
        [{ ...flowOf(3, '1'), count_method_code: '2' }, alone],
      ],
      1,
    ],
  ])('%s', (_, own, others, times) => {
    const once = counted(flowOf(1, '1', '3'), [[flowOf(2, '5'), alone]]);
    expect(once).toBeGreaterThan(0);
    expect(counted(own, others)).toBe(times * (once ?? NaN));
  });
});

test('a flow that counts both directions by its movement is no side of a route', () => {
  const first = (rows: SeriesRow[]) => rows.filter(({ minutes }) => minutes >= START + FIRST_JUDGED * 1440);
  const small = first(rowsOf((hour) => Math.round(usual(hour) * 0.4)));
  const ruled = (movement: string | null) => {
    const other = { ...flowOf(2, '5'), movement_direction_code: movement };
    const all = [series(flowOf(1, '1'), small), series(other, first(rowsOf(asUsual)))];
    return findOddities(all, (id) => settingsFor(id, [])).map(({ rule }) => rule);
  };
  expect(ruled(null)).toEqual(['direction']);
  expect(ruled('3')).toEqual([]);
});

test('both sides alike say nothing, nor does a side of another kind', () => {
  const half: Change = (hour) => Math.floor(usual(hour) / 2);
  const one = series(flowOf(1, '1', '1'), rowsOf(half));
  const found = findOddities([one, series(flowOf(2, '5'), rowsOf(asUsual))], (id) => settingsFor(id, []));
  expect(found.filter(({ rule }) => rule === 'direction')).toEqual([]);
});

test('at quarters of an hour eight equal values of three or more are a repeat', () => {
  const change = (value: number, times: number): Change => {
    let left = times;
    return (hour, day) => (day === 1 && hour >= 8 && left-- > 0 ? value : (usual(hour) + left) % 2);
  };
  const repeats = (value: number, times: number) => {
    const rows = rowsOf(change(value, times), 15);
    return findOddities([series(flowOf(1, '1'), rows)], (id) => settingsFor(id, [])).filter(
      ({ rule }) => rule === 'same-value',
    );
  };
  expect([repeats(3, 8), repeats(3, 7), repeats(2, 9)].map(({ length }) => length)).toEqual([1, 0, 0]);
});

test('the hour that spring leaves out is no gap', () => {
  const missing = START + (FIRST_JUDGED + 1) * 1440 + 2 * HOUR;
  const rows = rowsOf(asUsual).filter(({ minutes }) => minutes !== missing);
  const skipped = (minute: number) => minute >= missing && minute < missing + HOUR;
  expect(findOddities([series(flowOf(1, '1'), rows)], (id) => settingsFor(id, []))).toHaveLength(1);
  expect(findOddities([series(flowOf(1, '1'), rows, skipped)], (id) => settingsFor(id, []))).toEqual([]);
  const blank = rowsOf((hour, day) => (day === 1 && hour === 2 ? null : usual(hour)));
  expect(findOddities([series(flowOf(1, '1'), blank, skipped)], (id) => settingsFor(id, []))).toEqual([]);
});

test('certified counts are compared with, but never told', () => {
  const rows = rowsOf((hour, day) => (day === 1 && hour === 9 ? 500 : usual(hour)));
  const certified = rows.map((row) => ({ ...row, certified: true }));
  expect(findOddities([series(flowOf(1, '1'), certified)], (id) => settingsFor(id, []))).toEqual([]);
});

test('what is marked as a whole is not told again, and does not say what is usual', () => {
  const rows = rowsOf((hour, day) => (day === 1 && hour === 9 ? 500 : usual(hour)));
  const marked = rows.map((row) => (row.count === 500 ? { ...row, suspect: true, excluded: true } : row));
  expect(findOddities([series(flowOf(1, '1'), marked)], (id) => settingsFor(id, []))).toEqual([]);
});

test.each<[string, StoredSetting[], number]>([
  ['the default', [], 0],
  ['the agency’s', [{ station_id: 0, flow_id: 0, name: 'night.hour', value: 40 }], 1],
  [
    'the station’s above the agency’s',
    [
      { station_id: 9, flow_id: 0, name: 'night.hour', value: 60 },
      { station_id: 0, flow_id: 0, name: 'night.hour', value: 40 },
    ],
    0,
  ],
  [
    'the flow’s above the station’s',
    [
      { station_id: 9, flow_id: 1, name: 'night.hour', value: 40 },
      { station_id: 9, flow_id: 0, name: 'night.hour', value: 60 },
    ],
    1,
  ],
  ['no other flow’s', [{ station_id: 9, flow_id: 2, name: 'night.hour', value: 40 }], 0],
  [
    'a rule that is switched off',
    [
      { station_id: 0, flow_id: 0, name: 'night.hour', value: 40 },
      { station_id: 9, flow_id: 0, name: 'night.on', value: 0 },
    ],
    0,
  ],
])('%s threshold holds', (_, stored, expected) => {
  expect(find((hour, day) => (day === 1 && hour === 4 ? 45 : usual(hour)), stored)).toHaveLength(expected);
});

test('a finding counts the rows that it would mark', () => {
  const change: Change = (hour, day) => (day !== 1 || hour > 3 ? usual(hour) : hour < 2 ? undefined : null);
  expect(find(change)).toMatchObject([{ rule: 'gap', intervals: 4, rows: 2 }]);
});
