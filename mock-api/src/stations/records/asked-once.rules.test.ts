import fc from 'fast-check';
import { CHANNEL_FACTS } from 'shared-domain';
import type { ChannelFacts as Facts, V1StationRequest } from 'shared-domain';
import { changedFacts, sharedFacts, withOwnFacts } from './asked-once.rules.ts';

const none = Object.fromEntries(CHANNEL_FACTS.map((name) => [name, null])) as Facts;
const facts = (change: Partial<Facts>): Facts => ({ ...none, ...change });

test.each<[string, Facts, Facts[], string | null]>([
  ['there are no flows', facts({ serial_number: 'A' }), [], 'A'],
  ['all flows say the same', facts({ serial_number: 'A' }), [facts({ serial_number: 'B' })], 'B'],
  [
    'most flows say the same',
    none,
    [facts({ serial_number: 'C' }), facts({ serial_number: 'B' }), facts({ serial_number: 'B' })],
    'B',
  ],
  ['two are as frequent', none, [facts({ serial_number: 'C' }), facts({ serial_number: 'B' })], 'C'],
  ['some flows say nothing', none, [none, none, facts({ serial_number: 'B' })], 'B'],
  ['no flow says anything', facts({ serial_number: 'A' }), [none], 'A'],
  ['nothing is known', none, [none], null],
])('the serial number where %s', (_name, station, flows, serial) => {
  expect(sharedFacts(station, flows).serial_number).toBe(serial);
});

test('an interval of 0 is an answer', () => {
  expect(sharedFacts(none, [facts({ count_interval: 0 }), none]).count_interval).toBe(0);
});

const anyFacts: fc.Arbitrary<Facts> = fc.record({
  count_method_code: fc.option(fc.constantFrom('1', '2', '3')),
  count_interval: fc.option(fc.integer({ min: 0, max: 60 })),
  serial_number: fc.option(fc.string()),
  facility_type_code: fc.option(fc.constantFrom('1', '8')),
  movement_direction_code: fc.option(fc.constantFrom('1', '3')),
  count_location_to_roadway_code: fc.option(fc.constantFrom('1', '3')),
  mounting_object: fc.option(fc.string()),
  surface_condition_code: fc.option(fc.constantFrom('1', '9')),
  nonmotorized_facility_width_code: fc.option(fc.constantFrom('0', '5')),
  nonmotorized_facility_buffer_width_code: fc.option(fc.constantFrom('0', '5')),
});

test('what was read and sent back as it was changes no flow', () => {
  fc.assert(
    fc.property(anyFacts, fc.array(anyFacts, { maxLength: 5 }), (station, flows) => {
      const read = sharedFacts(station, flows);
      expect(changedFacts(read, { ...read })).toEqual({});
    }),
  );
});

test('only what was changed goes to the flows', () => {
  const before = facts({ serial_number: 'A', count_interval: 15 });
  expect(changedFacts(before, { ...before, count_interval: 0, mounting_object: 'Post' })).toEqual({
    count_interval: 0,
    mounting_object: 'Post',
  });
});

const flows = [
  { id: 1, ...facts({ serial_number: 'A', mounting_object: 'Post' }) },
  { id: 2, ...facts({ serial_number: 'B' }) },
];
const ofChannels = (station: Partial<Facts>, channels: Partial<Facts & { id: number | null }>[]) => {
  const shown = sharedFacts(none, flows);
  const sent = { ...shown, ...station };
  const request = { ...sent, channels } as unknown as V1StationRequest;
  return withOwnFacts(request, flows, changedFacts(shown, sent)).channels.map(
    ({ serial_number, mounting_object }) => [serial_number, mounting_object],
  );
};
const ids = [{ id: 1 }, { id: 2 }];
const echo = flows.map((flow) => ({ ...flow }));

test.each<[string, Partial<Facts>, Partial<Facts & { id: number | null }>[], (string | null)[][]]>([
  [
    'nothing was touched',
    {},
    ids,
    [
      ['A', 'Post'],
      ['B', null],
    ],
  ],
  [
    'what was read is sent back',
    {},
    echo,
    [
      ['A', 'Post'],
      ['B', null],
    ],
  ],
  [
    'the station changed it',
    { serial_number: 'C' },
    ids,
    [
      ['C', 'Post'],
      ['C', null],
    ],
  ],
  [
    'the station changed it beside what was read',
    { serial_number: 'C' },
    echo,
    [
      ['C', 'Post'],
      ['C', null],
    ],
  ],
  [
    'one channel changed it',
    {},
    [{ id: 1 }, { id: 2, serial_number: 'C' }],
    [
      ['A', 'Post'],
      ['C', null],
    ],
  ],
  [
    'all get what most have',
    {},
    [{ id: 1 }, { id: 2, serial_number: 'A' }],
    [
      ['A', 'Post'],
      ['A', null],
    ],
  ],
  [
    'one was emptied',
    {},
    [{ id: 1, mounting_object: null }, { id: 2 }],
    [
      ['A', null],
      ['B', null],
    ],
  ],
  ['a new one says nothing', {}, [{ id: null }], [['A', 'Post']]],
  ['a new one says its own', {}, [{ id: null, serial_number: 'D' }], [['D', 'Post']]],
  [
    'station and channel changed it',
    { serial_number: 'C' },
    [{ id: 1, serial_number: 'D' }, { id: 2 }],
    [
      ['D', 'Post'],
      ['C', null],
    ],
  ],
])('the facts of channels where %s', (_case, station, channels, expected) =>
  expect(ofChannels(station, channels)).toEqual(expected),
);
