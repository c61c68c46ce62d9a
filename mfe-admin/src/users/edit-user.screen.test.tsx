import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { call } from 'shared-ui/api';
import { session } from 'shared-ui/auth';
import { DEMO_PASSWORD, endSession, expectNoAxeViolations, restoreTyped, signInAs } from 'shared-ui/testing';
import { button, field, idOf, open } from '../testing/people.tsx';

describe('editing a user', () => {
  test('as an admin changes name and e-mail', async () => {
    const at = `/edit-user/${await idOf('user@example.org')}`;
    const { user, place } = await open(at, 'admin');
    const name = await field(/^Name/);
    expect(name).toHaveValue('Uma Castillo');
    expect(screen.queryByRole('checkbox', { name: 'Is Admin' })).not.toBeInTheDocument();
    await expectNoAxeViolations();
    await user.clear(name);
    await user.type(name, 'Uma Castillo Ruiz');
    await user.click(button('Save User'));
    expect(await screen.findByText('User information updated.')).toBeInTheDocument();
    await waitFor(() => expect(place()).toBe('/authorized-users'));
    expect(await screen.findByRole('rowheader', { name: 'Uma Castillo Ruiz' })).toBeInTheDocument();
  });

  test('as a super admin grants admin', async () => {
    const id = await idOf('houston@example.org');
    const { user } = await open(`/edit-user/${id}`, 'super');
    await user.click(await screen.findByRole('checkbox', { name: 'Is Admin' }));
    await user.click(button('Save User'));
    await screen.findByText('User information updated.');
    await screen.findByRole('table', { name: 'Agency Users' });
    const [saved] = await call('GET /users/:userId', { params: { userId: String(id) } });
    expect(saved?.admin).toBe(1);
  });

  test.each([
    ['Is Super Admin', 'super_admin'],
    ['May open the monitor', 'monitors'],
    ['Deployments', 'flag_deployments'],
    ['Stations (Preview)', 'flag_next_stations'],
  ] as const)('as a super admin grants and withdraws %s', async (name, right) => {
    const userId = String(await idOf('houston@example.org'));
    const [before] = await call('GET /users/:userId', { params: { userId } });
    const { user } = await open(`/edit-user/${userId}`, 'super');
    await user.click(await screen.findByRole('checkbox', { name }));
    await user.click(button('Save User'));
    await screen.findByText('User information updated.');
    await screen.findByRole('table', { name: 'Agency Users' });
    const [after] = await call('GET /users/:userId', { params: { userId } });
    expect(after?.[right]).toBe(before?.[right] === 1 ? 0 : 1);
    await call('PUT /users/:userId', { params: { userId }, body: { [right]: before?.[right] } });
  });

  test('the last super admin is told why the right stays', async () => {
    const { user } = await open('/edit-user/1', 'super');
    await user.click(await screen.findByRole('checkbox', { name: 'Is Super Admin' }));
    await user.click(button('Save User'));
    expect(await screen.findByText(/This is the last super admin who can sign in/)).toBeInTheDocument();
  });

  test('another e-mail address asks for the own password and waits to be confirmed', async () => {
    const at = `/edit-user/${await idOf('user@example.org')}`;
    const { user } = await open(at, 'admin');
    const email = await field(/^Email/);
    expect(screen.queryByLabelText(/^Your password/)).not.toBeInTheDocument();
    await user.clear(email);
    await user.type(email, 'uma@a.example');
    await user.type(await screen.findByLabelText(/^Your password/), 'wrong');
    await user.click(button('Save User'));
    await waitFor(() =>
      expect(screen.getByLabelText(/^Your password/)).toHaveAccessibleDescription(
        /This is not your password\./,
      ),
    );
    await user.clear(screen.getByLabelText(/^Your password/));
    await user.type(screen.getByLabelText(/^Your password/), DEMO_PASSWORD);
    await user.click(button('Save User'));
    expect(await screen.findByText(/uma@a\.example got a link to confirm/)).toHaveTextContent(
      'user@example.org',
    );
  });

  test('says which address waits to be confirmed', async () => {
    await open(`/edit-user/${await idOf('user@example.org')}`, 'admin');
    expect(await screen.findByText(/uma@a\.example waits to be confirmed/)).toBeInTheDocument();
    await expectNoAxeViolations();
  });

  test("a fellow admin's e-mail address is not an admin's to change, and the form says so", async () => {
    const id = await idOf('user@example.org');
    const userId = String(id);
    await call('PUT /users/:userId', { params: { userId }, body: { admin: 1 } });
    await open(`/edit-user/${id}`, 'admin');
    const email = await field(/^Email/);
    expect(email).toBeDisabled();
    expect(email).toHaveAccessibleDescription(
      'Only a super admin changes the e-mail address of another admin.',
    );
    await signInAs('super');
    await call('PUT /users/:userId', { params: { userId }, body: { admin: 0 } });
  });

  test("keeps another agency's person from being seen", async () => {
    await open(`/edit-user/${await idOf('dallas@example.org')}`, 'admin');
    expect(await screen.findByRole('alert')).toHaveTextContent('Code: 404');
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  test('of oneself shows the new name in the session', async () => {
    const { user } = await open(`/edit-user/${await idOf('admin@example.org')}`, 'admin');
    const name = await field(/^Name/);
    await user.clear(name);
    await user.type(name, 'Ada M. Morgan');
    await user.click(button('Save User'));
    await screen.findByText('User information updated.');
    await screen.findByRole('table', { name: 'Agency Users' });
    expect(session.getState().user?.name).toBe('Ada M. Morgan');
  });
});

test.each([
  ['admin@example.org', 1],
  ['user@example.org', 0],
])("an admin's form of %s has %i links to Update Password", async (email, links) => {
  await open(`/edit-user/${await idOf(email)}`, 'admin');
  await field(/^Name/);
  const found = screen.queryAllByRole('link', { name: 'Update Password' });
  expect(found.map((link) => link.getAttribute('href'))).toEqual(Array(links).fill('/update-password'));
});

test('a super admin ends another person’s sessions, and resets a second factor with a reason', async () => {
  const { user } = await open(`/edit-user/${await idOf('user@example.org')}`, 'super');
  const [end] = await screen.findAllByRole('button', { name: 'End all sessions' });
  if (!end) throw new Error('There is no such button');
  await user.click(end);
  expect(await screen.findByText(/^Sessions ended: \d+$/)).toBeInTheDocument();
  await user.click(button('Reset the second factor'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Reset the second factor' }));
  await user.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'Lost');
  await user.click(dialog.getByRole('button', { name: 'Reset the second factor' }));
  expect(await dialog.findByText('This account has no second factor.')).toBeInTheDocument();
  await expectNoAxeViolations();
});

test('the reason for resetting a second factor outlives the session', async () => {
  const at = `/edit-user/${await idOf('user@example.org')}`;
  const reason = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Reset the second factor' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Reset the second factor' }));
    return dialog.getByRole('textbox', { name: /^Reason/ });
  };
  const first = await open(at, 'super');
  await first.user.type(await reason(), 'Lost');
  await endSession();
  first.unmount();
  await open(at, 'super');
  restoreTyped();
  // the dialog is opened afterwards: what is left comes back with it
  expect(await reason()).toHaveValue('Lost');
});

test('a person who is not there leads on to the list', async () => {
  await open('/edit-user/987654', 'admin');
  expect(await screen.findByText(/does not exist, or belongs to another agency/)).toBeInTheDocument();
  expect(screen.queryByText(/Fields marked/)).toBeNull();
  expect(screen.getByRole('link', { name: 'Go to the users' })).toHaveAttribute('href', '/authorized-users');
  expect(screen.getByRole('link', { name: 'Go to the dashboard' })).toBeInTheDocument();
});
