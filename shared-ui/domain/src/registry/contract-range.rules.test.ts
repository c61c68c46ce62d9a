import { kitFits, misfit } from './contract-range.rules.ts';

test.each([
  ['^1.1', '1.1', null],
  ['1.1', '1.4', null],
  ['^1.0', '1.10', null],
  ['^1.2', '1.1', 'needs contract ^1.2, and the shell offers 1.1'],
  ['^2.0', '1.9', 'needs contract ^2.0, and the shell offers 1.9'],
  ['^1.0', '2.0', 'needs contract ^1.0, and the shell offers 2.0'],
  ['latest', '1.1', 'needs contract latest, which is no version'],
])('a remote for %s with a shell of %s: %s', (range, offered, expected) => {
  expect(misfit(range, offered)).toBe(expected);
});

test.each([
  ['^1.9.0', '1.9.0', true],
  ['^1.9.0', '1.9.4', true],
  ['1.9.3', '1.10.0', true],
  ['^1.10.0', '1.9.2', false],
  ['^1.9.0', '2.0.0', false],
  ['^2.0.0', '1.9.0', false],
  // as released before the kit's version followed the contract, which was asked then
  ['0.1.0', '1.9.0', true],
  ['^1.9.0', '0.1.0', true],
  ['latest', '1.9.0', false],
])('who needs the kit %s runs with %s: %s', (required, offered, fits) => {
  expect(kitFits(required, offered)).toBe(fits);
});
