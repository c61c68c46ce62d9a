import { people } from './people.rules.ts';

test('people are by agency and name, with the name of an agency that is not known left out', () => {
  const users = [
    { id: 1, name: 'Zoe', agency_id: 3 },
    { id: 2, name: 'Ada', agency_id: 3 },
    { id: 3, name: 'Hugo', agency_id: 9 },
  ];
  expect(
    people(users, [{ id: 3, name: 'City of Austin' }]).map(({ name, agency }) => `${agency}: ${name}`),
  ).toEqual([': Hugo', 'City of Austin: Ada', 'City of Austin: Zoe']);
});
