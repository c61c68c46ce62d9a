import { exportFromSearch } from './address.rules.ts';

const read = (text: string) => {
  const { station, fromDate, toDate, wrong } = exportFromSearch(new URLSearchParams(text));
  return [station, fromDate, toDate, wrong];
};

test.each([
  ['', [null, null, null, false]],
  ['station=AU0001', ['AU0001', null, null, false]],
  ['station=', [null, null, null, false]],
  ['station=AU0001&from=2026-01-01&to=2026-01-31', ['AU0001', '2026-01-01', '2026-01-31', false]],
  ['from=2026-01-01&to=2026-01-01', [null, '2026-01-01', '2026-01-01', false]],
  ['from=2026-01-01', [null, '2026-01-01', null, false]],
  ['to=2026-01-31', [null, null, '2026-01-31', false]],
])('%s', (text, said) => {
  expect(read(text)).toEqual(said);
});

test.each([
  ['a first day after the last', 'from=2026-01-02&to=2026-01-01'],
  ['a day that the calendar does not have', 'from=2026-02-30&to=2026-03-01'],
  ['no day at all', 'from=soon&to=2026-03-01'],
  ['another form of a day', 'from=01/02/2026&to=2026-03-01'],
  ['a time', 'from=2026-01-01T00:00&to=2026-03-01'],
  ['a day before there were counts', 'from=1899-01-01&to=2026-03-01'],
])('%s leaves both days open, and the station stays', (_, text) => {
  expect(read(`station=AU0001&${text}`)).toEqual(['AU0001', null, null, true]);
});
