import type { OpenDataStation } from 'shared-domain';
import { staysOutFrom, toForm, toRequest } from './choice.record.ts';

const STATION: OpenDataStation = {
  station_id_tmg: 'AU0001',
  station_name: 'Guadalupe St',
  agency_id: 3,
  agency: 'City of Austin',
  settings: null,
  out: null,
  withdrawn: null,
  next: null,
};
const SETTINGS = {
  is_on: false,
  first_month: '2024-05-01',
  hold_days: 30,
  license: 'CC0-1.0',
  contact: 'Counts office',
  note: null,
  daily_only: true,
  places: 3,
  version: 4,
} as const;

test('where nobody has chosen, the usual is offered under the agency’s name', () =>
  expect(toRequest(toForm(STATION, '2026-03-02'), STATION)).toEqual({
    is_on: true,
    first_month: '2026-01-01',
    hold_days: null,
    license: 'CC-BY-4.0',
    contact: 'City of Austin',
    note: '',
    daily_only: false,
    places: 5,
    version: 0,
  }));

test('what was chosen comes back as it was', () => {
  const chosen = { ...STATION, settings: { ...SETTINGS } };
  expect(toRequest(toForm(chosen, '2026-03-02'), chosen)).toEqual({ ...SETTINGS, note: '' });
});

const OUT = {
  version: 2,
  published_at: '2026-02-10T12:00:00Z',
  license: 'CC-BY-4.0',
  first_month: '2025-11',
  last_month: '2025-12',
  months: 2,
  revising: [],
} as const;

test.each([
  ['2025-11-01', { ...OUT, revising: [] }, null],
  ['2025-10-01', { ...OUT, revising: [] }, null],
  ['2025-12-01', { ...OUT, revising: [] }, '2025-11'],
  ['2025-12-01', null, null],
  [null, { ...OUT, revising: [] }, null],
])('of a first month %s it says which months that are out stay out', (first_month, out, from) =>
  expect(staysOutFrom({ first_month }, { out })).toBe(from),
);
