import { aroundCity } from './around-city.rules.ts';

test.each([
  [
    'the city stands above with what comes before',
    ['county', 'city', 'area'],
    [['county', 'city'], ['area']],
  ],
  ['the city is the last', ['county', 'city'], [['county', 'city'], []]],
  ['no city', ['county', 'area'], [['county', 'area'], []]],
  ['no field', [], [[], []]],
])('%s', (_what, fields, parts) => {
  expect(aroundCity(fields)).toEqual(parts);
});
