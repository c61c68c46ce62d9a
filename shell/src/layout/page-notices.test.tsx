import { act, screen } from '@testing-library/react';
import { expectNoAxeViolations } from 'shared-ui/testing';
import { aroundNotices, notices } from '../testing/notices.ts';
import { openApp, serveRegistry } from '../testing/open-app.tsx';
import { qcEntry, sampleRegistry } from '../testing/sample-registry.ts';

const { logged } = aroundNotices();
const comeBack = () =>
  act(async () => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));

const [firstQc, ...otherRemotes] = sampleRegistry.remotes;
const newShell = {
  version: '9.0.0',
  contract: '9.0',
  taken: ['/'],
  page: '/releases/shell/9.0.0/index.html',
  integrity: firstQc?.integrity?.entry,
};
test.each<[string, object]>([
  ['a remote', { revision: 3, remotes: [{ ...firstQc, version: '1.0.1' }, ...otherRemotes] }],
  ['the shell', { ...sampleRegistry, shell: newShell }],
])('a new version of %s is offered, discreetly, and can be put off', async (_, newer) => {
  serveRegistry();
  const { user } = await openApp({ as: 'user' });
  expect(await notices()).toBeEmptyDOMElement();
  await comeBack();
  expect(await notices()).toBeEmptyDOMElement();
  // a switch that is thrown is no new version
  const [qc, ...others] = sampleRegistry.remotes;
  serveRegistry({ revision: 2, remotes: [qc, ...others], off: { 'mfe-admin': { why: 'Wrong sums' } } });
  await comeBack();
  expect(await notices()).toBeEmptyDOMElement();
  serveRegistry(newer);
  await comeBack();
  expect(await screen.findByText(/^A new version is ready\./)).toBeInTheDocument();
  await expectNoAxeViolations();
  await user.click(screen.getByRole('button', { name: 'Later' }));
  expect(await notices()).toBeEmptyDOMElement();
});

test('a part that is left out is told to super admins alone', async () => {
  const registry = { revision: 1, remotes: [...sampleRegistry.remotes, { ...qcEntry, name: 'mfe-thief' }] };
  serveRegistry(registry);
  const { unmount } = await openApp({ as: 'super' });
  const words = "mfe-thief is left out: /quality-control: somebody else's path.";
  expect(await screen.findByText(words)).toBeInTheDocument();
  unmount();
  serveRegistry(registry);
  await openApp({ as: 'user' });
  expect(await notices()).toBeEmptyDOMElement();
});

test('a release that gives way to the one before is told to super admins', async () => {
  const misfit = { ...qcEntry, version: '2.0.0', contract: '^99.0', before: [qcEntry] };
  serveRegistry({ revision: 1, remotes: [misfit] });
  await openApp({ as: 'super' });
  const told = await screen.findByText(/^mfe-qc 2\.0\.0 is not used: needs contract/);
  expect(told).toHaveTextContent('1.0.0 runs in its place.');
  expect(await screen.findByRole('link', { name: 'Quality Control' })).toBeInTheDocument();
});

test('a page with the last known list says so', async () => {
  serveRegistry();
  const { unmount } = await openApp({ as: 'user' });
  await notices();
  unmount();
  serveRegistry({}, 500);
  await openApp({ as: 'user' });
  expect(await screen.findByText(/this is the last known one/)).toBeInTheDocument();
});

test('a part that is switched off says why, and leaves the way back', async () => {
  const off = { ...qcEntry, disabled: { why: 'It shows wrong sums.' } };
  serveRegistry({ revision: 1, remotes: [off] });
  const { user } = await openApp({ as: 'user', at: '/quality-control' });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Quality Control is switched off for now' }),
  ).toBeInTheDocument();
  expect(screen.getByText('Reason: It shows wrong sums.')).toBeInTheDocument();
  await expectNoAxeViolations();
  await user.click(screen.getByRole('link', { name: 'Go to the dashboard' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Overview' })).toBeInTheDocument();
});

test('code of a part that fails outside drawing is told once, with the reference of the log', async () => {
  serveRegistry();
  await openApp({ as: 'user' });
  await notices();
  const error = new Error('x is not a function');
  error.stack = 'Error\n    at http://localhost/remotes/mfe-qc/1.0.0/app.1a2b3c4d.js:1:1';
  const fail = () => act(() => void window.dispatchEvent(new ErrorEvent('error', { error })));
  fail();
  fail();
  const [told, ...more] = await screen.findAllByText(/Something in mfe-qc went wrong/);
  expect(more).toEqual([]);
  const reference = /Reference: (\w+)/.exec(told?.textContent ?? '')?.[1] ?? 'none';
  expect(logged()).toContain(reference);
});

test('a promise that is rejected with something that has no trace is of the screen that is open', async () => {
  serveRegistry();
  await openApp({ as: 'user', at: '/quality-control' });
  await screen.findByRole('heading', { level: 1, name: 'Quality Control could not be loaded' });
  const reject = (reason: unknown) =>
    act(() => void window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason })));
  reject(new DOMException('left', 'AbortError'));
  expect(screen.queryByText(/Something in mfe-qc went wrong/)).not.toBeInTheDocument();
  reject('no such thing');
  expect(await screen.findByText(/Something in mfe-qc went wrong/)).toBeInTheDocument();
});
