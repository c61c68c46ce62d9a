import { emptyTmas, toTmasRequest, toTmasSearch } from './tmas.record.ts';

test('a request carries stations, dates as MM/dd/yyyy, and the layout', () => {
  const values = { ...emptyTmas, stations: ['AU0002'], fromDate: '2026-02-10', toDate: null };
  expect(toTmasRequest(values)).toEqual({
    stations: ['AU0002'],
    fromDate: '02/10/2026',
    toDate: '',
    form: 'pipe',
  });
});

test('a search narrows by places alone', () => {
  expect(toTmasSearch({ ...emptyTmas, counties: ['227'], agencies: ['3'] })).toEqual({
    txdot_districts: [],
    counties: [227],
    agencies: [3],
  });
});
