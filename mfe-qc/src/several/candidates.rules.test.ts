import { allOf, candidatesOf, choiceObstacle, MOST_AT_ONCE } from './candidates.rules.ts';

test.each([
  ['a free one', 0, 0, 0, null],
  ['one being certified', 1, 0, 0, 'certifying'],
  ['one being imported', 0, 1, 0, 'importing'],
  ['both', 1, 1, MOST_AT_ONCE, 'certifying'],
  ['one beside nineteen', 0, 0, MOST_AT_ONCE - 1, null],
  ['one more than go together', 0, 0, MOST_AT_ONCE, 'most'],
])('a choice: %s', (_, certifying, importing, chosen, obstacle) => {
  expect(choiceObstacle({ certifying, importing }, chosen)).toBe(obstacle);
});

test('offered is what has a number and waits', () => {
  const station = { station_name: 'Creek', certifying: 0, importing: 1 } as const;
  const stations = [
    { ...station, station_id_tmg: 'AU0001', days_count: 3 },
    { ...station, station_id_tmg: null, days_count: 3 },
    { ...station, station_id_tmg: 'AU0002', days_count: null },
  ];
  expect(candidatesOf(stations)).toEqual([
    { id: 'AU0001', name: 'Creek', days: 3, certifying: 0, importing: 1, strong: false },
  ]);
});

const one = (id: number, part = {}) => ({
  id: `AU${id}`,
  name: 'Creek',
  days: 1,
  certifying: 0,
  importing: 0,
  strong: false,
  ...part,
});

test('all are those that may be chosen, without those that stand apart', () => {
  const stations = [one(1), one(2, { certifying: 1 }), one(3, { strong: true }), one(4, { importing: 1 })];
  expect(allOf(stations)).toEqual(['AU1', 'AU3']);
  expect(allOf(stations, ({ strong }) => strong)).toEqual(['AU1']);
});

test('all are no more than go together', () =>
  expect(allOf(Array.from({ length: MOST_AT_ONCE + 5 }, (_, id) => one(id)))).toHaveLength(MOST_AT_ONCE));
