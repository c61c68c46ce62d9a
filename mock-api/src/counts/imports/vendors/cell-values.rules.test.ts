import { readCell } from './cell-values.rules.ts';

test.each([
  ['0', 0],
  ['17', 17],
  [' 17 ', 17],
  ['2.0', 2],
  ['999999', 999999],
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
  ['1,234', { fault: 'comma' }],
  ['1,5', { fault: 'comma' }],
  ['1e5', { fault: 'not-a-number' }],
  ['0x10', { fault: 'not-a-number' }],
  ['1000000', { fault: 'too-large' }],
  ['9'.repeat(400), { fault: 'too-large' }],
])('the cell "%s" is read as %j', (text, value) => expect(readCell(text)).toEqual(value));

test.each([
  ['1,234', 1234],
  ['345,678', 345678],
  ['12,345,678', { fault: 'too-large' }],
  ['1,23', { fault: 'not-whole' }],
  ['2,0', { fault: 'not-whole' }],
])('with a comma for thousands, "%s" is read as %j', (text, value) =>
  expect(readCell(text, true)).toEqual(value),
);
