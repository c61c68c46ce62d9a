import { screen, waitFor, within } from '@testing-library/react';
import { request } from 'mock-api/testing';
import { answerOnce, expectNoAxeViolations, loseOnce } from 'shared-ui/testing';
import { countRows, DAY, openReview } from '../testing/review.tsx';

async function openThresholds(as: 'admin' | 'user') {
  const view = await openReview({ ...DAY, travel_direction: '1' }, { as });
  await countRows();
  await view.user.click(screen.getByRole('button', { name: 'Thresholds' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Thresholds of the rules' }));
  const groups = await dialog.findAllByRole('group');
  return { ...view, dialog, group: within(groups[0]!) };
}

test('a threshold is changed for the station, shown as such, and given back', async () => {
  const { user, dialog, group } = await openThresholds('admin');
  const field = group.getAllByRole('textbox')[0]!;
  expect(field).toHaveValue('');
  expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
  const range = field.getAttribute('aria-describedby');
  await user.type(field, 'many');
  expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
  await user.tab();
  // what is wrong is said once, in the place of the hint
  await waitFor(() => expect(field).toBeInvalid());
  expect(field).toHaveAccessibleDescription(/^[\d,.]+ to [\d,.]+ \w/);
  expect(field.getAttribute('aria-describedby')).not.toBe(range);
  await user.clear(field);
  await user.type(field, '3');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Thresholds saved. The rules look again.')).toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Thresholds' }));
  const again = within(await screen.findByRole('dialog', { name: 'Thresholds of the rules' }));
  const groups = await again.findAllByRole('group');
  expect(within(groups[0]!).getAllByRole('textbox')[0]).toHaveValue('3');
  await user.selectOptions(again.getByRole('combobox', { name: 'Applies to' }), 'One flow');
  const flows = await again.findAllByRole('group');
  expect(within(flows[0]!).getAllByRole('textbox')[0]).toHaveAttribute('placeholder', 'As above (3)');
});

test('ordinary people do not change the agency’s', async () => {
  const { user, dialog, container } = await openThresholds('user');
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Applies to' }), 'The whole agency');
  expect(await dialog.findByText(/changing them is for others/)).toBeInTheDocument();
  expect(within(dialog.getAllByRole('group')[0]!).getAllByRole('textbox')[0]).toBeDisabled();
  await expectNoAxeViolations(container);
});

test('what the API refuses of one threshold is said at it, and nothing typed is lost', async () => {
  const { user, dialog, group } = await openThresholds('admin');
  const [first] = group.getAllByRole('textbox');
  await user.clear(first!);
  await user.type(first!, '2');
  const message = 'Not together with the other.';
  answerOnce('PUT /finding-settings', 422, {
    error: message,
    message,
    errors: { [first!.id.replace(/^.*-/, '')]: [message] },
  });
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(first!).toHaveAccessibleDescription(new RegExp(`^${message}`)));
  await waitFor(() => expect(first!).toHaveFocus());
  expect(first!).toHaveValue('2');
  // typed over, it is to be judged again
  await user.type(first!, '1');
  expect(first!).not.toHaveAccessibleDescription(new RegExp(message));
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Thresholds saved. The rules look again.')).toBeInTheDocument();
});

test('what somebody else has set meanwhile is told at it, and replaced by saving again', async () => {
  const { user, dialog, group } = await openThresholds('admin');
  const [first] = group.getAllByRole('textbox');
  await user.clear(first!);
  await user.type(first!, '5');
  const name = first!.id.replace(/^.*-/, '');
  const body = { flowid_txdot: 'AU0001', level: 'station' as const };
  const other = async (values: Record<string, number>) =>
    (await request('PUT /finding-settings', { body: { ...body, values } }, 'admin')).status;
  expect(await other({ [name]: 3, 'night.hour': 40 })).toBe(200);
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(first!).toHaveAccessibleDescription(/^Somebody else has set this to 3 meanwhile\./),
  );
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Thresholds saved. The rules look again.')).toBeInTheDocument();
  const query = { flowid_txdot: 'AU0001' };
  const { reply } = await request('GET /finding-settings', { query }, 'admin');
  const said = (of: string) => reply.data.find((setting) => setting.name === of)?.station;
  expect([said(name), said('night.hour')]).toEqual([5, 40]);
});

test('each level has its own form: what is typed at one is not taken to another', async () => {
  const { user, dialog, group } = await openThresholds('admin');
  await user.type(group.getAllByRole('textbox')[0]!, '5');
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Applies to' }), 'The whole agency');
  const agency = await dialog.findAllByRole('group');
  expect(within(agency[0]!).getAllByRole('textbox')[0]).toHaveValue('');
  expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Applies to' }), 'One flow');
  const [flow] = within(dialog.getByRole('combobox', { name: 'Flow' })).getAllByRole('option');
  expect(flow).toHaveProperty('selected', true);
});

test('thresholds that do not come are told, and asked for again', async () => {
  const { user } = await openReview({ ...DAY, travel_direction: '1' });
  await countRows();
  loseOnce('GET /finding-settings');
  await user.click(screen.getByRole('button', { name: 'Thresholds' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Thresholds of the rules' }));
  await user.click(await dialog.findByRole('button', { name: 'Try again' }));
  expect((await dialog.findAllByRole('group')).length).toBeGreaterThan(1);
});
