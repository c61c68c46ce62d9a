import { countyContradiction } from './place-contradiction.rules.ts';

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
