import { readCell } from './cell-values.rules.ts';

test.each([
  ['0', 0],
  ['17', 17],
  [' 17 ', 17],
  ['2.0', 2],
  ['2147483647', 2147483647],
  ['', null],
  ['   ', null],
  ['NA', null],
  ['N/A', null],
  ['null', null],
  ['NULL', null],
  ['-', null],
  ['2.5', { fault: 'not-whole' }],
  ['-3', { fault: 'negative' }],
  ['abc', { fault: 'not-a-number' }],
  ['1,234', { fault: 'not-a-number' }],
  ['1e5', { fault: 'not-a-number' }],
  ['0x10', { fault: 'not-a-number' }],
  ['2147483648', { fault: 'too-large' }],
])('the cell "%s" is read as %j', (text, value) => expect(readCell(text)).toEqual(value));

test.each([
  ['1,234', 1234],
  ['12,345,678', 12345678],
  ['1,23', { fault: 'not-a-number' }],
  ['2,0', { fault: 'not-a-number' }],
])('with a comma for thousands, "%s" is read as %j', (text, value) =>
  expect(readCell(text, true)).toEqual(value),
);
