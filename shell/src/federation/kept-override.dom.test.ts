import { setOverride, startingOverride } from './kept-override.ts';

const [QC, ADMIN] = ['http://localhost:3012', 'http://localhost:3015'];
const origins = document.createElement('meta');
origins.name = 'override-origins';
beforeEach(() => {
  origins.content = `${QC} ${ADMIN}`;
  document.head.append(origins);
});
afterEach(() => {
  localStorage.clear();
  window.history.replaceState(null, '', '/');
  origins.remove();
});

test.each([
  ['its address asks for', '?a=1&override=mfe-qc@http://localhost:3012', null, 'mfe-qc'],
  ['this browser keeps', '', `mfe-admin@${ADMIN}`, 'mfe-admin'],
  ['its address asks for, over what is kept', `?override=mfe-qc@${QC}`, `mfe-admin@${ADMIN}`, 'mfe-qc'],
  [
    'is kept, where the address asks in vain',
    '?override=mfe-qc@http://a.b',
    `mfe-admin@${ADMIN}`,
    'mfe-admin',
  ],
  ['is none', '?override=mfe-qc@http://a.b', null, undefined],
])('a page begins with the override that %s, and leaves the address alone', (_which, search, kept, name) => {
  setOverride(kept);
  window.history.replaceState(null, '', `/${search}`);
  expect(startingOverride()?.name).toBe(name);
  expect(window.location.search).toBe(search);
});

test('a server that lets no machine in has none', () => {
  setOverride(`mfe-qc@${QC}`);
  origins.content = '__OVERRIDES__';
  expect(startingOverride()).toBeNull();
});
