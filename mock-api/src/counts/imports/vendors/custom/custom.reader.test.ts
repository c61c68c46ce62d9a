import { bytesOf, fixture, read, totals } from '../fixtures/read-fixture.ts';
import { customReader } from './custom.reader.ts';

const CUSTOM = [
  [
    'bpcx-custom-15min.csv',
    15,
    672,
    1,
    { 'NB Bike': [2750, 0], 'SB Bike': [2728, 5], Pedestrian: [2759, 0] },
  ],
  ['bpcx-custom-60min-bom-crlf-quoted.csv', 60, 48, 1, { 'Trail, NB': [896, 0], 'Trail, SB': [932, 0] }],
  ['dst-autumn-15min.csv', 15, 96, 1, { 'NB Bike': [303, 0] }],
  ['dst-autumn-60min.csv', 60, 24, 1, { 'NB Bike': [292, 0] }],
  ['dst-spring-15min.csv', 15, 92, 1, { 'NB Bike': [268, 0] }],
] as const;

test.each(CUSTOM)(
  'BP/CX Custom: %s at %i minutes holds %i rows',
  async (file, interval, rows, header, columns) => {
    const found = await read(fixture(`custom/fixtures/${file}`), customReader, interval);
    expect(found.check.lineErrors.kept).toEqual([]);
    expect(found.lines).toHaveLength(rows);
    expect(found.file.layout.headerLine).toBe(header);
    expect(totals(found)).toEqual(columns);
    expect(found.check.step).toBe(interval);
  },
);

const SLASHED = 'Date,NB\n13/09/2024 00:00,"1,234"\n13/09/2024 01:00,2\n';

test('BP/CX Custom: dates and thousands written otherwise are refused, and read where the person says so', async () => {
  const strict = await read(bytesOf(SLASHED), customReader, 60);
  expect(strict.check.lineErrors.rejected).toBe(2);
  const told = await read(bytesOf(SLASHED), customReader, 60, { dateFormat: 'day-first', thousands: true });
  expect(told.check.lineErrors.kept).toEqual([]);
  expect(totals(told)).toEqual({ NB: [1236, 0] });
});

test('BP/CX Custom: the header and the delimiter are where the person says', async () => {
  const file = 'Trail;counts, raw\nTime;NB\n2024-09-09 00:00:00;1\n2024-09-09 01:00:00;2\n';
  const told = await read(bytesOf(file), customReader, 60, { headerLine: 2, delimiter: ';' });
  expect(totals(told)).toEqual({ NB: [3, 0] });
});
