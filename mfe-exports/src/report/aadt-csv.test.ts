import { aadtCsv, aadtFileName } from './aadt-csv.ts';

test('is a CSV file with a byte-order mark, numbers as they are, formulas made harmless', () => {
  const table = [
    ['station_id_tmg', 'station_name', 'aadt', 'madt_jan'],
    ['AU0001', 'Trail, "north"', 690.5, null],
    ['AU0002', '=HYPERLINK("x")', -1, 0],
  ];
  expect(aadtCsv(table)).toBe(
    '\ufeffstation_id_tmg,station_name,aadt,madt_jan\r\n' +
      'AU0001,"Trail, ""north""",690.5,\r\n' +
      'AU0002,"\'=HYPERLINK(""x"")",-1,0\r\n',
  );
});

test('is named after the day and the station', () =>
  expect(aadtFileName('2026-03-02', 'AU0001')).toBe('2026-03-02 AADT AU0001.csv'));
