import { screen, within } from '@testing-library/react';
import { CONTRACT_VERSION } from 'shared-ui/remote';
import { expectNoAxeViolations } from 'shared-ui/testing';
import { openApp, serveRegistry } from '../../testing/open-app.tsx';

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
  const head = `Registry revision 1, contract ${CONTRACT_VERSION}\nNo override\nmfe-qc 1.0.0, contract `;
  expect(text.slice(0, head.length)).toBe(head);
  expect(text).toContain('failed');
  expect(screen.queryByText('Load a part from a developer’s machine')).not.toBeInTheDocument();
  await expectNoAxeViolations();
});
