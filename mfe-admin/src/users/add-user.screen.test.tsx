import { screen, waitFor } from '@testing-library/react';
import { call } from 'shared-ui/api';
import { session } from 'shared-ui/auth';
import { choose, endSession, expectNoAxeViolations, restoreTyped } from 'shared-ui/testing';
import { button, field, findId, idOf, open } from '../testing/people.tsx';

describe('adding a user', () => {
  test('as an admin asks for name and e-mail alone', async () => {
    await open('/add-user', 'admin');
    expect(await field(/^Name/)).toBeRequired();
    expect(await field(/^Email/)).toBeRequired();
    expect(screen.queryByRole('combobox', { name: /Agency/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('checkbox', { name: /Is Admin/ })).not.toBeInTheDocument();
    await expectNoAxeViolations();
  });

  test("puts the person into the admin's agency and returns to the list with a message", async () => {
    const { user, place } = await open('/add-user', 'admin');
    await user.type(await field(/^Name/), 'Nora Field');
    await user.type(await field(/^Email/), 'nora@example.org');
    await user.click(button('Add User'));
    expect(await screen.findByText('User Nora Field added.')).toBeInTheDocument();
    await waitFor(() => expect(place()).toBe('/authorized-users'));
    expect(await screen.findByRole('rowheader', { name: 'Nora Field' })).toBeInTheDocument();
  });

  test('as a super admin chooses the agency and grants admin', async () => {
    const { user, place } = await open('/add-user', 'super');
    await user.type(await field(/^Name/), 'Hanna Wells');
    await user.type(await field(/^Email/), 'hanna@example.org');
    await choose(/^Agency/, 'City of Houston', user);
    await user.click(screen.getByRole('checkbox', { name: 'Is Admin' }));
    await user.click(button('Add User'));
    expect(await screen.findByText('User Hanna Wells added.')).toBeInTheDocument();
    await waitFor(() => expect(place()).toBe('/authorized-users'));
    await screen.findByRole('table', { name: 'Agency Users' });
    const userId = String(await findId('hanna@example.org'));
    const [saved] = await call('GET /users/:userId', { params: { userId } });
    expect(saved).toMatchObject({ agency: { name: 'City of Houston' }, admin: 1 });
  });

  test('names what is missing and wrong, at its field', async () => {
    const { user, dirty } = await open('/add-user', 'admin');
    await user.type(await field(/^Email/), 'nobody');
    await user.click(button('Add User'));
    expect(await screen.findByRole('region', { name: 'Invalid fields found' })).toHaveFocus();
    await waitFor(async () =>
      expect(await field(/^Name/)).toHaveAccessibleDescription('Invalid name (required)'),
    );
    await waitFor(async () => expect(await field(/^Email/)).toHaveAccessibleDescription('Invalid email'));
    expect(dirty()).toBe(true);
    await expectNoAxeViolations();
  });

  test("shows the server's refusal at the field and does not end the session", async () => {
    const { user, place } = await open('/add-user', 'admin');
    await user.type(await field(/^Name/), 'Another Uma');
    await user.type(await field(/^Email/), 'user@example.org');
    await user.click(button('Add User'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Please make corrections and try again.');
    await waitFor(async () => expect(await field(/^Email/)).toHaveAccessibleDescription(/e-mail/i));
    await waitFor(() => expect(place()).toBe('/add-user'));
    expect(session.getState().token).not.toBeNull();
  });

  test('is refused to an ordinary user by the server', async () => {
    const { user, unmount } = await open('/add-user', 'user');
    await user.type(await field(/^Name/), 'Sneaked In');
    await user.type(await field(/^Email/), 'sneaked@example.org');
    await user.click(button('Add User'));
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    unmount();
    expect(await idOf('sneaked@example.org')).toBe(0);
  });
});

test('what was typed of a new person outlives the session', async () => {
  const { user, unmount } = await open('/add-user', 'admin');
  await user.type(await field(/^Name/), 'Kept Person');
  await endSession();
  unmount();
  await open('/add-user', 'admin');
  expect(await field(/^Name/)).toHaveValue('');
  restoreTyped();
  await waitFor(async () => expect(await field(/^Name/)).toHaveValue('Kept Person'));
});
