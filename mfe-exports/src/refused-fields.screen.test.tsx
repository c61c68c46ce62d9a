import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { forgetSignIns, testApi } from 'mock-api/testing';
import { paths, type ApiKey } from 'shared-domain';
import { answerOnce, renderScreen } from 'shared-ui/testing';
import { CsvExportScreen } from './csv-export/csv-export.screen.tsx';
import { TmasScreen } from './tmas/tmas.screen.tsx';

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
});

/** Fills a form for a station's certified days. */
async function order(user: UserEvent) {
  const search = screen.getByRole('button', { name: 'Search Stations' });
  await waitFor(() => expect(search).toBeEnabled());
  await user.click(search);
  await screen.findByText(/^Stations retrieved/);
  act(() => screen.getByRole('combobox', { name: 'Stations' }).focus());
  await user.keyboard('{ArrowDown}');
  await user.click(within(await screen.findByRole('listbox')).getByRole('option', { name: /^AU0002/ }));
  await user.keyboard('{Escape}');
  await user.type(screen.getByRole('textbox', { name: 'From' }), '02/10/2026');
  await user.type(screen.getByRole('textbox', { name: 'To' }), '02/12/2026');
  await user.tab();
}
const refuse = (key: ApiKey, field: string) =>
  answerOnce(key, 422, { error: 'Not this.', message: 'Not this.', errors: { [field]: ['Not this.'] } });

test.each([
  ['days of a CSV', 'csv', 'fromDate', 'From', /^From/],
  ['the content of a CSV', 'csv', 'countData', 'Content of the file', /^Count data/],
  ['the layout for TMAS', 'tmas', 'form', 'Layout', /^Layout/],
] as const)('where the server refuses %s, the list leads there', async (_, kind, refused, line, field) => {
  const at = kind === 'csv' ? paths.exports : paths.tmasExports;
  const Screen = kind === 'csv' ? CsvExportScreen : TmasScreen;
  const { user } = await renderScreen(<Screen />, { as: 'super', at: at.href() });
  await order(user);
  refuse(kind === 'csv' ? 'POST /export/prepare-csv' : 'POST /export/prepare-tmas', refused);
  await user.click(screen.getByRole('button', { name: kind === 'csv' ? 'Build Export' : 'Prepare Data' }));
  const list = await screen.findByRole('region', { name: 'Invalid fields found' });
  expect(list).toHaveFocus();
  expect(list).toHaveTextContent(`${line}: Not this.`);
  await user.click(within(list).getByRole('button', { name: line }));
  const control = screen.getByLabelText(field);
  await waitFor(() => expect(control).toHaveFocus());
  expect(control).toBeInvalid();
  expect(control).toHaveAccessibleDescription(/Not this\./);
});

test('a preset’s name that the server refuses is said at the field, which has the focus', async () => {
  const { user } = await renderScreen(<CsvExportScreen />, { as: 'user', at: paths.exports.href() });
  const name = await screen.findByRole('textbox', { name: 'Name' });
  await user.type(name, 'Bridge');
  refuse('POST /export/presets', 'name');
  await user.click(screen.getByRole('button', { name: 'Save Preset' }));
  await waitFor(() => expect(name).toHaveAccessibleDescription(/Not this\./));
  await waitFor(() => expect(name).toHaveFocus());
  expect(name).toHaveValue('Bridge');
});
