import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { StrictMode, useState } from 'react';
import { session, useSession } from 'shared-ui/auth';
import {
  Link,
  MemoryRouter,
  Route,
  Routes,
  createPath,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
} from 'shared-ui/router';
import { Page } from 'shared-ui/ui';
import {
  RemoteParcel,
  defineRemote,
  useServices,
  useUnsavedChanges,
  type RemoteProps,
  type Services,
} from './index.ts';

function Station() {
  const { stationId } = useParams();
  const [typed, setTyped] = useState('');
  const { notify } = useServices();
  const email = useSession((state) => state.user?.email);
  useUnsavedChanges(typed !== '');
  if (stationId === 'broken') throw new Error('can not draw');
  return (
    <Page title={`Station ${stationId}`}>
      <p>{`Signed in: ${email ?? 'nobody'}`}</p>
      <label>
        {'Note'}
        <input value={typed} onChange={(event) => setTyped(event.target.value)} />
      </label>
      <button onClick={() => notify('success', 'Saved')}>{'Save'}</button>
      <Link to="/stations/2">{'Second'}</Link>
      <Link to="/stations/broken">{'Broken'}</Link>
    </Page>
  );
}
function App() {
  return (
    <Routes>
      <Route path="/stations/:stationId" element={<Station />} />
    </Routes>
  );
}
const lifecycles = defineRemote({ name: 'mfe-test', App });

function Shell({ services, onFailed }: { services: Services; onFailed: (error: unknown) => void }) {
  const navigate = useNavigate();
  const [navigator] = useState<RemoteProps['navigator']>(() => ({
    createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
    go: (delta) => void navigate(delta),
    push: (to, state) => void navigate(to, { state }),
    replace: (to, state) => void navigate(to, { state, replace: true }),
  }));
  return (
    <>
      <p>{`Shell at ${useLocation().pathname}`}</p>
      <Link to="/stations/3">{'Third, by the shell'}</Link>
      <RemoteParcel
        lifecycles={lifecycles}
        location={useLocation()}
        action={useNavigationType()}
        navigator={navigator}
        session={session}
        services={services}
        waiting={<p>{'Waiting'}</p>}
        onFailed={onFailed}
      />
    </>
  );
}

/** Mounts the test's remote as the shell does, at an address. */
function open(at: string) {
  const services: jest.Mocked<Services> = {
    notify: jest.fn(),
    confirm: jest.fn(),
    setDirty: jest.fn(),
    reportError: jest.fn(),
  };
  const onFailed = jest.fn();
  const view = render(
    <MemoryRouter initialEntries={[at]}>
      <Shell services={services} onFailed={onFailed} />
    </MemoryRouter>,
    // a developer's React mounts every remote, leaves it and mounts it again
    { wrapper: StrictMode },
  );
  return { services, onFailed, user: userEvent.setup(), ...view };
}
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

test('a remote shows the screen of the shell’s address and follows it', async () => {
  const { user, onFailed } = open('/stations/1');
  expect(screen.getByText('Waiting')).toBeInTheDocument();
  await heading('Station 1');
  await user.click(screen.getByRole('link', { name: 'Third, by the shell' }));
  await heading('Station 3');
  expect(onFailed).not.toHaveBeenCalled();
});

test('of a remote that is mounted anew, two are never on the screen at once', async () => {
  let most = 0;
  const seen = new MutationObserver(() => {
    most = Math.max(most, screen.queryAllByRole('heading', { level: 1 }).length);
  });
  seen.observe(document.body, { childList: true, subtree: true, attributes: true });
  open('/stations/1');
  await heading('Station 1');
  await waitFor(() => expect(screen.getAllByText('Signed in: nobody')).toHaveLength(1));
  seen.disconnect();
  expect(most).toBe(1);
});

test('a link inside the remote moves the shell, and the remote keeps what was typed', async () => {
  const { user } = open('/stations/1');
  await heading('Station 1');
  await user.type(screen.getByRole('textbox', { name: 'Note' }), 'road closed');
  await user.click(screen.getByRole('link', { name: 'Second' }));
  await heading('Station 2');
  expect(screen.getByText('Shell at /stations/2')).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('road closed');
});

test('services reach the shell', async () => {
  const { user, services, unmount } = open('/stations/1');
  await heading('Station 1');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(services.notify).toHaveBeenCalledWith('success', 'Saved');
  await user.type(screen.getByRole('textbox', { name: 'Note' }), 'x');
  expect(services.setDirty).toHaveBeenLastCalledWith(true);
  unmount();
  await waitFor(() => expect(services.setDirty).toHaveBeenLastCalledWith(false));
});

test('the remote reads the session that the shell has', async () => {
  open('/stations/1');
  await screen.findByText('Signed in: nobody');
  act(() => {
    useSession.setState({ user: { email: 'ana@example.org' } as never });
  });
  expect(await screen.findByText('Signed in: ana@example.org')).toBeInTheDocument();
  act(() => {
    useSession.setState({ user: null });
  });
});

describe('a screen that can not be drawn', () => {
  // React tells of every error that a boundary catches.
  beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => {}));
  afterEach(() => jest.restoreAllMocks());

  test('is replaced and reported, and another address brings the remote back', async () => {
    const { user, services, onFailed } = open('/stations/1');
    await heading('Station 1');
    await user.click(screen.getByRole('link', { name: 'Broken' }));
    await heading('This screen stopped working');
    const [told] = services.reportError.mock.lastCall as [Error];
    const [, reference] = /^mfe-test failed \((.+)\)$/.exec(told.message) ?? [];
    expect(screen.getByText(`Reference: ${reference}`)).toBeInTheDocument();
    expect(told.cause).toMatchObject({ message: 'can not draw' });
    expect(screen.getByRole('link', { name: 'Go to the dashboard' })).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Third, by the shell' }));
    await heading('Station 3');
    expect(onFailed).not.toHaveBeenCalled();
  });

  test('may fail on arrival without failing the mount', async () => {
    const { services, onFailed } = open('/stations/broken');
    await heading('This screen stopped working');
    expect(services.reportError).toHaveBeenCalled();
    expect(onFailed).not.toHaveBeenCalled();
  });
});

test('a mount that is refused is told to the shell', async () => {
  const refused = { ...lifecycles, mount: () => Promise.reject(new Error('refused')) };
  const onFailed = jest.fn();
  const services = {} as Services;
  render(
    <MemoryRouter>
      <RemoteParcel
        lifecycles={refused}
        location={{ pathname: '/', search: '', hash: '', state: null, key: 'a' }}
        action="POP"
        navigator={{ createHref: () => '', go: () => {}, push: () => {}, replace: () => {} }}
        session={session}
        services={services}
        onFailed={onFailed}
      />
    </MemoryRouter>,
  );
  await waitFor(() =>
    expect(onFailed).toHaveBeenCalledWith(
      expect.objectContaining({ message: expect.stringContaining('refused') }),
    ),
  );
});
