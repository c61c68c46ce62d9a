import { CHANNEL_FACTS, differingFacts, factOf } from './channel-facts.rules.ts';

test('ten facts are asked once and kept with each flow', () => expect(CHANNEL_FACTS).toHaveLength(10));

test.each([
  ['its own', { serial_number: 'B' }, 'B'],
  ['none, if it says so', { serial_number: null }, null],
  ["the station's where it says nothing", {}, 'A'],
])('the serial number of a channel is %s', (_case, channel, expected) =>
  expect(factOf({ serial_number: 'A' }, channel, 'serial_number')).toBe(expected),
);

test.each([
  ['no channels', [], []],
  ['one channel', [{ serial_number: 'A' }], []],
  ['the same twice', [{ serial_number: 'A' }, { serial_number: 'A' }], []],
  ['another', [{ serial_number: 'A' }, { serial_number: 'B' }], ['serial_number']],
  ['one that says nothing', [{ serial_number: 'A' }, { serial_number: null }], ['serial_number']],
  ['nothing said in two ways', [{}, { serial_number: null }], []],
  ['an interval of 0 and none', [{ count_interval: 0 }, { count_interval: null }], ['count_interval']],
])('facts that differ: %s', (_case, channels, expected) =>
  expect(differingFacts(channels)).toEqual(expected),
);
