import { refusalOf, refusedStill, renamedErrors } from './refusal.rules.ts';

const errors = {
  name: ['Taken.', 'Too long.'],
  'stations.0': ['No such station.'],
  'stations.4': ['No such station.'],
  station: ['Closed.'],
};

test.each([
  ['a field', 'name', 'Taken. Too long.'],
  ['what is inside of it, once', 'stations', 'No such station.'],
  ['nothing of one that begins alike', 'station', 'Closed.'],
  ['nothing', 'county', undefined],
])('a refusal tells of %s', (_, name, said) => expect(refusalOf(errors, name)).toBe(said));

test('a refusal without fields tells of none', () => expect(refusalOf(undefined, 'name')).toBeUndefined());

test.each([
  ['a field', { name: 'x' }, ['stations.0', 'stations.4', 'station']],
  ['a list', { stations: [] }, ['name', 'station']],
  ['nothing', {}, ['name', 'stations.0', 'stations.4', 'station']],
])('what was refused goes with the change of %s', (_, changed, left) =>
  expect(Object.keys(refusedStill(errors, changed))).toEqual(left),
);

test.each([
  [
    'a field that is called otherwise',
    { flow_id: ['No.'], note: ['Long.'] },
    { flow: ['No.'], note: ['Long.'] },
  ],
  ['what is inside of it', { 'pairs.0.count': ['No.'] }, { people: ['No.'] }],
  [
    'two that are one here',
    { flow_id: ['No.'], pairs: ['Few.'], flow: ['Old.'] },
    { flow: ['No.', 'Old.'], people: ['Few.'] },
  ],
])('the errors of %s stand under the form’s own name', (_, errors, own) =>
  expect(renamedErrors({ flow_id: 'flow', pairs: 'people' })(errors)).toEqual(own),
);
