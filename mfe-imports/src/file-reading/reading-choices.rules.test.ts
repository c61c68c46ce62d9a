import { ApiError, type Load } from 'shared-ui/api';
import type { FileInspection } from 'shared-domain';
import {
  hasChoices,
  headerLines,
  howRead,
  isUnreadable,
  isWithoutHeader,
  openDate,
  openQuestion,
  paceOf,
  writtenDate,
} from './reading-choices.rules.ts';

const file: Pick<FileInspection, 'vendor' | 'reading' | 'above' | 'columns' | 'rows'> = {
  vendor: '1',
  reading: {
    encoding: 'utf-8',
    delimiter: ',',
    headerLine: 3,
    dateFormat: 'iso',
    thousands: false,
    counter: null,
    classes: [],
  },
  above: ['Period,September', ''],
  columns: ['Time', 'IN'],
  rows: [
    { line: 4, time: null, cells: ['2024-09-09 00:00:00', '4'] },
    { line: 6, time: null, cells: ['2024-09-09 01:00:00', '5'] },
  ],
};

test('offers the lines around the header with what stands there', () => {
  expect(headerLines(file)).toEqual([
    { line: 1, text: 'Period,September' },
    { line: 2, text: '' },
    { line: 3, text: 'Time, IN' },
    { line: 4, text: '2024-09-09 00:00:00, 4' },
    { line: 5, text: '' },
    { line: 6, text: '2024-09-09 01:00:00, 5' },
  ]);
});

test('does not say what stands above a header where blank lines were left out', () => {
  expect(headerLines({ ...file, above: ['Period,September'] }).slice(0, 2)).toEqual([
    { line: 1, text: '' },
    { line: 2, text: '' },
  ]);
});

test('a log of a counter has no header to choose', () =>
  expect(headerLines({ ...file, vendor: '2' })).toEqual([]));

test.each([
  [{ interval: 15, trafxPeriod: null, classes: [] }, 'minutes'],
  [{ interval: 1440, trafxPeriod: null, classes: [] }, 'days'],
  [{ interval: 60, trafxPeriod: 'daily', classes: [] }, 'days'],
  [{ interval: null, trafxPeriod: 'timestamps', classes: [] }, 'events'],
  [{ interval: null, trafxPeriod: null, classes: [{ code: 14, vehicles: 3 }] }, 'events'],
  [{ interval: null, trafxPeriod: null, classes: [] }, 'unknown'],
] as const)('%j has the pace %s', (of, pace) =>
  expect(paceOf({ ...of, classes: [...of.classes] })).toBe(pace),
);

test.each([
  [{}, false],
  [{ encoding: undefined }, false],
  [{ thousands: false }, true],
])('%j overrules: %s', (choices, overrules) => expect(hasChoices(choices)).toBe(overrules));

test.each([
  [
    [
      ['1', '05/05/2024', '08:00'],
      ['2', '03/04/2024', '09:00'],
    ],
    { text: '03/04/2024', dayFirst: '2024-04-03', monthFirst: '2024-03-04' },
  ],
  [[['3.4.2024 08:00', '7']], { text: '3.4.2024', dayFirst: '2024-04-03', monthFirst: '2024-03-04' }],
  [[['2024-04-03 08:00', '7']], null],
])('of the rows %j the open date is %j', (cells, date) =>
  expect(openDate({ rows: cells.map((row, line) => ({ line, time: null, cells: row })) })).toEqual(date),
);

test('what becomes of single lines does not change how the file is read', () =>
  expect(howRead({ thousands: true, repeats: [{ first: 3, line: 4, keep: 'first' }] })).toEqual({
    thousands: true,
  }));

test.each([
  ['0', 0, true],
  ['0', 1, false],
  ['1', 0, false],
])('a file of vendor %s with its header on line %i is without one: %s', (vendor, headerLine, without) =>
  expect(isWithoutHeader({ vendor: vendor as '0', reading: { ...file.reading, headerLine } })).toBe(without),
);

const loaded: Load<FileInspection | null> = { state: 'loaded', value: null };
const refusedWith = (status: number): Load<FileInspection | null> => ({
  state: 'failed',
  error: new ApiError(status, 'No.'),
});

const one = { serial: '11Aa', name: 'North', rows: 1, first: null, last: null, part: null };
const part = { ...one, part: { station_id_tmg: 'AU0005', interval: 60 } };
const asked = { dateOpen: false, refusal: 'Which?', counters: [] as (typeof one | typeof part)[] };
const openOf = { ...asked, reading: { counter: null } };

test.each([
  ['dates of which nobody knows the order', { ...openOf, dateOpen: true, counters: [one, one] }, 'date'],
  ['logs of two counters', { ...openOf, counters: [one, one] }, 'counter'],
  ['counts of two stations', { ...openOf, counters: [part, part] }, 'part'],
  ['one counter, at fault', { ...openOf, counters: [one] }, null],
  ['a counter that was chosen', { ...openOf, counters: [one, one], refusal: null }, null],
  ['a chosen one, at fault', { ...asked, counters: [one, one], reading: { counter: '11Aa' } }, null],
  ['no file', null, null],
])('of %s it is asked: %#', (_what, shown, question) => expect(openQuestion(shown)).toBe(question));

test.each([
  ['nothing looked at yet', { state: 'loading' } as const, null, false],
  ['a file that is read', loaded, { ...openOf, refusal: null }, false],
  ['a file that is none', loaded, openOf, true],
  ['dates that a person has to decide', loaded, { ...openOf, dateOpen: true }, false],
  ['a counter that a person has to choose', loaded, { ...openOf, counters: [one, one] }, false],
  ['a choice that the server refuses', refusedWith(422), null, true],
  ['a server that is away', refusedWith(503), null, false],
])('%s is unreadable: %#', (_what, load, shown, expected) =>
  expect(isUnreadable({ load, shown })).toBe(expected),
);

test.each([
  ['2026-02-02 08:00:00', ['2026-02-02 08:00:00', '4']],
  ['5/1/2023 1:00 AM', ['Main St', '5/1/2023 1:00 AM', '12']],
  ['Sep 30, 2024 10:15', [' Sep 30, 2024 10:15', '3']],
  ['24-09-30', ['L', '24-09-30', '10:15', '3']],
  ['2024-06-01T00:00', ['AU0005-3-2-1-9', 'Bicycle NB', '2024-06-01T00:00']],
  [null, ['3', '10:15', '1.5']],
])('the first date of the file is %s', (written, cells) => {
  const rows = [
    { line: 1, time: null, cells: ['2000-01-01', 'above the counts'] },
    { line: 2, time: '2026-02-02 08:00:00', cells },
  ];
  expect(writtenDate({ rows })).toBe(written);
});
