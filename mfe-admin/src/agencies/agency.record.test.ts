import { districtOptions, ofVersion, toForm, toRequest } from './agency.record.ts';

const austin = {
  id: 3,
  name: 'City of Austin',
  eco_domain: 'cityofaustin',
  statewide: false,
  txdot_districts: [14, 9],
  closed_at: null,
};

test('an agency comes out of the dialog as it went in', () => {
  expect(toForm(austin)).toEqual({
    name: 'City of Austin',
    eco_domain: 'cityofaustin',
    txdot_districts: ['14', '9'],
  });
  expect(toRequest(toForm(austin))).toEqual({
    name: 'City of Austin',
    eco_domain: 'cityofaustin',
    txdot_districts: [14, 9],
  });
});

test('it names the version that it was read at, where the server tells one', () => {
  const sent = (version?: number) =>
    toRequest(toForm(austin), ofVersion({ ...austin, ...(version !== undefined && { version }) }).version);
  expect(sent(7)).toMatchObject({ version: 7 });
  expect(sent()).not.toHaveProperty('version');
});

test('an agency without a domain has none, not an empty one', () => {
  expect(toForm({ ...austin, eco_domain: null }).eco_domain).toBe('');
  expect(toRequest({ ...toForm(austin), eco_domain: '  ' }).eco_domain).toBeNull();
});

test('a district of several agencies is offered once', () => {
  const districts = [
    { code: 14, txdot_district: 'Austin', agency_id: 3 },
    { code: 14, txdot_district: 'Austin', agency_id: 5 },
    { code: 12, txdot_district: 'Houston', agency_id: null },
  ];
  expect(districtOptions(districts)).toEqual([
    { code: '14', label: 'Austin' },
    { code: '12', label: 'Houston' },
  ]);
});
