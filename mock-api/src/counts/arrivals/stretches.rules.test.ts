import { stretchesOf } from './stretches.rules.ts';

const day = (date: number) => `2025-03-${String(date).padStart(2, '0')} 00:00:00`;
const of = (from: number, through: number, flow = 1) => ({
  flow_id: flow,
  from_ts: day(from),
  through_ts: day(through),
});

test.each([
  { name: 'what comes first brings it on', before: [], came: [of(1, 2)], filled: [false] },
  { name: 'what is newer brings it on', before: [[1, day(5)]], came: [of(5, 6)], filled: [false] },
  { name: 'what lies behind fills', before: [[1, day(5)]], came: [of(2, 4)], filled: [true] },
  { name: 'what ends with the newest count fills', before: [[1, day(5)]], came: [of(4, 5)], filled: [true] },
  { name: 'what does both brings it on', before: [[1, day(5)]], came: [of(4, 6)], filled: [false] },
  {
    name: 'behind and ahead in one file are two',
    before: [[1, day(5)]],
    came: [of(1, 2), of(7, 8)],
    filled: [true, false],
  },
  {
    name: 'two ahead both bring it on',
    before: [[1, day(5)]],
    came: [of(6, 7), of(8, 9)],
    filled: [false, false],
  },
  {
    name: 'flows are told apart',
    before: [[1, day(5)]],
    came: [of(2, 3), of(2, 3, 2)],
    filled: [true, false],
  },
] as const)('$name', ({ before, came, filled }) => {
  expect(stretchesOf(came, new Map(before)).map((one) => one.filled)).toEqual(filled);
});
