import { exportDateFaults, exportDateOfIso, isoOfExportDate } from './export-dates.rules.ts';

test.each([
  ['01/31/2025', '2025-01-31'],
  ['02/29/2024', '2024-02-29'],
  ['02/29/2023', null],
  ['31/01/2025', null],
  ['1/31/2025', null],
  ['2025-01-31', null],
  ['', null],
])('%s is %s', (text, iso) => expect(isoOfExportDate(text)).toBe(iso));

test('a date goes there and back', () => expect(exportDateOfIso('2025-01-31')).toBe('01/31/2025'));

const TODAY = '2026-03-02';
test.each([
  ['01/01/2025', '12/31/2025', {}],
  ['03/02/2026', '03/02/2026', {}],
  ['', '', { fromDate: 'required', toDate: 'required' }],
  ['01/01/2025', ' ', { toDate: 'required' }],
  ['2025-01-01', '12/31/2025', { fromDate: 'format' }],
  ['12/31/2025', '01/01/2025', { fromDate: 'order' }],
  ['01/01/2025', '03/03/2026', { toDate: 'future' }],
  ['01/01/1980', '03/02/2026', {}],
  ['12/31/1979', '03/02/2026', { fromDate: 'early' }],
  ['01/01/0100', '01/01/0200', { fromDate: 'early', toDate: 'early' }],
])('from %s to %s has the faults %j', (from, to, faults) =>
  expect(exportDateFaults(from, to, TODAY)).toEqual(faults),
);
