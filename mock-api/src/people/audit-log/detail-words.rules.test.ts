import { wordedDetail, type Names } from './detail-words.rules.ts';

const names: Names = {
  agencies: { 3: 'City of Austin' },
  users: { 7: 'Nora Field' },
  suspects: { 2: 'Sensor covered' },
  districts: { 14: 'Austin', 15: 'San Antonio' },
  counties: { 227: 'Travis' },
  cities: { 5: 'Austin' },
  codes: { countMethod: { 3: 'Video' }, surroundingLandUse: { 1: 'Housing' } },
};

test.each<[Record<string, unknown>, Record<string, unknown>]>([
  [
    { user_id: 7, admin: 1 },
    { user_id: 'Nora Field', admin: 'yes' },
  ],
  [
    { before: { agency_id: 3, admin: 0 }, after: { agency_id: 9, admin: true } },
    { before: { agency_id: 'City of Austin', admin: 'no' }, after: { agency_id: 9, admin: 'yes' } },
  ],
  [{ txdot_districts: [14, 15] }, { txdot_districts: ['Austin', 'San Antonio'] }],
  [
    { filters: { count_method: '3', suspect_id: 2, vendor_status: 'doubted', minDate: null } },
    {
      filters: {
        count_method: 'Video',
        suspect_id: 'Sensor covered',
        vendor_status: 'doubted',
        minDate: null,
      },
    },
  ],
  [
    { count_method_code: '3', surrounding_land_use_codes: ['1', '99'], county_code: 227 },
    { count_method_code: 'Video', surrounding_land_use_codes: ['Housing', '99'], county_code: 'Travis' },
  ],
  [
    { level: 'flow', names: ['gap.on'], values: { 'gap.on': false } },
    { level: 'flow', names: ['Gap: Use this rule'], values: { 'Gap: Use this rule': false } },
  ],
  [
    { rule: 'gap', counts: 3, name: 'toString' },
    { rule: 'Gap', counts: 3, name: 'toString' },
  ],
  [
    { repeats: [{ first: 3, line: 4, keep: 'second' }], agency: { id: 3, name: 'City of Austin' } },
    { repeats: [{ first: 3, line: 4, keep: 'second' }], agency: { id: 3, name: 'City of Austin' } },
  ],
])('%j is told as %j', (detail, told) => expect(wordedDetail(detail, names, 'en')).toEqual(told));

test('is told in Spanish', () => {
  expect(wordedDetail({ admin: 1, rule: 'gap', level: 'flow' }, names, 'es')).toEqual({
    admin: 'sí',
    rule: 'Hueco',
    level: 'flujo',
  });
});
