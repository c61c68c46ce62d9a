import type { Registry, SwitchedOff } from 'shared-domain/registry';
import { isBelieved, knownAfter, offBy, type Known } from './known.rules.ts';

const registry = (revision: number, off?: Record<string, SwitchedOff>): Registry => ({
  revision,
  remotes: [],
  ...(off && { off }),
});
const qc = { 'mfe-qc': { why: 'Sums' } };
const admin = { 'mfe-admin': { why: 'Rights' } };

test.each<[string, Registry[], Record<string, SwitchedOff>]>([
  ['is known first', [registry(3, qc)], qc],
  ['is newer and lifts the switch', [registry(3, qc), registry(4)], {}],
  ['is as new', [registry(3), registry(3, qc)], qc],
  ['is older: the switch stays', [registry(9, qc), registry(4)], qc],
  ['goes on from the older: it stays still', [registry(9, qc), registry(4), registry(9)], qc],
  ['comes past the newest: what it says holds', [registry(9, qc), registry(4), registry(10)], {}],
  ['is older twice: both stay', [registry(9, qc), registry(7, admin), registry(4)], { ...qc, ...admin }],
  ['is older, and says what is off itself', [registry(9, qc), registry(4, admin)], { ...qc, ...admin }],
])('what is off when a registry %s', (_, answers, expected) => {
  const known = answers.reduce<Known | null>((before, answer) => knownAfter(before, answer), null);
  expect(known && offBy(known)).toEqual(expected);
});

test('an older registry of a folder is believed at once, one from afar when no cache can have it any more', () => {
  expect([isBelieved(false, 0), isBelieved(true, 60_000), isBelieved(true, 600_000)]).toEqual([
    true,
    false,
    true,
  ]);
});
