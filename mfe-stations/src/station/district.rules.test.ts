import { districtOf } from './district.rules.ts';

const lists = {
  txdotDistrict: [
    { code: '12', label: 'Houston' },
    { code: '14', label: 'Austin' },
  ],
  county: [
    { code: '102', label: 'Harris', txdot_district_code: 12 },
    { code: '227', label: 'Travis', txdot_district_code: 14 },
    { code: '1', label: 'Nowhere', txdot_district_code: 99 },
  ],
};

test.each([
  ['227', 'Austin'],
  ['102', 'Houston'],
  ['1', ''],
  ['7', ''],
  [null, ''],
])('county %s is in the district “%s”', (county, district) =>
  expect(districtOf(county, lists)).toBe(district),
);
