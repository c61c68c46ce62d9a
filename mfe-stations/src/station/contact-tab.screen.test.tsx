import { screen, waitFor, within } from '@testing-library/react';
import { call } from 'shared-ui/api';
import { choose, expectNoAxeViolations, renderScreen } from 'shared-ui/testing';
import { App } from '../app.tsx';
import { addV1Draft, v1DraftPath } from '../testing/add-v1-draft.ts';

// Austin's second requester of the seed, whom its deployment of the campus names
const HADDAD = { kind: 'requester', id: '2' } as const;

/** Opens the contacts of a draft that was asked for by Omar Haddad. */
const open = async () => {
  const draft = await addV1Draft({ requester: { id: Number(HADDAD.id) } });
  const view = await renderScreen(<App />, { as: 'user', at: v1DraftPath(draft) });
  await view.user.click(await screen.findByRole('tab', { name: /^9?Contact Details/ }));
  return { ...view, draft };
};
const details = () => screen.findByRole('region', { name: 'Requester: contact details' });
const opener = async () => within(await details()).findByRole('button', { name: /^Correct contact/ });
const dialog = () => screen.findByRole('dialog', { name: 'Correct contact' });
const field = (name: RegExp) => within(screen.getByRole('dialog')).getByRole('textbox', { name });
const button = (name: string) => within(screen.getByRole('dialog')).getByRole('button', { name });
const readContact = () => call('GET /contacts/:kind/:id', { params: HADDAD });
const correctMeanwhile = async (change: object) => {
  const { agency, name, phone, email } = await readContact();
  const body = { agency, name, phone, email, ...change };
  return call('PUT /contacts/:kind/:id', { params: HADDAD, body });
};

test('a chosen contact is shown, and its correction shows in the options and at the details', async () => {
  const { user, dirty } = await open();
  expect(await screen.findByText('Omar Haddad', { selector: 'dd' })).toBeInTheDocument();
  expect(within(await details()).getAllByText('not given').length).toBeGreaterThan(0);
  await user.click(await opener());
  const box = await dialog();
  expect(within(box).getByRole('list', { name: /stations? names? this contact/ })).toHaveTextContent(
    'Waller Creek at 15th (draft)',
  );
  expect(within(box).getByRole('list', { name: '1 deployment names this contact' })).toHaveTextContent(
    'Campus approaches',
  );
  await expectNoAxeViolations();
  await user.clear(field(/^Name/));
  await user.type(field(/^Name/), 'Omar J. Haddad');
  await user.type(field(/^Phone/), '512 555 0199');
  await user.click(button('Save contact'));
  expect(await screen.findByText('Contact Omar J. Haddad corrected.')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(await opener()).toHaveFocus();
  expect(await details()).toHaveTextContent('512 555 0199');
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: /^Requester/ })).toHaveDisplayValue('Omar J. Haddad'),
  );
  expect(dirty()).toBe(false);
  expect(await readContact()).toMatchObject({ name: 'Omar J. Haddad', phone: '512 555 0199' });
});

test('by keyboard alone it is opened, and given up without a change; the focus returns', async () => {
  const { user } = await open();
  const before = await readContact();
  const press = await opener();
  press.focus();
  await user.keyboard('{Enter}');
  await dialog();
  await user.type(field(/^Phone/), '999');
  button('Cancel').focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(press).toHaveFocus();
  expect(await readContact()).toEqual(before);
});

test.each([
  [/^E-mail/, 'omar', 'Invalid e-mail address.'],
  [/^Name/, '', 'A contact needs a name.'],
])('what is wrong at %s with "%s" is said there, and nothing is saved', async (name, text, sentence) => {
  const { user } = await open();
  const before = await readContact();
  await user.click(await opener());
  await dialog();
  await user.clear(field(name));
  if (text) await user.type(field(name), text);
  await user.click(button('Save contact'));
  await waitFor(() => expect(field(name)).toHaveAccessibleDescription(new RegExp(sentence)));
  expect(await readContact()).toEqual(before);
});

test('a contact that somebody else has corrected meanwhile is brought in beside what was typed', async () => {
  const { user } = await open();
  await user.click(await opener());
  await dialog();
  await correctMeanwhile({ agency: 'UT Austin' });
  await user.clear(field(/^Phone/));
  await user.type(field(/^Phone/), '512 555 0111');
  await user.click(button('Save contact'));
  await user.click(await within(await dialog()).findByRole('button', { name: 'Load the newer contact' }));
  expect(field(/^Agency/)).toHaveValue('UT Austin');
  expect(field(/^Phone/)).toHaveValue('512 555 0111');
  await user.click(button('Save contact'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await readContact()).toMatchObject({ agency: 'UT Austin', phone: '512 555 0111' });
});

test('a new contact has nothing to correct', async () => {
  const { user } = await open();
  await details();
  await choose(/^Requester/, 'NEW', user);
  expect(screen.queryByRole('region', { name: 'Requester: contact details' })).not.toBeInTheDocument();
});
