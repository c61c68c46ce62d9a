import type { WeatherUnits } from 'shared-domain';
import { inUnits, summaryReader, type WeatherAsked } from './noaa-daily.rules.ts';

const HEAD = ['STATION', 'NAME', 'LATITUDE', 'LONGITUDE', 'DATE', 'AWND', 'PRCP', 'SNOW', 'TMAX', 'TMIN'];
const line = (date: string, ...values: string[]) => [
  'USW00013904',
  'AUSTIN BERGSTROM AIRPORT, TX US',
  '30.18311',
  '-97.67989',
  date,
  ...values,
];
function readDailySummaries(rows: string[][], wanted?: WeatherUnits, only?: WeatherAsked) {
  const reader = summaryReader(only);
  reader.take(rows.map((cells, at) => ({ line: at + 1, cells })));
  const found = reader.read();
  return 'message' in found ? found : inUnits(found, wanted);
}
const read = (...lines: string[][]) => readDailySummaries([HEAD, ...lines]);

test.each([
  ['°C and mm', ['3.6', '12.4', '0', '34.4', '23.3']],
  ['°F and inches', ['8.05', '0.488', '0', '93.92', '73.94']],
])('%s are told apart by the hottest day', (_name, values) => {
  expect(read(line('2025-06-01', ...values))).toMatchObject({
    sites: [{ id: 'USW00013904', name: 'AUSTIN BERGSTROM AIRPORT, TX US', latitude: 30.183_11 }],
    days: [
      {
        site: 'USW00013904',
        date: '2025-06-01',
        high_c: 34.4,
        low_c: 23.3,
        rain_mm: 12.4,
        snow_mm: 0,
        wind_ms: 3.6,
      },
    ],
  });
});

test('the archive’s own files have tenths, and attributes beside', () => {
  const head = ['STATION', 'DATE', 'LATITUDE', 'LONGITUDE', 'TMAX', 'TMAX_ATTRIBUTES', 'PRCP'];
  const row = ['USW00013904', '2025-01-05', '30.18311', '-97.67989', '44', ',,W', '124'];
  const found = readDailySummaries([head, row]);
  expect(found).toMatchObject({ units: 'tenths', days: [{ high_c: 4.4, rain_mm: 12.4, low_c: null }] });
});

test('a person may say what the numbers are', () => {
  const found = readDailySummaries([HEAD, line('2025-01-05', '', '1', '', '50', '')], 'standard');
  expect(found).toMatchObject({ units: 'standard', days: [{ high_c: 10, rain_mm: 25.4 }] });
});

test('what was not measured is nothing, and no zero', () => {
  expect(read(line('2025-06-01', '', '', '', '30', ''))).toMatchObject({
    days: [{ rain_mm: null, wind_ms: null }],
  });
});

test.each([
  [
    'another table',
    [
      ['Date', 'Count'],
      ['2025-01-01', '1'],
    ],
    'no STATION, LATITUDE, LONGITUDE',
  ],
  [
    'a station without its place',
    [
      ['STATION', 'DATE', 'TMAX'],
      ['USW00013904', '2025-01-01', '12'],
    ],
    'no LATITUDE, LONGITUDE',
  ],
  ['no days', [HEAD], 'no days'],
])('%s is refused whole', (_name, rows, reason) => {
  const found = readDailySummaries(rows);
  expect('message' in found && [found.message.en, found.lines]).toEqual([
    expect.stringContaining(reason),
    [],
  ]);
});

test.each([
  [
    'a strange date',
    line('03/09/2025', '', '', '', '', ''),
    'A date like 2025-03-09 was expected, not “03/09/2025”.',
  ],
  [
    'a day that no month has',
    line('2025-02-30', '', '', '', '', ''),
    'A date like 2025-03-09 was expected, not “2025-02-30”.',
  ],
  [
    'a word in place of a number',
    line('2025-03-09', '', 'T', '', '', ''),
    'PRCP: a number was expected, not “T”.',
  ],
  [
    'a place of which half is missing',
    ['USW00013904', 'AUSTIN', '30.18311', '', '2025-03-09'],
    'LONGITUDE: a number was expected, not “”.',
  ],
  [
    'a strange station',
    ['Austin', '', '', '', '2025-03-09'],
    'STATION: a number like USW00013904 was expected, not “Austin”.',
  ],
])('%s is refused with its line', (_name, bad, reason) => {
  const found = read(line('2025-03-08', '', '', '', '20', ''), bad);
  expect('lines' in found && found.lines.map(({ line: at, reason: said }) => [at, said.en])).toEqual([
    [3, reason],
  ]);
});

test('a day twice names both lines', () => {
  const same = line('2025-03-08', '', '', '', '20', '');
  const found = read(same, same);
  expect('lines' in found && found.lines[0]?.reason).toEqual({
    en: 'The day Mar 8, 2025 of USW00013904 stands in line 2 already.',
    es: 'El día 8 mar 2025 de USW00013904 ya está en la línea 2.',
  });
});

test('of an address that answers with more only what was asked is taken', () => {
  const asked = { site: 'USW00013904', from: '2025-03-08', until: '2025-03-09' };
  const other = ['USW00012960', ...line('2025-03-08', '', '', '', '20', '').slice(1)];
  const own = ['2025-03-07', '2025-03-08', '2025-03-09', '2025-03-10'].map((date) =>
    line(date, '', '', '', '20', ''),
  );
  const found = readDailySummaries([HEAD, ...own, other], 'metric', asked);
  expect('days' in found && found.days.map(({ site, date }) => `${site} ${date}`)).toEqual([
    'USW00013904 2025-03-08',
    'USW00013904 2025-03-09',
  ]);
});

test('no more rows are wanted than there are faults to show, nor days to keep', () => {
  const bad = Array.from({ length: 101 }, (_, at) => ({
    line: at + 2,
    cells: line('?', '', '', '', '', ''),
  }));
  const faulty = summaryReader();
  expect(faulty.take([{ line: 1, cells: HEAD }, ...bad.slice(0, 99)])).toBe(true);
  expect(faulty.take(bad.slice(99))).toBe(false);
  const found = faulty.read();
  expect('lines' in found && found.lines).toHaveLength(100);

  const full = summaryReader();
  full.take([{ line: 1, cells: HEAD }]);
  const day = (at: number) => new Date(at * 86_400_000).toISOString().slice(0, 10);
  const [half, rest] = [0, 75_000].map((first) =>
    Array.from({ length: 75_000 }, (_, at) => ({
      line: first + at + 2,
      cells: line(day(-140_000 + first + at), '', '', '', '20', ''),
    })),
  );
  expect(full.take(half ?? [])).toBe(true);
  expect(full.take(rest ?? [])).toBe(true);
  expect(full.take([{ line: 150_002, cells: line('2026-01-01', '', '', '', '20', '') }])).toBe(false);
  const refused = full.read();
  expect('message' in refused && refused.message.en).toBe(
    'The file has more than 150,000 days. Please divide it.',
  );
});

test('of a cell that goes on for long a beginning is shown', () => {
  const found = read(line('x'.repeat(5000), '', '', '', '', ''));
  expect('lines' in found && found.lines[0]?.reason.en).toBe(
    `A date like 2025-03-09 was expected, not “${'x'.repeat(40)}…”.`,
  );
});
