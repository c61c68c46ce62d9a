import { readRegistry } from './registry.rules.ts';
import { good, hash, read, surroundings } from './testing.ts';

describe('where the present release can not be used', () => {
  const older = (version: string, change: object = {}) => ({ ...good, version, ...change });
  test.each<[string, object, string]>([
    ['needs another contract', { contract: '^1.4' }, 'needs contract ^1.4, and the shell offers 1.3'],
    ['has a damaged path', { routes: [{ path: '*' }] }, 'a route has no proper path'],
    ['has a damaged integrity', { integrity: {} }, 'damaged integrity'],
  ])('because it %s, the first before it that fits is used', (_, change, reason) => {
    const before = [
      older('1.4.0', { contract: '^9.0' }),
      older('1.3.0', { name: 'mfe-other' }),
      'damaged',
      older('1.2.0'),
      older('1.1.0'),
    ];
    const { remotes, refused } = read({ ...good, ...change, version: '1.5.0', before });
    expect(remotes).toEqual([{ ...older('1.2.0'), before: [older('1.2.0'), older('1.1.0')] }]);
    expect(refused).toEqual([{ name: 'mfe-qc', version: '1.5.0', reason, instead: '1.2.0' }]);
  });

  test('and none before it fits, its screens are still known, to say so', () => {
    const newer = older('2.0.0', { contract: '^2.0', before: [older('1.9.0', { contract: '^1.9' })] });
    const thief = { ...good, name: 'mfe-thief' };
    const { remotes, unfit, refused } = read(newer, thief);
    expect(remotes).toEqual([]);
    expect(unfit).toEqual([older('2.0.0', { contract: '^2.0' })]);
    expect(refused.map(({ name }) => name)).toEqual(['mfe-qc', 'mfe-thief']);
  });
});

describe('what stands beside an entry', () => {
  test.each<[string, object]>([
    ['former releases that are no list', { before: 'none' }],
    ['a trial without a share', { trial: good }],
    ['a trial of more than all', { trial: { ...good, share: 2 } }],
    ['a signature that is none', { signature: 'Ann' }],
    ['a signature without its key', { signature: { value: 'x' } }],
  ])('costs nothing where it is damaged: %s', (_, extra) => {
    expect(read({ ...good, ...extra })).toMatchObject({ remotes: [good], refused: [] });
    expect(Object.keys(read({ ...good, ...extra }).remotes[0] ?? {})).toEqual(Object.keys(good));
  });

  test('a signature is taken over', () => {
    const entry = { ...good, signature: { key: 'qc', value: 'x' } };
    expect(read(entry).remotes).toEqual([entry]);
  });

  const trial = { ...good, version: '1.3.0', share: 0.25 };
  test.each([
    [0.1, '1.3.0'],
    [0.25, '1.2.0'],
    [undefined, '1.2.0'],
  ])('a session that drew %s gets %s of a trial for a quarter', (draw, version) => {
    const registry = { remotes: [{ ...good, trial }] };
    const { remotes } = readRegistry(registry, { ...surroundings, ...(draw !== undefined && { draw }) });
    expect(remotes).toEqual([{ ...good, version, trial }]);
  });

  test('a trial that can not be used leaves the present release', () => {
    const damaged = { ...trial, contract: '^1.9' };
    const { remotes, refused } = readRegistry(
      { remotes: [{ ...good, trial: damaged }] },
      { ...surroundings, draw: 0 },
    );
    expect(remotes).toEqual([good]);
    expect(refused).toMatchObject([{ version: '1.3.0', instead: '1.2.0' }]);
  });
});

test('a release that does not say what its files must be is refused where that is demanded', () => {
  const demanding = { ...surroundings, demandsIntegrity: true };
  const sound = { ...good, version: '1.1.0', integrity: { manifest: hash, entry: hash } };
  const { remotes, refused } = readRegistry({ remotes: [{ ...good, before: [good, sound] }] }, demanding);
  expect(remotes).toEqual([{ ...sound, before: [sound] }]);
  const reason = 'it does not say what its files must be';
  expect(refused).toEqual([{ name: 'mfe-qc', version: '1.2.0', reason, instead: '1.1.0' }]);
});

describe('the release of the shell', () => {
  const shell = {
    version: '3.0.0',
    contract: '1.9',
    taken: ['/'],
    page: '/releases/shell/3.0.0/index.html',
    shared: { react: '19.3.1' },
    integrity: hash,
  };
  const withShell = (value: unknown) => readRegistry({ remotes: [good], shell: value }, surroundings);
  test('is taken over, its signature with it', () => {
    const signed = { ...shell, signature: { key: 'shell', value: 'x' } };
    expect(withShell({ ...signed, more: 1 }).shell).toEqual(signed);
  });

  test('on trial is taken over with its share, and costs nothing where it is damaged', () => {
    const ofTrial = (shellTrial: unknown) =>
      readRegistry({ remotes: [good], shell, shellTrial }, surroundings);
    expect(ofTrial({ ...shell, share: 0.1 }).shellTrial).toEqual({ ...shell, share: 0.1 });
    for (const damaged of [shell, null, 7, { ...shell, share: 2 }])
      expect(ofTrial(damaged)).toEqual(withShell(shell));
    const { shellTrial, refused } = ofTrial({ ...shell, page: '', share: 0.1 });
    expect([shellTrial, refused]).toMatchObject([undefined, [{ name: 'shell', reason: 'no address' }]]);
  });

  test.each<[string, unknown, string]>([
    ['null', null, 'no version'],
    ['one without integrity', { ...shell, integrity: undefined }, 'damaged integrity'],
    ['one without a contract', { ...shell, contract: '^1.9' }, 'no contract version'],
    ['one without its page', { ...shell, page: '' }, 'no address'],
    ['one without its screens', { ...shell, taken: [7] }, 'no list of its screens'],
  ])('is refused alone: %s', (_, value, reason) => {
    const read = withShell(value);
    expect(read).toMatchObject({ shell: null, remotes: [good], refused: [{ name: 'shell', reason }] });
  });
});
