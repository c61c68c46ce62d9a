import { screen, waitFor, within } from '@testing-library/react';
import { forgetSignIns, testApi } from 'mock-api/testing';
import { paths } from 'shared-domain';
import { answerOnce, choose, renderScreen } from 'shared-ui/testing';
import { App } from '../app.tsx';

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
});

test('what the server refuses of a factor is listed by the names of the form, and each line leads there', async () => {
  const at = paths.station.href({ stationId: 'AU0001' });
  const { user } = await renderScreen(<App />, { as: 'admin', at });
  await user.click(await screen.findByRole('button', { name: 'Enter factor' }));
  const dialog = within(await screen.findByRole('dialog'));
  const flow = dialog.getByRole<HTMLSelectElement>('combobox', { name: /^Flow/ });
  await choose(/^Flow/, flow.options[1]!.label, user);
  await user.type(dialog.getByRole('textbox', { name: /^Factor/ }), '1.1');
  await user.type(dialog.getByRole('textbox', { name: /^First day/ }), '01/01/2024');
  await user.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'Vendor');
  answerOnce('POST /stations/:stationId/factors', 422, {
    error: 'Refused.',
    message: 'Refused.',
    errors: { flow_id: ['No such flow.'], valid_from: ['Too early.'] },
  });
  await user.click(dialog.getByRole('button', { name: 'Save draft' }));
  const list = await dialog.findByRole('region', { name: 'Invalid fields found' });
  expect(list).toHaveFocus();
  expect(list).toHaveTextContent(/Flow: No such flow\..*First day: Too early\./);
  for (const [line, name] of [
    ['Flow', /^Flow/],
    ['First day', /^First day/],
  ] as const) {
    await user.click(within(list).getByRole('button', { name: line }));
    await waitFor(() => expect(dialog.getByLabelText(name)).toHaveFocus());
    expect(dialog.getByLabelText(name)).toBeInvalid();
  }
});
