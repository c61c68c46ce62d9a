import { proposedDirections } from './channel-direction.rules.ts';

type Side = 'in' | 'out' | null;
const ofNames = (...names: (string | [string, Side])[]) =>
  proposedDirections(
    names.map((one) =>
      typeof one === 'string' ? { name: one, direction: null } : { name: one[0], direction: one[1] },
    ),
  );

test.each([
  ['NB', '1'],
  ['SB', '5'],
  ['EB bikes', '3'],
  ['Bicycle WB', '7'],
  ['Northbound', '1'],
  ['Pedestrians - southbound', '5'],
  ['IN (Eastbound)', '3'],
  ['OUT (Westbound) ', '7'],
  ['Channel 1 IN (Southwestbound)', '6'],
  ['North', '1'],
  ['w', '7'],
  ['North Lamar Blvd', null],
  ['W 5th St', null],
  ['NB and SB', null],
  ['Bikes in the park', null],
  ['', null],
])('a channel named %j proposes %j', (name, expected) => {
  expect(ofNames(name)).toEqual([expected]);
});

test.each([
  ['IN leads north by convention, OUT south', ['IN', 'OUT'], ['1', '5']],
  [
    'of a site with other channels along east and west, east and west',
    ['13-4175 IN', '13-4175 OUT', 'EB'],
    ['3', '7', '3'],
  ],
  ['against the convention where a sibling says so', ['IN (Southbound)', 'OUT'], ['5', '1']],
  ['as its sibling that leads out says', ['IN', 'OUT (Eastbound)'], ['7', '3']],
])('%s', (_what, names, expected) => {
  expect(ofNames(...names)).toEqual(expected);
});

test('the vendor’s own direction counts where the name says nothing, and nothing where they contradict each other', () => {
  expect(ofNames(['Cyclists', 'in'], ['Cyclists 2', 'out'])).toEqual(['1', '5']);
  expect(ofNames(['Cyclists IN', 'out'])).toEqual([null]);
  expect(ofNames(['Cyclists SB', 'in'], ['Cyclists', 'out'])).toEqual(['5', '1']);
});
