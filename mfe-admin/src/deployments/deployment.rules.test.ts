import { newDeploymentForm, type DeploymentValues } from './deployment.record.ts';
import { contactsFor, isSendable, placesFor, stationsFor } from './deployment.rules.ts';

const station = (id: string, agency_id: number, district: number | null, county: number | null) => ({
  station_id_tmg: id,
  station_name: `Station ${id}`,
  agency_id,
  txdot_district_code: district,
  county_code: county,
});
const stations = [
  station('AU0001', 3, 14, 227),
  station('AU0002', 3, 14, 106),
  station('AU0003', 3, null, null),
  station('HO0001', 4, 12, 102),
];
const agencies = [
  { id: 1, name: 'TxDOT', statewide: true, txdot_districts: [] },
  { id: 3, name: 'City of Austin', statewide: false, txdot_districts: [14] },
  { id: 4, name: 'City of Houston', statewide: false, txdot_districts: [12] },
];
const lookups = { stations, places: { agencies } };

test.each<[string, Partial<DeploymentValues>, string[]]>([
  ['the agency alone', {}, ['AU0001', 'AU0002', 'AU0003']],
  ['another agency', { agency: '4' }, ['HO0001']],
  ['a statewide agency', { agency: '1' }, ['AU0001', 'AU0002', 'AU0003', 'HO0001']],
  ['a statewide agency and a county', { agency: '1', counties: ['102'] }, ['HO0001']],
  ['no agency', { agency: null }, []],
  ['a district', { txdot_districts: ['14'] }, ['AU0001', 'AU0002']],
  ['a county', { counties: ['106'] }, ['AU0002']],
  ['two counties', { counties: ['106', '227'] }, ['AU0001', 'AU0002']],
  ['a district and a county', { txdot_districts: ['14'], counties: ['227'] }, ['AU0001']],
  [
    'a county, with a station of another chosen',
    { counties: ['106'], station_id_tmgs: ['AU0001'] },
    ['AU0001', 'AU0002'],
  ],
  [
    'another agency than that of the chosen station',
    { agency: '4', station_id_tmgs: ['AU0001'] },
    ['HO0001'],
  ],
])('with %s the stations on offer are its own', (_, choice, expected) => {
  const offered = stationsFor(lookups, { ...newDeploymentForm(3), ...choice });
  expect(offered.map(({ code }) => code)).toEqual(expected);
});

test.each([
  ['3', [1]],
  ['4', [2]],
  ['1', [1, 2]],
  [null, []],
])('the agency %s is offered its own contacts: %j', (agency, expected) => {
  const contacts = [
    { id: 1, agency_id: 3 },
    { id: 2, agency_id: 4 },
  ];
  expect(contactsFor(contacts, lookups, { agency }).map(({ id }) => id)).toEqual(expected);
});

test('a station is offered by number and name', () => {
  expect(stationsFor(lookups, newDeploymentForm(4))).toEqual([
    { code: 'HO0001', label: 'HO0001 Station HO0001' },
  ]);
});

test('agency, districts and counties narrow each other', () => {
  const places = {
    districts: [
      { code: 12, txdot_district: 'Houston', agency_id: 4 },
      { code: 14, txdot_district: 'Austin', agency_id: 3 },
    ],
    counties: [
      { code: 102, county: 'Harris', txdot_district_code: 12, agency_id: 4 },
      { code: 227, county: 'Travis', txdot_district_code: 14, agency_id: 3 },
    ],
    agencies: agencies.slice(1),
  };
  const selectable = (choice: Partial<DeploymentValues>) => {
    const narrowed = placesFor(places, { ...newDeploymentForm(3), ...choice });
    return [narrowed.districts, narrowed.counties, narrowed.agencies].map((list) =>
      list.filter((option) => option.selectable).map(({ label }) => label),
    );
  };
  expect(selectable({})).toEqual([['Austin'], ['Travis'], ['City of Austin', 'City of Houston']]);
  expect(selectable({ agency: null, counties: ['102'] })).toEqual([
    ['Houston'],
    ['Harris', 'Travis'],
    ['City of Houston'],
  ]);
});

test.each([
  ['', [], false],
  ['   ', ['AU0001'], false],
  ['2024-05 Loop', [], false],
  ['2024-05 Loop', ['AU0001'], true],
])('named %j at the stations %j it can be sent: %s', (name, station_id_tmgs, expected) => {
  expect(isSendable({ ...newDeploymentForm(3), name, station_id_tmgs })).toBe(expected);
});
