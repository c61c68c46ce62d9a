import { isKnown, partAsked, takesCoding } from './asked.rules.ts';

test.each([
  [null, null],
  ['bytes=0-3', { start: 0, end: 3 }],
  ['bytes=4-', { start: 4, end: 9 }],
  ['bytes=-3', { start: 7, end: 9 }],
  ['bytes=-30', { start: 0, end: 9 }],
  ['bytes=8-30', { start: 8, end: 9 }],
  ['Bytes = 0 - 0', { start: 0, end: 0 }],
  ['bytes=10-', 'beyond'],
  ['bytes=10-12', 'beyond'],
  ['bytes=-0', 'beyond'],
  ['bytes=3-2', null],
  ['bytes=-', null],
  ['bytes=0-1,4-5', null],
  ['lines=0-3', null],
  ['bytes=a-b', null],
])('of ten bytes %s asks for %j', (header, expected) => {
  expect(partAsked(header, 10)).toEqual(expected);
});

test('of an empty file no part can be had', () => {
  expect(partAsked('bytes=0-', 0)).toBe('beyond');
});

test.each([
  ['br, gzip', true],
  ['gzip;q=1.0, BR;q=0.5', true],
  ['gzip, br;q=0', false],
  ['gzip, br; q=0.000', false],
  ['gzip', false],
  ['brotli', false],
  [null, false],
])('%s takes br: %s', (header, expected) => {
  expect(takesCoding(header, 'br')).toBe(expected);
});

test.each([
  [null, false],
  ['"a"', true],
  ['"b", "a"', true],
  ['W/"a"', true],
  ['*', true],
  ['"ab"', false],
])('%s knows "a": %s', (header, expected) => {
  expect(isKnown(header, '"a"')).toBe(expected);
});
