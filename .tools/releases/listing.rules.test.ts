import { listing, stateLine } from './listing.rules.ts';
import { registryAfter } from './part-state.rules.ts';
import { changesInDays, releaseOf } from './testing.ts';

const lines = (...steps: Parameters<typeof changesInDays>[1]) => {
  const changes = changesInDays('mfe-qc', steps);
  return listing(changes, 'mfe-qc', { registry: registryAfter(changes), keys: null });
};

test('what was never deployed says that what came with the server is in use', () => {
  const nothing = registryAfter([]);
  for (const part of ['mfe-qc', 'shell'])
    expect(stateLine(nothing, part)).toBe(`${part} is not deployed: what came with the server is in use`);
});

test('each change is a line, the oldest first, below what they come to', () => {
  const [state, first, second, ...others] = lines(
    { entry: releaseOf('1.0.0'), from: null, to: '1.0.0', by: 'Ann', why: 'first' },
    { entry: releaseOf('1.1.0'), from: '1.0.0', to: '1.1.0', by: 'Ben', why: 'totals' },
  );
  expect(state).toBe('mfe-qc 1.1.0 (contract ^1.1).');
  expect(first).toMatch(/ deploy +– → 1\.0\.0  Ann  first$/);
  expect(second).toMatch(/ deploy +1\.0\.0 → 1\.1\.0  Ben  totals$/);
  expect(others).toEqual([]);
});

test('a switch, a trial, what was taken back and what was not looked at are said', () => {
  const off = { why: 'Totals are being checked' };
  const told = lines(
    { entry: releaseOf('1.0.0'), to: '1.0.0', unchecked: ['without tests'] },
    { entry: releaseOf('1.1.0'), to: '1.1.0' },
    { kind: 'rollback', entry: releaseOf('1.0.0'), to: '1.0.0' },
    { kind: 'trial', entry: releaseOf('1.0.0'), trial: { ...releaseOf('1.2.0'), share: 0.125 } },
    { kind: 'disable', entry: releaseOf('1.0.0'), off, trial: { ...releaseOf('1.2.0'), share: 0.125 } },
  );
  expect(told[0]).toBe(
    'mfe-qc 1.0.0 (contract ^1.1), on trial: 1.2.0 for 12.5 %, switched off: Totals are being checked.',
  );
  expect(told[1]).toBe('Taken back, and in use again only by name: 1.1.0.');
  expect(told[2]).toMatch(/\(without tests\)$/);
  expect(told[5]).toMatch(/trial .*\(on trial: 1\.2\.0 for 12\.5 %\)$/);
});

test('where keys are set, a change that no key vouches for is marked', () => {
  const changes = changesInDays('mfe-qc', [{ entry: releaseOf('1.0.0'), to: '1.0.0' }]);
  const told = listing(changes, 'mfe-qc', { registry: registryAfter(changes), keys: {} });
  expect(told[1]).toMatch(/\(not signed by a key that may\)$/);
});
