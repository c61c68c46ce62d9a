import type { FileInspection } from 'shared-ui/domain';
import { hasChoices, headerLines, paceOf } from './reading-choices.rules.ts';

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
