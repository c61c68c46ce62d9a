import { marksOfDays, stretchesOf, type DayMark } from './day-marks.rules.ts';
import { knownDays } from './holidays.rules.ts';

type Known = Parameters<typeof marksOfDays>[0];
const entry = (kind: Known['entries'][number]['kind'], name: string, first: string, last = first) =>
  ({ kind, name, first_day: first, last_day: last }) as Known['entries'][number];
const weather = (date: string, rain: number | null, snow: number | null = null) => ({
  date,
  high_c: 20,
  low_c: 10,
  rain_mm: rain,
  snow_mm: snow,
  wind_ms: null,
});
/** The marks of some days, about which this is known. */
function marked(
  from: string,
  until: string,
  { entries = [], days = [] }: { entries?: Known['entries']; days?: ReturnType<typeof weather>[] } = {},
) {
  const known = { days: knownDays(from, until), entries, weather: { site: '', kilometers: 0, days } };
  return Object.fromEntries(marksOfDays(known, { from, until }));
}

test.each([
  [
    'a holiday',
    '2025-11-27',
    { '2025-11-27': [{ kind: 'holiday', known: 'thanksgiving', observed: false }] },
  ],
  [
    'the day off of one that lies beside the period',
    '2027-07-05',
    { '2027-07-05': [{ kind: 'holiday', known: 'independence', observed: true }] },
  ],
  ['a change of the clock, which is no mark', '2026-03-08', {}],
])('%s', (_name, date, marks) => expect(marked(date, date)).toEqual(marks));

test('events, works and breaks mark each of their days within the period; a term none', () => {
  const entries = [
    entry('break', 'Spring break', '2026-02-27', '2026-03-04'),
    entry('works', 'Resurfacing', '2026-03-04', '2026-03-20'),
    entry('term', 'Spring term', '2026-01-10', '2026-05-20'),
    entry('event', 'Resurfacing', '2026-03-05'),
  ];
  expect(marked('2026-03-03', '2026-03-05', { entries })).toEqual({
    '2026-03-03': [{ kind: 'entry', name: 'Spring break' }],
    '2026-03-04': [
      { kind: 'entry', name: 'Spring break' },
      { kind: 'entry', name: 'Resurfacing' },
    ],
    '2026-03-05': [{ kind: 'entry', name: 'Resurfacing' }],
  });
});

test.each([
  ['much rain', [10, null], [{ kind: 'rain', mm: 10 }]],
  ['a little rain', [9.9, 0], undefined],
  ['snow, however little', [0, 0.3], [{ kind: 'snow', mm: 0.3 }]],
  [
    'both',
    [31, 4],
    [
      { kind: 'rain', mm: 31 },
      { kind: 'snow', mm: 4 },
    ],
  ],
  ['what was not measured', [null, null], undefined],
] as const)('of the weather: %s', (_name, [rain, snow], marks) => {
  const days = [weather('2026-02-03', rain, snow)];
  expect(marked('2026-02-03', '2026-02-03', { days })['2026-02-03']).toEqual(marks);
});

test('where no weather is known there is none', () => {
  const known = { days: [], entries: [], weather: null };
  expect(marksOfDays(known, { from: '2026-02-03', until: '2026-02-05' }).size).toBe(0);
});

test('what lasts is one stretch, and what comes again is another', () => {
  const works: DayMark = { kind: 'entry', name: 'Works' };
  const rain: DayMark = { kind: 'rain', mm: 12 };
  const marks = new Map([
    ['2026-03-03', [rain]],
    ['2026-02-27', [works]],
    ['2026-02-28', [works, rain]],
    ['2026-03-01', [works]],
    ['2026-03-04', [rain, works]],
  ]);
  expect(stretchesOf(marks)).toEqual([
    { mark: works, first: '2026-02-27', last: '2026-03-01' },
    { mark: rain, first: '2026-02-28', last: '2026-02-28' },
    { mark: rain, first: '2026-03-03', last: '2026-03-03' },
    { mark: rain, first: '2026-03-04', last: '2026-03-04' },
    { mark: works, first: '2026-03-04', last: '2026-03-04' },
  ]);
});

test('what happened to the counter marks its days within the period, and what lasts is told once', () => {
  const known: Known = {
    days: [],
    entries: [],
    weather: null,
    station_marks: [
      { kind: 'outage', cause: 'silent', flow: null, first_day: '2026-02-27', last_day: '2026-03-02' },
      { kind: 'visit', reason: 'outage', first_day: '2026-03-02', last_day: '2026-03-02' },
      { kind: 'equipment', counter: 'TRAFx 4', first_day: '2026-03-02', last_day: '2026-03-02' },
      { kind: 'visit', reason: 'outage', first_day: '2026-03-03', last_day: '2026-03-03' },
    ],
    counter_changes: [
      { date: '2026-02-28', what: 'battery', counter: 'TRAFx 4', to: null },
      { date: '2026-03-03', what: 'firmware', counter: 'TRAFx 4', to: '4.2' },
    ],
  };
  const marks = marksOfDays(known, { from: '2026-03-01', until: '2026-03-31' });
  expect(stretchesOf(marks).map(({ mark: { kind }, first, last }) => [kind, first, last])).toEqual([
    ['outage', '2026-03-01', '2026-03-02'],
    ['visit', '2026-03-02', '2026-03-02'],
    ['equipment', '2026-03-02', '2026-03-02'],
    ['visit', '2026-03-03', '2026-03-03'],
    ['change', '2026-03-03', '2026-03-03'],
  ]);
});

test.each<[string, number[] | null, string[]]>([
  ['of all of the station', null, ['A', 'B', 'C', 'change of A']],
  ['of a flow', [1], ['A', 'C', 'change of A']],
  ['of another', [2], ['B', 'C']],
  ['of one that no counter names', [3], ['C']],
  ['of none', [], ['C']],
])('where counts %s are looked at, counters of others explain nothing', (_what, flows, told) => {
  const day = '2026-03-03';
  const came = (counter: string, flow_ids?: number[] | null) =>
    ({ kind: 'equipment', first_day: day, last_day: day, counter, flow_ids }) as const;
  const known: Known = {
    days: [],
    entries: [],
    weather: null,
    station_marks: [came('A', [1]), came('B', [2]), came('C')],
    counter_changes: [{ date: day, what: 'firmware', counter: 'A', to: null, flow_ids: [1] }],
  };
  const marks = marksOfDays(known, { from: day, until: day, flows }).get(day) ?? [];
  expect(
    marks.map((mark) =>
      mark.kind === 'change' ? `change of ${mark.counter}` : mark.kind === 'equipment' && mark.counter,
    ),
  ).toEqual(told);
  expect(marks.filter((mark) => 'flow_ids' in mark)).toEqual([]);
});
