import { readPairs } from './pairs-text.rules.ts';

const two = [
  { start: '08:00', people: 18 },
  { start: '09:00', people: 0 },
];

test.each([
  ['spaces', '8:00 18\n9:00 0'],
  ['commas', '08:00,18\r\n09:00,0\r\n'],
  ['semicolons', '08:00; 18\n09:00; 0'],
  ['a table’s columns under a header', 'Start\tPeople\n08:00\t18\n09:00\t0'],
  ['seconds, quotes and empty lines', '\n"08:00:00","18"\n\n09:00:00,0\n'],
])('reads %s', (_name, text) => expect(readPairs(text)).toEqual({ pairs: two, badLine: null }));

test.each([
  ['8:00', 1],
  ['8:00 18\n25:00 3', 2],
  ['8:00 18\n8:10 3', 2],
  ['8:00 18\n9:00 -3', 2],
  ['8:00 1.5', 1],
  ['8:00 18\nStart, People', 2],
  [Array.from({ length: 97 }, () => '8:00 1').join('\n'), 97],
])('says which line of %j is none: %i', (text, line) => expect(readPairs(text).badLine).toBe(line));

test('nothing is nothing', () => expect(readPairs(' \n')).toEqual({ pairs: [], badLine: null }));
