import { flowDirections, flowNames, type NamedFlow } from './flow-names.rules.ts';

const flow = (id: number, name: string, part: Partial<NamedFlow> = {}): NamedFlow => ({
  id,
  name,
  count_type: 'Bicycles',
  direction: 'North',
  street_side: 'East side',
  ...part,
});

test.each<[string, NamedFlow[], string[], string[]]>([
  [
    'names of their own',
    [flow(1, 'Path'), flow(2, 'Road', { direction: 'South' })],
    ['Path', 'Road'],
    ['North', 'South'],
  ],
  [
    'flows equal but for the street side',
    [flow(1, 'NB'), flow(2, 'NB', { street_side: 'West side' })],
    ['NB (East side)', 'NB (West side)'],
    ['North (East side)', 'North (West side)'],
  ],
  [
    'one name for two types on both sides',
    [flow(1, 'NB'), flow(2, 'nb ', { count_type: 'Pedestrians', street_side: 'West side' })],
    ['NB (Bicycles, East side)', 'nb (Pedestrians, West side)'],
    ['North', 'North'],
  ],
  [
    'flows without a name',
    [flow(1, ''), flow(2, ' ', { direction: 'South' })],
    ['North', 'South'],
    ['North', 'South'],
  ],
  [
    'flows that differ in the method alone',
    [flow(1, 'Loop'), flow(2, 'Camera')],
    ['Loop', 'Camera'],
    ['North (Loop)', 'North (Camera)'],
  ],
])('%s', (_, flows, names, directions) => {
  expect([...flowNames(flows).values()]).toEqual(names);
  expect(flows.map(({ id }) => flowDirections(flows).get(id))).toEqual(directions);
});
