import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { forgetSignIns, testApi } from 'mock-api/testing';
import { paths } from 'shared-domain';
import { answerOnce, choose, expectNoAxeViolations, renderScreen } from 'shared-ui/testing';
import { ImportCountsScreen } from './import-counts.screen.tsx';

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
});

const quarters = ['Date,Pedestrian NB,Bicycle SB', '2026-02-02 08:00:00,1,2', '2026-02-02 08:15:00,5,7'];

/** A file of quarters of an hour, read and looked through, for a station whose channels carry its columns' names. */
async function ready(): Promise<UserEvent> {
  const { user } = await renderScreen(<ImportCountsScreen />, { as: 'user', at: paths.importCounts.href() });
  await user.upload(
    await screen.findByLabelText(/^File/),
    new File([quarters.join('\n')], 'counts.csv', { type: 'text/csv' }),
  );
  await choose(/^Station/, 'AU0009 Rio Grande St at 28th St', user);
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: 'Bicycle SB' })).toHaveDisplayValue('Bicycle SB'),
  );
  await screen.findByText('New', { selector: 'dt' });
  return user;
}
const load = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Load File' }));
/** The list of what has to be corrected, which has the focus. */
async function summary() {
  const list = (await screen.findByRole('heading', { level: 2, name: 'Invalid fields found' })).closest(
    'section',
  );
  await waitFor(() => expect(list).toHaveFocus());
  return within(list ?? document.body);
}

test.each([
  [
    'a channel that is the station’s no longer',
    `update flows set station_id = (select id from stations where station_id_tmg = 'AU0008')
     where name = 'Bicycle SB' and station_id = (select id from stations where station_id_tmg = 'AU0009')`,
    ['Channels and columns', 'A channel of this request does not belong to the station.'],
    () => screen.getByRole('combobox', { name: 'Pedestrian NB' }),
  ],
  [
    'a file that is kept no longer',
    'delete from uploads',
    ['File', 'The uploaded file is not there any more. Please choose it again.'],
    () => screen.getByLabelText(/^File/),
  ],
  [
    'a station of another vendor by now',
    `update flows set vendor_code = '4'
     where station_id = (select id from stations where station_id_tmg = 'AU0009')`,
    ['Station', 'Rio Grande St at 28th St does not count with BP/CX Custom.'],
    () => screen.getByRole('combobox', { name: /^Station/ }),
  ],
] as const)('%s is refused in the list, and its line leads to the field that says so', async (...row) => {
  const [, change, [label, sentence], field] = row;
  const user = await ready();
  await testApi().query(change);
  await load(user);
  const list = await summary();
  expect(list.getByRole('listitem')).toHaveTextContent(`${label}: ${sentence}`);
  await user.click(list.getByRole('button', { name: label }));
  await waitFor(() => expect(field()).toHaveFocus());
  expect(field()).toHaveAccessibleDescription(expect.stringContaining(sentence));
  await expectNoAxeViolations();
  expect(await testApi().query('select 1 from imports')).toEqual([]);
});

test('what the server knows of the dates leads to the question which number is the day, and goes with an answer', async () => {
  const user = await ready();
  const sentence = 'Every date can be read in two ways.';
  answerOnce('POST /counts/import', 422, {
    error: sentence,
    message: sentence,
    errors: { dateFormat: [sentence] },
  });
  await load(user);
  await user.click((await summary()).getByRole('button', { name: 'Day or month first' }));
  const question = screen.getByLabelText(/^Day or month first/);
  await waitFor(() => expect(question).toHaveFocus());
  expect(question).toHaveAccessibleDescription(expect.stringContaining(sentence));
  await user.selectOptions(question, 'day-first');
  await waitFor(() => expect(screen.queryByText(sentence, { selector: 'small' })).toBeNull());
});

test('a column of two channels is listed, leads to the first of them, and is forgotten once it is mended', async () => {
  const user = await ready();
  const [first, second] = ['Pedestrian NB', 'Bicycle SB'].map(
    (name) => () => screen.getByRole('combobox', { name }),
  );
  await user.selectOptions(second!(), 'Pedestrian NB');
  await load(user);
  const list = await summary();
  expect(list.getByRole('listitem')).toHaveTextContent(
    'Channels and columns: One column is chosen for two channels.',
  );
  await user.click(list.getByRole('button', { name: 'Channels and columns' }));
  await waitFor(() => expect(first!()).toHaveFocus());
  expect(first!()).toHaveAccessibleDescription(/This column is already chosen for Bicycle SB\./);
  await user.selectOptions(second!(), 'Bicycle SB');
  await waitFor(() => expect(screen.queryByText('One column is chosen for two channels.')).toBeNull());
});
