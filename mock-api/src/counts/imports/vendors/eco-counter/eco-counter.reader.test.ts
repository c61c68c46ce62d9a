import { wallClock } from 'shared-domain';
import { likelyReaders } from '../read-count-file.ts';
import { bytesOf, fixture, read, totals } from '../fixtures/read-fixture.ts';
import { ecoCounterReader } from './eco-counter.reader.ts';

const ECO = [
  [
    'eco-visio-layout-2023.csv',
    15,
    192,
    3,
    { 'Sample Trail': [1793, 0], 'Sample Trail IN': [892, 0], 'Sample Trail OUT': [901, 0] },
    ['Sample Trail'],
  ],
  [
    'eco-visio-layout-2025.csv',
    15,
    192,
    3,
    { '17-9999': [1793, 0], '17-9999 9999_IN': [892, 0] },
    ['17-9999'],
  ],
  [
    'eco-visio-layout-2025-two-sites.csv',
    60,
    24,
    3,
    {
      'Sample Trail': [896, 0],
      'Sample Trail Bike IN': [440, 0],
      'Sample Trail Bike OUT': [456, 0],
      'River Walk': [440, 1],
    },
    ['Sample Trail'],
  ],
  [
    'eco-visio-layout-legacy.csv',
    15,
    96,
    1,
    { 'Sample Trail Cyclist': [247, 4], 'Sample Trail Pedestrian': [246, 4] },
    [],
  ],
  [
    'eco-visio-layout-v4-triples.csv',
    60,
    24,
    1,
    {
      'North Gate': [896, 0],
      'North Gate IN': [440, 0],
      'North Gate OUT': [456, 0],
      'South Gate': [912, 0],
      'South Gate IN': [476, 0],
      'South Gate OUT': [436, 0],
    },
    ['North Gate', 'South Gate'],
  ],
] as const;

test.each(ECO)(
  'Eco-Counter: %s at %i minutes holds %i rows',
  async (file, interval, rows, header, columns, siteTotals) => {
    const bytes = fixture(`eco-counter/fixtures/${file}`);
    const found = await read(bytes, ecoCounterReader, interval);
    expect(found.check.lineErrors.kept).toEqual([]);
    expect(found.lines).toHaveLength(rows);
    expect(found.file.layout.headerLine).toBe(header);
    expect(totals(found)).toEqual(columns);
    expect(found.file.layout.totals).toEqual(siteTotals);
    expect(likelyReaders(found.file.head)[0]).toBe(ecoCounterReader);
  },
);

test('the whole file decides between day-first and month-first', async () => {
  const head = 'Date,North Gate,North Gate IN\n';
  const usual = await read(
    bytesOf(`${head}03/04/2024 00:00,1,1\n03/04/2024 01:00,1,1\n`),
    ecoCounterReader,
    60,
  );
  expect(wallClock(usual.check.first ?? NaN)).toBe('2024-03-04 00:00:00');
  const shown = await read(
    bytesOf(`${head}03/04/2024 00:00,1,1\n31/05/2024 01:00,1,1\n`),
    ecoCounterReader,
    60,
  );
  expect(wallClock(shown.check.first ?? NaN)).toBe('2024-04-03 00:00:00');
});
