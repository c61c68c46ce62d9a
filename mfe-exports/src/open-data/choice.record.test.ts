import type { OpenDataStation } from 'shared-domain';
import { toForm, toRequest } from './choice.record.ts';

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
