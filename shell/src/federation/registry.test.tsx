import { http, HttpResponse } from 'msw';
import { CONTRACT_VERSION } from 'shared-ui/remote';
import { server } from 'shared-ui/testing';
import { serveRegistry } from '../testing/open-app.tsx';
import { sampleRegistry } from '../testing/sample-registry.ts';
import { loadRegistry } from './registry.ts';

const load = async () => {
  const reports: string[] = [];
  const { remotes, isLastGood } = await loadRegistry((error) => reports.push(String(error)));
  return { names: remotes.map(({ name }) => name), reports, isLastGood };
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
