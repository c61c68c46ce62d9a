import { act, screen, within } from '@testing-library/react';
import { languageStore } from 'shared-ui/i18n';
import { CONTRACT_VERSION } from 'shared-ui/remote';
import { expectNoAxeViolations } from 'shared-ui/testing';
import { openApp, serveRegistry } from '../../testing/open-app.tsx';
import { qcEntry, sampleRegistry } from '../../testing/sample-registry.ts';

let logged: jest.SpyInstance;
beforeEach(() => {
  serveRegistry();
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => logged.mockRestore());

test('the page tells what it is made of and what failed, and gives it as text', async () => {
  const { user } = await openApp({ as: 'user', at: '/quality-control' });
  await screen.findByRole('heading', { level: 1, name: 'Quality Control could not be loaded' });
  await user.click(screen.getByRole('link', { name: 'Diagnostics' }));
  const parts = await screen.findByRole('table', { name: /^Parts with/ });
  const qc = within(parts).getByRole('row', { name: /mfe-qc/ });
  expect(qc).toHaveTextContent('1.0.0');
  expect(qc).toHaveTextContent('Failed');
  expect(within(parts).getByRole('row', { name: /mfe-admin/ })).toHaveTextContent('Not opened yet');
  await user.click(screen.getByRole('button', { name: 'Copy as text' }));
  expect(await screen.findByText('Copied!')).toBeInTheDocument();
  const text = screen.getByText(/^Registry revision 1, contract /, {
    normalizer: (whole) => whole,
  }).textContent;
  const head = `Registry revision 1, contract ${CONTRACT_VERSION}\nNo override\nshell , contract `;
  expect(text.slice(0, head.length)).toBe(head);
  expect(text).toContain('failed');
  expect(screen.queryByText('Load a part from a developer’s machine')).not.toBeInTheDocument();
  await expectNoAxeViolations();
});

test('what is not used, what is off and which release is on trial is told; one tab can do without a part', async () => {
  const [qc, ...others] = sampleRegistry.remotes;
  sessionStorage.setItem('registry-draw', '0.05');
  serveRegistry({
    revision: 1,
    remotes: [
      { ...qcEntry, trial: { ...qcEntry, version: '1.1.0', share: 0.1 } },
      ...others.filter(({ name }) => name !== 'mfe-exports'),
      { ...others[2], version: '2.0.0', contract: '^99.0', before: [others[2]] },
    ],
    off: { 'mfe-admin': { why: 'Wrong sums', whyEs: 'Sumas erróneas' }, 'mfe-new': { why: 'Not ready' } },
  });
  expect([qc?.name, others[2]?.name]).toEqual(['mfe-qc', 'mfe-exports']);
  const { user } = await openApp({ as: 'user', at: '/diagnostics' });
  const parts = await screen.findByRole('table', { name: /^Parts with/ });
  const row = (name: string) => within(parts).getByRole('row', { name: new RegExp(name) });
  expect(row('shell')).toHaveTextContent(CONTRACT_VERSION);
  expect(row('mfe-qc')).toHaveTextContent(/1\.1\.0On trial for 10/);
  expect(row('mfe-exports')).toHaveTextContent('1.0.0The one before');
  expect(row('mfe-admin')).toHaveTextContent('Switched off');
  const refused = screen.getByRole('table', { name: /^Releases that are not used/ });
  expect(
    within(refused).getByRole('row', { name: /mfe-exports 2\.0\.0 needs contract/ }),
  ).toBeInTheDocument();
  const off = screen.getByRole('table', { name: /^Parts that are switched off/ });
  expect(within(off).getByRole('row', { name: 'mfe-new Not ready' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Switch off here: mfe-qc' }));
  expect(row('mfe-qc')).toHaveTextContent('Off in this tab');
  await expectNoAxeViolations();
  act(() => languageStore.getState().setLanguage('es'));
  expect(await screen.findByRole('row', { name: 'mfe-admin Sumas erróneas' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Activar aquí: mfe-qc' }));
  act(() => languageStore.getState().setLanguage('en'));
  expect(row('mfe-qc')).not.toHaveTextContent('Off in this tab');
  sessionStorage.clear();
});
