import fc from 'fast-check';
import { ASKED_ONCE, changedFacts, sharedFacts } from './asked-once.rules.ts';
import type { Facts } from './asked-once.rules.ts';

const none = Object.fromEntries(ASKED_ONCE.map((name) => [name, null])) as Facts;
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
