import type { StationSummary } from 'shared-domain';
import { defaultSort, showsDaysOfData, stageOf, stationsIn } from './station-list.rules.ts';

const station = (changes: Partial<StationSummary>): StationSummary => ({
  key: 's1',
  station_id_tmg: 'AU0001',
  draft_id: null,
  station_name: 'Shoal Creek Trail at 24th St',
  street_or_trail_name: 'Shoal Creek Trail',
  city_area: 'Austin',
  city: 'Austin',
  city_id: 1,
  count_method: null,
  vendor_code: null,
  agency_id: 3,
  latitude: null,
  longitude: null,
  days_count: null,
  draft: false,
  progress: null,
  certifying: 0,
  importing: 0,
  ...changes,
});

test.each([
  ['drafts', true, 'city_area', 'asc'],
  ['drafts', false, 'city_area', 'asc'],
  ['published', true, 'days_count', 'desc'],
  ['published', false, 'station_id_tmg', 'desc'],
] as const)('%s with days of data shown %s start by %s %s', (stage, shown, field, order) => {
  expect(defaultSort(stage, shown)).toEqual({ field, order });
});

test.each([
  [null, 'published'],
  ['published', 'published'],
  ['drafts', 'drafts'],
  ['other', 'published'],
])('show=%s in the address shows the %s', (text, stage) => {
  expect(stageOf(text)).toBe(stage);
});

test('each stage has its own stations', () => {
  const draft = station({ key: 'd2', station_id_tmg: null, draft_id: 2, draft: true });
  const all = [station({}), draft];
  expect(stationsIn('drafts', all)).toEqual([draft]);
  expect(stationsIn('published', all)).toEqual([all[0]]);
});

test('days of data are shown once a published station has some', () => {
  expect(showsDaysOfData('published', [station({}), station({ days_count: 3 })])).toBe(true);
  expect(showsDaysOfData('published', [station({})])).toBe(false);
  expect(showsDaysOfData('drafts', [station({ draft: true, days_count: 3 })])).toBe(false);
});
