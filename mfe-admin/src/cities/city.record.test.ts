import { countyOptions, toForm, toRequest } from './city.record.ts';

const city = {
  id: 7,
  city_area: 'Marfa',
  county_code: 189,
  county: 'Presidio',
  tmg_prefix: null,
  tmg_count: 0,
  latitude: 30.30794,
  longitude: -104.01961,
  version: 1,
};

test('a city goes through the dialog unchanged', () => {
  const { id: _id, county: _county, tmg_count: _count, version: _version, ...asked } = city;
  expect(toRequest(toForm(city))).toEqual(asked);
});

test('a county that several agencies have is offered once', () => {
  const county = { code: 189, county: 'Presidio', txdot_district_code: 24, agency_id: 7 };
  expect(countyOptions([county, { ...county, agency_id: 8 }])).toEqual([{ code: '189', label: 'Presidio' }]);
});
