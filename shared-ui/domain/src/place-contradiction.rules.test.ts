import { cityContradiction, countyContradiction } from './place-contradiction.rules.ts';

const travis = { code: 227, county: 'Travis' };
const harris = { code: 102, county: 'Harris' };

test.each([
  ['the county that holds the place', travis, travis, null],
  ['a county of the same code, named otherwise', { ...travis, county: 'TRAVIS' }, travis, null],
  ['another county', harris, travis, { chosen: 'Harris', held: 'Travis' }],
  ['a county, of a place in none', harris, null, { chosen: 'Harris', held: null }],
  ['no county', null, travis, null],
  ['nothing of a place in none', null, null, null],
])('a station that says %s', (_what, said, held, expected) => {
  expect(countyContradiction(said, held)).toEqual(expected);
});

const austin = { id: 5, city_area: 'Austin' };
const rollingwood = { id: 900, city_area: 'Rollingwood' };
const jonestown = { id: 901, city_area: 'Jonestown' };
const near = [austin, rollingwood];

test.each([
  ['the city that holds the place', austin, near, null],
  ['another one that is near', rollingwood, near, null],
  ['a near one, named otherwise', { ...rollingwood, city_area: 'ROLLINGWOOD' }, near, null],
  ['one that is not near', jonestown, near, { chosen: 'Jonestown', held: 'Austin' }],
  ['one, of a place that none is near', jonestown, [], null],
  ['no city', null, near, null],
])('a station that says %s', (_what, said, around, expected) => {
  expect(cityContradiction(said, around)).toEqual(expected);
});
