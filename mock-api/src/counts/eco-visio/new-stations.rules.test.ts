import type { VendorSite } from '../../stations/vendor-sites/counter-vendor.ts';
import { ecoStation, newSites } from './new-stations.rules.ts';

const site = (id: string, of: Partial<VendorSite> = {}): VendorSite => ({
  id,
  name: `Site ${id}`,
  counter: 'X2H',
  interval: 15,
  installationDate: '2023-04-01',
  domain: 'Austin',
  latitude: 30.27,
  longitude: -97.75,
  firstData: null,
  virtual: false,
  channels: [],
  ...of,
});
const states = new Map([
  ['a', { agency_id: 3, agency: 'City of Austin', used: false }],
  ['b', { agency_id: 4, agency: 'City of Houston', used: false }],
  ['c', { agency_id: 3, agency: 'City of Austin', used: true }],
]);
const sites = [site('b'), site('c'), site('a'), site('virtual', { virtual: true }), site('unknown')];

test.each([
  ['of one agency', 3, ['a']],
  ['of another', 4, ['b']],
  ['of one without any', 9, []],
  ['of all', null, ['a', 'b', 'unknown']],
])('a station can be made of the sites %s with a counter that are not used, by name', (_, agency, ids) =>
  expect(newSites(sites, agency, states).map(({ id }) => id)).toEqual(ids),
);

test('a site is shown with its channels, whose interval is the site’s where they have none', () => {
  const channels = [
    { id: '101', name: 'In', interval: null, userType: 2, direction: 'in' },
    { id: '102', name: 'Out', interval: 60, userType: 99, direction: 'out' },
  ] as VendorSite['channels'];
  expect(ecoStation(site('a', { channels }), 'City of Austin')).toMatchObject({
    eco_id: 'a',
    agency: 'City of Austin',
    channels: [
      { id: '101', name: 'In', interval: 15, count_type_code: '2', direction: 'in' },
      { id: '102', name: 'Out', interval: 60, count_type_code: null, direction: 'out' },
    ],
    other_notes: null,
    mounting_object: null,
  });
});
