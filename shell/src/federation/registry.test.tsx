import { http, HttpResponse } from 'msw';
import { CONTRACT_VERSION } from 'shared-ui/remote';
import { server } from 'shared-ui/testing';
import { serveRegistry } from '../testing/open-app.tsx';
import { qcEntry, sampleRegistry } from '../testing/sample-registry.ts';
import { loadRegistry } from './registry.ts';

const load = async () => {
  const reports: string[] = [];
  const { remotes, isLastGood } = await loadRegistry((error) => reports.push(String(error)));
  const names = remotes.filter(({ isUnfit }) => !isUnfit).map(({ name }) => name);
  return { names, reports, isLastGood };
};
const all = ['mfe-qc', 'mfe-stations', 'mfe-imports', 'mfe-exports', 'mfe-admin'];

test('the remotes are those of the file', async () => {
  serveRegistry();
  expect(await load()).toEqual({ names: all, reports: [], isLastGood: false });
});

test('a remote for another contract is left out and reported', async () => {
  const [qc, ...others] = sampleRegistry.remotes;
  serveRegistry({ revision: 2, remotes: [{ ...qc, contract: '9.0' }, ...others] });
  const { names, reports } = await load();
  expect(names).toEqual(all.slice(1));
  expect(reports).toEqual([
    `Error: Remote mfe-qc is left out: needs contract 9.0, and the shell offers ${CONTRACT_VERSION}`,
  ]);
});

test('a release that does not say what its files must be is left out, but for a developer’s registry', async () => {
  const { integrity: _, ...open } = qcEntry;
  serveRegistry({ revision: 2, remotes: [open] });
  const { names, reports } = await load();
  expect(names).toEqual([]);
  expect(reports).toEqual(['Error: Remote mfe-qc is left out: it does not say what its files must be']);
  serveRegistry({ revision: 2, remotes: [open], development: true });
  expect((await load()).names).toEqual(['mfe-qc']);
});

test('a session takes part in a trial for its whole life, or not at all', async () => {
  const trial = { ...qcEntry, version: '1.1.0', share: 0.25 };
  serveRegistry({ revision: 2, remotes: [{ ...qcEntry, trial }] });
  const versions = async (draw: string) => {
    sessionStorage.setItem('registry-draw', draw);
    return (await loadRegistry(() => undefined)).remotes.map(({ version }) => version);
  };
  expect(await versions('0.1')).toEqual(['1.1.0']);
  expect(await versions('0.3')).toEqual(['1.0.0']);
  await versions('damaged');
  const drawn = sessionStorage.getItem('registry-draw');
  expect(Number(drawn)).toBeLessThan(1);
  await loadRegistry(() => undefined);
  expect(sessionStorage.getItem('registry-draw')).toBe(drawn);
});

test('a browser whose storage is full has the registry all the same', async () => {
  sessionStorage.clear();
  serveRegistry();
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(await load()).toEqual({ names: all, reports: [], isLastGood: false });
  full.mockRestore();
});

test.each<[string, () => void]>([
  ['answers 500', () => serveRegistry({}, 500)],
  ['is no registry', () => serveRegistry({ remotes: 'none' })],
  ['is no JSON', () => server.use(http.get('*/registry.json', () => HttpResponse.html('<!doctype html>')))],
  ['is not reached', () => server.use(http.get('*/registry.json', () => HttpResponse.error()))],
])('when the file %s the last good one stands in', async (_, spoil) => {
  spoil();
  await expect(load()).rejects.toThrow();
  serveRegistry();
  await load();
  spoil();
  const { names, reports, isLastGood } = await load();
  expect(names).toEqual(all);
  expect(isLastGood).toBe(true);
  expect(reports).toHaveLength(1);
});
