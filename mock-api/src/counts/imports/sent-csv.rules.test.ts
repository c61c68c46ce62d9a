import { sentCsv } from './sent-csv.rules.ts';

const of = (start: string, count: number | null = 4, flow = 'AU0009-3-2-1-9') =>
  sentCsv({ station: 'AU0009', interval: 60, rows: [{ flow, start, count }] }).split('\r\n')[1];

test('rows stand below the header of a CSV export, without the station’s name', () => {
  expect(sentCsv({ station: 'AU0009', interval: 15, rows: [] })).toBe(
    'station_id_tmg,station_name,flowid_txdot,date,interval,count\r\n',
  );
  expect(of('2026-03-01 08:00:00')).toBe('AU0009,,AU0009-3-2-1-9,2026-03-01 08:00:00,60,4');
});

test.each([
  ['2026-03-01T08:00', '2026-03-01 08:00:00'],
  ['2026-03-01 08:15', '2026-03-01 08:15:00'],
  ['2026-03-01T08:00:30', '2026-03-01 08:00:30'],
  ['2026-03-01T08:00:00Z', '2026-03-01T08:00:00Z'],
  ['3/1/2026 8:00', '3/1/2026 8:00'],
])('the time %s stands as %s', (start, written) => {
  expect(of(start)).toBe(`AU0009,,AU0009-3-2-1-9,${written},60,4`);
});

test.each([
  [null, ''],
  [0, '0'],
  [1.5, '1.5'],
  [-3, '-3'],
])('the count %s stands as “%s”', (count, written) => {
  expect(of('2026-03-01 08:00:00', count)).toBe(`AU0009,,AU0009-3-2-1-9,2026-03-01 08:00:00,60,${written}`);
});

test('what would end a row or begin a formula does not', () => {
  expect(of('x', 1, '=1,"2')).toBe(`AU0009,,"'=1,""2",x,60,1`);
});
