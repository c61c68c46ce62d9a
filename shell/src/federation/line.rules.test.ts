import { isSparing } from './line.rules.ts';

test.each<[string, object, boolean]>([
  ['says nothing', {}, false],
  ['a good line', { connection: { saveData: false, effectiveType: '4g' } }, false],
  ['a slow one', { connection: { effectiveType: '3g' } }, false],
  ['a very slow one', { connection: { effectiveType: '2g' } }, true],
  ['the slowest', { connection: { effectiveType: 'slow-2g' } }, true],
  ['data are saved', { connection: { saveData: true, effectiveType: '4g' } }, true],
])('a line: %s', (_, navigator, sparing) => expect(isSparing(navigator)).toBe(sparing));
