import { narrowPlaces, placeOptions } from './narrowing.rules.ts';
import type { PlaceChoice, PlaceLists, PlaceOption } from './narrowing.rules.ts';

const lists: PlaceLists = {
  districts: [
    { code: 12, txdot_district: 'Houston', agency_id: 4 },
    { code: 14, txdot_district: 'Austin', agency_id: 3 },
    { code: 14, txdot_district: 'Austin', agency_id: 5 },
    { code: 25, txdot_district: 'Childress', agency_id: null },
  ],
  counties: [
    { code: 102, county: 'Harris', txdot_district_code: 12, agency_id: 4 },
    { code: 227, county: 'Travis', txdot_district_code: 14, agency_id: 3 },
    { code: 106, county: 'Hays', txdot_district_code: 14, agency_id: 3 },
  ],
  agencies: [
    { id: 1, name: 'TxDOT', statewide: true, txdot_districts: [] },
    { id: 3, name: 'City of Austin', statewide: false, txdot_districts: [14] },
    { id: 4, name: 'City of Houston', statewide: false, txdot_districts: [12] },
    { id: 5, name: 'Travis County', statewide: false, txdot_districts: [14] },
  ],
};
const nothing: PlaceChoice = { districts: [], counties: [], agencies: [] };
const selectable = (options: PlaceOption[]) =>
  options.filter((option) => option.selectable).map(({ value }) => value);

test.each<[string, Partial<PlaceChoice>, number[], number[], number[]]>([
  ['nothing', {}, [12, 14, 25], [102, 227, 106], [1, 3, 4, 5]],
  ['the Austin district', { districts: [14] }, [12, 14, 25], [227, 106], [1, 3, 5]],
  ['Harris county', { counties: [102] }, [12], [102, 227, 106], [1, 4]],
  ['the City of Houston', { agencies: [4] }, [12], [102], [1, 3, 4, 5]],
  ['TxDOT', { agencies: [1] }, [12, 14, 25], [102, 227, 106], [1, 3, 4, 5]],
  ['TxDOT and Houston', { agencies: [1, 4] }, [12, 14, 25], [102, 227, 106], [1, 3, 4, 5]],
  ['Houston and Austin', { agencies: [3, 4] }, [12, 14], [102, 227, 106], [1, 3, 4, 5]],
  ['a district nobody has', { districts: [25] }, [12, 14, 25], [], [1]],
  ['a district and a county of another', { districts: [12], counties: [227] }, [14], [102], [1]],
])('with %s chosen, what goes with it is selectable', (_name, choice, districts, counties, agencies) => {
  const narrowed = narrowPlaces(lists, { ...nothing, ...choice });
  expect(selectable(narrowed.districts)).toEqual(districts);
  expect(selectable(narrowed.counties)).toEqual(counties);
  expect(selectable(narrowed.agencies)).toEqual(agencies);
});

test('a district of two agencies is listed once', () => {
  expect(narrowPlaces(lists, nothing).districts.map(({ label }) => label)).toEqual([
    'Houston',
    'Austin',
    'Childress',
  ]);
});

test('what does not go with the other lists stands last and can’t be chosen, unless it is chosen already', () => {
  const places = [
    { value: 1, label: 'Paris', selectable: false },
    { value: 12, label: 'Houston', selectable: false },
    { value: 14, label: 'Austin', selectable: true },
  ];
  expect(placeOptions(places, ['12'])).toEqual([
    { code: '12', label: 'Houston', disabled: false },
    { code: '14', label: 'Austin', disabled: false },
    { code: '1', label: 'Paris', disabled: true },
  ]);
});
