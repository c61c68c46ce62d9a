import { isToStop, withoutTrials } from './stopped-trials.rules.ts';

const of = (failed: number, sessions: number) => ({ failed, sessions });

test.each([
  ['fails in a tenth of its sessions, the present one never', of(2, 20), of(0, 200), true],
  ['has too few sessions to say', of(10, 19), of(0, 200), false],
  ['fails as rarely as may be', of(1, 20), of(0, 200), false],
  ['fails often, and the present one does too', of(4, 20), of(30, 200), false],
  ['fails more than twice as often as the present one', of(7, 20), of(30, 200), true],
  ['fails, and nobody runs the present one', of(2, 20), of(0, 0), true],
  ['never fails', of(0, 500), of(0, 500), false],
])('a trial that %s: %#', (_, trial, present, expected) => {
  expect(isToStop(trial, present)).toBe(expected);
});

test('a stopped trial is left out of the registry, the present release and other trials stay', () => {
  const release = (name: string, version: string) => ({
    name,
    version,
    contract: '^1.8',
    entry: 'mf-manifest.json',
    routes: [],
    menu: [],
  });
  const qc = { ...release('mfe-qc', '1.5.0'), trial: { ...release('mfe-qc', '1.6.0'), share: 0.1 } };
  const admin = { ...release('mfe-admin', '1.0.0'), trial: { ...release('mfe-admin', '1.6.0'), share: 0.1 } };
  const registry = { revision: 4, remotes: [qc, admin] };
  const isStopped = (part: string, version: string) => part === 'mfe-qc' && version === '1.6.0';
  expect(withoutTrials(registry, isStopped)).toEqual({
    revision: 4,
    remotes: [release('mfe-qc', '1.5.0'), admin],
  });
  expect(withoutTrials(registry, () => false)).toEqual(registry);
});
