import { readHours } from './hours-text.rules.ts';

test.each<[string, string, number[] | null]>([
  ['spaces', '120 85', [120, 85]],
  ['commas and lines', '120, 85\n0', [120, 85, 0]],
  ['nothing', ' ', []],
  ['a decimal', '1.5 2', null],
  ['a negative number', '-1', null],
  ['a word', 'twelve', null],
  ['more than a day has', '1 '.repeat(25), null],
  ['more than an hour can hold', '1000001', null],
])('%s', (_what, text, hours) => expect(readHours(text)).toEqual(hours));
