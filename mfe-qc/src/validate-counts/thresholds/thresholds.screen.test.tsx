import { screen, within } from '@testing-library/react';
import { expectNoAxeViolations } from 'shared-ui/testing';
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
  await user.type(field, 'many');
  expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
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
