import { proposedPrefix } from './city-prefix.rules.ts';

const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
const pairs = letters.flatMap((one) => letters.map((other) => one + other));
const withDigits = letters.flatMap((one) => Array.from('0123456789').map((digit) => one + digit));

test.each<[string, string[], string | null]>([
  ['Marfa', [], 'MA'],
  ['Marfa', ['MA'], 'MR'],
  ['Marfa', ['MA', 'MR', 'MF'], 'MB'],
  ['Salineño', ['SA', 'SL', 'SI', 'SE'], 'SN'],
  ['Ñandú', [], 'NA'],
  ['', [], 'AA'],
  ['Marfa', letters.map((letter) => `M${letter}`), 'AA'],
  ['Marfa', pairs, 'M0'],
  ['Marfa', [...pairs, ...withDigits], null],
])('%s beside %j gets %s', (name, given, expected) => {
  expect(proposedPrefix(name, new Set(given))).toBe(expected);
});
