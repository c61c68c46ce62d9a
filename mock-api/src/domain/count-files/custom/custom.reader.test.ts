import { fixture, read, totals } from '../read-fixture.ts';
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
    expect(found.check.problems).toEqual([]);
    expect(found.lines).toHaveLength(rows);
    expect(found.layout.headerLine).toBe(header);
    expect(totals(found)).toEqual(columns);
    expect(found.check.step).toBe(interval);
  },
);
