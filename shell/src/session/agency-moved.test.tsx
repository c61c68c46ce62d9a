import { act, screen, waitFor } from '@testing-library/react';
import { testApi } from 'mock-api/testing';
import { call } from 'shared-ui/api';
import { session, useKeptWork } from 'shared-ui/auth';
import { expectNoAxeViolations } from 'shared-ui/testing';
import { openApp, serveRegistry } from '../testing/open-app.tsx';
import { noteMove, takeMove } from './moved-note.ts';

// jsdom loads no page anew, and says so in the log
let logged: jest.SpyInstance;
afterEach(() => logged.mockRestore());
beforeEach(async () => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  serveRegistry();
  await testApi().reset();
  takeMove();
});

/** Another tab moves the person to an agency; this one hears nothing of it. */
async function moveElsewhere(name: string): Promise<void> {
  await testApi().query(
    "update users set agency_id = (select id from agencies where name = $1) where email = 'super@example.org'",
    [name],
  );
}
const nameField = () => screen.findByRole('textbox', { name: /^Name/ });
const dialog = () => screen.findByRole('alertdialog', { name: 'Your agency was changed' });
const meetsRefusal = () => act(() => call('GET /stations/summary', { query: {} }).catch(() => undefined));

test('where something is typed the person is asked, may go back, and goes on', async () => {
  const { user } = await openApp({ as: 'super', at: '/user-profile' });
  const before = session.getState().user!.agency.name;
  await user.type(await nameField(), ' Ruiz');
  await moveElsewhere('City of Houston');
  await meetsRefusal();
  expect(await dialog()).toHaveTextContent(`You now work in City of Houston`);
  await expectNoAxeViolations();
  await user.click(screen.getByRole('button', { name: `Go back to ${before}` }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(await nameField()).toHaveValue(`${session.getState().user!.name} Ruiz`);
  await call('GET /stations/summary', { query: {} });
});

test('or follows, and what was typed is kept for the agency that it was typed in', async () => {
  const { user } = await openApp({ as: 'super', at: '/user-profile' });
  const before = session.getState().user!.agency.name;
  await user.type(await nameField(), ' Ruiz');
  await moveElsewhere('City of Houston');
  await meetsRefusal();
  await dialog();
  await user.click(screen.getByRole('button', { name: 'Show City of Houston' }));
  expect(session.getState().user?.agency.name).toBe('City of Houston');
  expect(takeMove()).toBe('City of Houston');
  await act(() => session.getState().login('super@example.org', 'count-exchange'));
  expect(useKeptWork.getState().list).toMatchObject([{ agency: { name: before } }]);
  expect(await screen.findByText(new RegExp(`They belong to ${before}`))).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Restore' })).not.toBeInTheDocument();
});

test('where nothing is typed the page is loaded anew at once, and says so', async () => {
  await openApp({ as: 'super', at: '/user-profile' });
  await nameField();
  await moveElsewhere('City of Houston');
  await meetsRefusal();
  await waitFor(() => expect(session.getState().user?.agency.name).toBe('City of Houston'));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(takeMove()).toBe('City of Houston');
});

test('the page that was loaded anew says which agency it shows, once', async () => {
  noteMove('City of Houston');
  await openApp({ as: 'super', at: '/user-profile' });
  expect(await screen.findByText(/^You now work in City of Houston/)).toBeInTheDocument();
  expect(takeMove()).toBeNull();
});

test('what is opened after the move meets the refusal, too, and the page follows', async () => {
  const { user } = await openApp({ as: 'super', at: '/user-profile' });
  await nameField();
  await moveElsewhere('City of Houston');
  await user.click(screen.getByRole('button', { name: 'E-mail about the network' }));
  await waitFor(() => expect(session.getState().user?.agency.name).toBe('City of Houston'));
  expect(takeMove()).toBe('City of Houston');
});
