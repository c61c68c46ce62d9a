import { exportFileName, type NamedExport } from './file-name.rules.ts';

const order: NamedExport = {
  kind: 'csv',
  stations: ['AU0002'],
  from: '2026-02-10',
  to: '2026-02-12',
  countData: true,
  stationMetadata: false,
};

test.each<[Partial<NamedExport>, string, string]>([
  [{}, 'csv', '2026-03-02 counts AU0002 2026-02-10 to 2026-02-12.csv'],
  [{ to: '2026-02-10' }, 'csv', '2026-03-02 counts AU0002 2026-02-10.csv'],
  [
    { stations: ['AU0002', 'AU0004', 'AU0005'] },
    'zip',
    '2026-03-02 counts AU0002 and 2 more 2026-02-10 to 2026-02-12.zip',
  ],
  [{ stationMetadata: true }, 'zip', '2026-03-02 counts and stations AU0002 2026-02-10 to 2026-02-12.zip'],
  [{ countData: false, stationMetadata: true }, 'zip', '2026-03-02 stations AU0002.zip'],
  [
    { count_types: ['1', '2'], travel_directions: ['3'], count_methods: ['1'] },
    'csv',
    '2026-03-02 counts AU0002 2026-02-10 to 2026-02-12 types 1-2 directions 3 methods 1.csv',
  ],
  [{ kind: 'tmas' }, 'zip', '2026-03-02 TMAS AU0002 2026-02-10 to 2026-02-12.zip'],
])('an export with %j is named after what it holds', (change, ending, name) =>
  expect(exportFileName('2026-03-02', { ...order, ...change }, ending)).toBe(name),
);
