import { useEffect, useState } from 'react';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { defineRemote, useServices, useUnsavedChanges, type Services } from 'shared-ui/remote';
import { Link, Route, Routes, useNavigate, useParams } from 'shared-ui/router';
import { qcEntry } from '../testing/sample-registry.ts';
import { LoadFailure } from './load-failure.ts';
import type { LoadRemote } from './load-remote.ts';
import { RemoteHost } from './remote-host.tsx';

let mounts = 0;
/** Goes where an answer leads that came just now, whatever has become of the screen that asked. */
let goLate: (to: string, replace: boolean) => void;

function SampleApp() {
  const { notify } = useServices();
  const [typed, setTyped] = useState('');
  useState(() => (mounts += 1));
  useUnsavedChanges(typed !== '');
  const navigate = useNavigate();
  useEffect(() => {
    goLate = (to, replace) => void navigate(to, { replace });
  });
  return (
    <>
      <label>
        Note <input value={typed} onChange={({ target }) => setTyped(target.value)} />
      </label>
      <button type="button" onClick={() => notify('success', 'Saved')}>
        Save
      </button>
      <Link to="/validate-counts/AU0001">Open AU0001</Link>
      <Routes>
        <Route path="/quality-control" element={<h1>List</h1>} />
        <Route path="/validate-counts/:stationId" element={<Station />} />
      </Routes>
    </>
  );
}
function Station() {
  const { stationId } = useParams();
  if (stationId === 'broken') throw new Error('no such station');
  return <h1>Station {stationId}</h1>;
}

function openHost(load: LoadRemote, at = '/quality-control') {
  const reported: unknown[] = [];
  const dirty: boolean[] = [];
  const messages: string[] = [];
  const services: Services = {
    notify: (_, text) => messages.push(text),
    confirm: () => Promise.resolve(true),
    setDirty: (value) => dirty.push(value),
    reportError: (error) => reported.push(error),
  };
  const element = <RemoteHost entry={qcEntry} title="Quality Control" services={services} load={load} />;
  const router = createMemoryRouter(
    [
      { path: '/dashboard', element: <h1>Overview</h1> },
      { path: '*', element },
    ],
    { initialEntries: [at] },
  );
  render(<RouterProvider router={router} />);
  return { router, reported, dirty, messages, user: userEvent.setup() };
}

const works: LoadRemote = () => Promise.resolve(defineRemote({ name: 'sample', App: SampleApp }));

let logged: jest.SpyInstance;
beforeEach(() => {
  mounts = 0;
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => logged.mockRestore());

test('a remote keeps its one mount and what is typed while the address changes inside it', async () => {
  const { user, router } = openHost(works);
  expect(screen.getByRole('status')).toHaveTextContent('Loading Quality Control…');
  await screen.findByRole('heading', { name: 'List' });
  const mounted = mounts;
  await user.type(screen.getByLabelText('Note'), 'kept');
  await user.click(screen.getByRole('link', { name: 'Open AU0001' }));
  expect(await screen.findByRole('heading', { name: 'Station AU0001' })).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/validate-counts/AU0001');
  expect(screen.getByLabelText('Note')).toHaveValue('kept');
  await router.navigate(-1);
  expect(await screen.findByRole('heading', { name: 'List' })).toBeInTheDocument();
  expect(mounts).toBe(mounted);
});

describe.each([
  ['another part', '/dashboard', 'Overview'],
  ['another screen of the remote', '/validate-counts/AU0001', 'Station AU0001'],
])('an answer that comes when the person has gone to %s', (_, to, heading) => {
  test.each([true, false])('does not lead them back (in place of the address: %s)', async (replace) => {
    const { router } = openHost(works);
    await screen.findByRole('heading', { name: 'List' });
    void router.navigate(to);
    goLate('?minDate=2026-01-01', replace);
    expect(await screen.findByRole('heading', { name: heading })).toBeInTheDocument();
    expect(router.state.location).toMatchObject({ pathname: to, search: '' });
    // nor does one that comes later still
    goLate('?minDate=2026-01-01', replace);
    if (to === '/dashboard') expect(router.state.location).toMatchObject({ pathname: to, search: '' });
    else await waitFor(() => expect(router.state.location.search).toBe('?minDate=2026-01-01'));
  });
});

test('a remote reaches the services of the shell', async () => {
  const { user, messages, dirty } = openHost(works);
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  expect(messages).toEqual(['Saved']);
  await user.type(screen.getByLabelText('Note'), 'x');
  await waitFor(() => expect(dirty.at(-1)).toBe(true));
});

test('a remote that can not be loaded is said so, with a reference, and can be tried again in place', async () => {
  const load: LoadRemote = (entry, attempt) =>
    attempt < 2 ? Promise.reject(new Error('The manifest answered 404')) : works(entry, attempt);
  const { user } = openHost(load);
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Quality Control could not be loaded' }),
  ).toBeInTheDocument();
  const reference = /Reference: ([0-9A-F]{8})/.exec(screen.getByRole('alert').textContent ?? '')?.[1];
  expect(String(logged.mock.calls.at(-1)?.[1])).toContain(reference);
  expect(screen.queryByRole('button', { name: 'Reload the page' })).not.toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Reload the page' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'List' })).toBeInTheDocument();
});

test.each<[string, LoadRemote, RegExp]>([
  ...(
    [
      ['missing', /A file of the part “mfe-qc” is not there/],
      ['noAnswer', /The part “mfe-qc” did not answer/],
      ['altered', /not the one that was released, so it was not used/],
      ['threw', /failed while it was starting/],
      ['unfit', /does not fit this version of the application/],
    ] as const
  ).map(([why, sentence]): [string, LoadRemote, RegExp] => [
    why,
    () => Promise.reject(new LoadFailure(why, 'made to fail')),
    sentence,
  ]),
  [
    'throws when mounted',
    async () => ({
      ...(await works(qcEntry, 0)),
      mount: () => Promise.reject(new Error('mount')),
    }),
    /failed while it was starting/,
  ],
  [
    'hangs when mounted',
    async () => ({ ...(await works(qcEntry, 0)), mount: () => new Promise(() => undefined) }),
    /The part “mfe-qc” did not answer/,
  ],
])('a remote that can not be shown is told with its cause: %s', async (_, load, sentence) => {
  openHost(load);
  expect(await screen.findByText(sentence)).toBeInTheDocument();
  expect(screen.getByText('The rest of the application works as before.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
});

test('a remote of which no release fits says so in its place', async () => {
  render(
    <RouterProvider
      router={createMemoryRouter([
        {
          path: '*',
          element: (
            <RemoteHost
              entry={{ ...qcEntry, isUnfit: true }}
              title="Quality Control"
              services={{} as Services}
              load={works}
            />
          ),
        },
      ])}
    />,
  );
  expect(await screen.findByText(/does not fit this version of the application/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeInTheDocument();
});

test('a remote that can not be loaded leaves the way to the dashboard', async () => {
  const { user } = openHost(() => Promise.reject(new Error('gone')));
  await user.click(await screen.findByRole('link', { name: 'Go to the dashboard' }));
  expect(await screen.findByRole('heading', { name: 'Overview' })).toBeInTheDocument();
});

test('a screen that can not be drawn stays inside its remote', async () => {
  const { router, reported } = openHost(works, '/validate-counts/broken');
  expect(await screen.findByRole('heading', { name: 'This screen stopped working' })).toBeInTheDocument();
  expect(reported).not.toHaveLength(0);
  await router.navigate('/quality-control');
  expect(await screen.findByRole('heading', { name: 'List' })).toBeInTheDocument();
});
