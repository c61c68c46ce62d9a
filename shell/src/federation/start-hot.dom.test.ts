import { SESSION_KEY, TOKEN_KEY } from 'shared-ui/stored-session';
import { OVERRIDE_MS } from './override.rules.ts';
import { startHot } from './start-hot.ts';

const override = { name: 'mfe-qc', origin: 'http://localhost:3012', until: Date.now() + OVERRIDE_MS };

let asked: jest.SpyInstance;
beforeEach(() => {
  asked = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
});
afterEach(() => {
  asked.mockRestore();
  localStorage.clear();
});

const signedIn = (monitors: number) => {
  localStorage.setItem(TOKEN_KEY, 'a-token');
  localStorage.setItem(SESSION_KEY, JSON.stringify({ state: { user: { monitors } } }));
};

test.each<[string, () => void]>([
  ['nobody is signed in', () => undefined],
  ['an ordinary person is', () => signedIn(0)],
  ['somebody has signed out elsewhere', () => (signedIn(1), localStorage.removeItem(TOKEN_KEY))],
  ['what is kept of the session is damaged', () => (signedIn(1), localStorage.setItem(SESSION_KEY, '{'))],
])('where %s, the developer’s machine is not even asked', async (_who, come) => {
  come();
  await startHot(override);
  expect(asked).not.toHaveBeenCalled();
});

test('who watches the system has it asked; a machine that does not answer keeps no page from starting', async () => {
  signedIn(1);
  await startHot(override);
  expect(asked.mock.calls.map(([url]) => String(url)).sort()).toEqual([
    'http://localhost:3012/mf-manifest.json',
    'http://localhost:3012/release.json',
  ]);
  expect(document.querySelectorAll('script')).toHaveLength(0);
});
