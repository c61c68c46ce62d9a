import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { notePlace, useKeptState } from 'shared-ui/auth';
import { languageStore } from 'shared-ui/i18n';
import { defineRemote, useUnsavedChanges, type RegistryEntry, type Services } from 'shared-ui/remote';
import { expectNoAxeViolations, signInAs } from 'shared-ui/testing';
import { KeptWorkNotice } from '../session/kept-work-notice.tsx';
import { serveRegistry } from '../testing/open-app.tsx';
import { qcEntry } from '../testing/sample-registry.ts';
import { forgetLive, setWithout } from './live.ts';
import type { LoadRemote } from './load-remote.ts';
import { RemoteHost } from './remote-host.tsx';
import { forgetRegistry, useRegistry } from './use-registry.ts';
import { useWatch } from './use-watch.ts';

function Notes() {
  const [note, setNote] = useKeptState('note', '');
  useUnsavedChanges(note !== '');
  return (
    <label>
      Note <input value={note} onChange={({ target }) => setNote(target.value)} />
    </label>
  );
}
const load: LoadRemote = () => Promise.resolve(defineRemote({ name: 'sample', App: Notes }));

let dirty = false;
const services: Services = {
  notify: () => undefined,
  confirm: () => Promise.resolve(true),
  setDirty: (value) => {
    dirty = value;
  },
  reportError: () => undefined,
};

/** The page as far as it is needed here: the watch, the notice of kept work, and the place of one remote. */
function Tab() {
  const { registry } = useRegistry();
  useWatch(registry.known);
  const [entry] = registry.remotes;
  return (
    <main>
      <KeptWorkNotice />
      {entry ? <RemoteHost entry={entry} title="Quality Control" services={services} load={load} /> : null}
    </main>
  );
}

const reason = { why: 'It shows wrong sums.', whyEs: 'Muestra sumas erróneas.' };
const serve = (entry: Partial<RegistryEntry>, more: object = {}) =>
  serveRegistry({ revision: 1, remotes: [{ ...qcEntry, ...entry }], ...more });

async function openTab() {
  forgetRegistry();
  notePlace({ path: '/quality-control', search: '' });
  await signInAs('user');
  const view = render(
    <MemoryRouter initialEntries={['/quality-control']}>
      <Tab />
    </MemoryRouter>,
  );
  return { ...view, user: userEvent.setup() };
}
const comeBack = () =>
  act(async () => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
const offHeading = () => screen.findByRole('heading', { level: 1, name: /Quality Control is switched off/ });

beforeEach(() => {
  dirty = false;
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  jest.restoreAllMocks();
  act(() => languageStore.getState().setLanguage('en'));
  forgetLive();
});

test.each<[string, object, object]>([
  ['by its entry', { disabled: reason }, {}],
  ['by its name', {}, { off: { 'mfe-qc': reason } }],
])(
  'a part that is switched off %s gives way in an open tab, and what was typed comes back with it',
  async (_, entry, more) => {
    serve({});
    const { user } = await openTab();
    await user.type(await screen.findByLabelText('Note'), 'wet loop');
    expect(dirty).toBe(true);
    serve(entry, more);
    await comeBack();
    await offHeading();
    expect(screen.getByText('Reason: It shows wrong sums.')).toBeInTheDocument();
    expect(dirty).toBe(false);
    expect(screen.getByText(/this screen was switched off while it had unsaved changes/)).toBeInTheDocument();
    await expectNoAxeViolations();

    serve({});
    await comeBack();
    expect(await screen.findByLabelText('Note')).toHaveValue('');
    await user.click(screen.getByRole('button', { name: 'Restore' }));
    await waitFor(() => expect(screen.getByLabelText('Note')).toHaveValue('wet loop'));
  },
);

test('an open tab is told within half a minute, and a hidden one when it is seen again', async () => {
  serve({});
  await openTab();
  await screen.findByLabelText('Note');
  serve({ disabled: reason });
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await comeBack();
  expect(screen.getByLabelText('Note')).toBeInTheDocument();
  jest.restoreAllMocks();
  await comeBack();
  await offHeading();
});

test('the reason is read in the language of the reader, in English where it was given in no other', async () => {
  serve({ disabled: reason });
  await openTab();
  await offHeading();
  act(() => languageStore.getState().setLanguage('es'));
  expect(await screen.findByText('Motivo: Muestra sumas erróneas.')).toBeInTheDocument();
  serve({ disabled: { why: 'It shows wrong sums.' } });
  await comeBack();
  expect(await screen.findByText('Motivo: It shows wrong sums.')).toBeInTheDocument();
});

test('what can not be kept holds the screen open until its person closes it', async () => {
  serve({});
  const { user } = await openTab();
  await user.type(await screen.findByLabelText('Note'), 'x');
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  serve({ disabled: reason });
  await comeBack();
  expect(await screen.findByText(/could not be kept for you/)).toBeInTheDocument();
  expect(screen.getByLabelText('Note')).toHaveValue('x');
  await user.click(screen.getByRole('button', { name: 'Close without saving' }));
  await offHeading();
});

test('one tab can do without a part, and take it back', async () => {
  serve({});
  const { user } = await openTab();
  await user.type(await screen.findByLabelText('Note'), 'y');
  act(() => setWithout('mfe-qc', true));
  await offHeading();
  expect(screen.getByText('It is switched off in this tab alone, for diagnosis.')).toBeInTheDocument();
  forgetLive();
  await user.click(screen.getByRole('button', { name: 'Switch on again' }));
  expect(await screen.findByLabelText('Note')).toBeInTheDocument();
  expect(sessionStorage.getItem('remote-without')).toBe('');
});
