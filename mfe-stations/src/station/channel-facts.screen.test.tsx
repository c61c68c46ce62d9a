import { screen, waitFor, within } from '@testing-library/react';
import { call } from 'shared-ui/api';
import { expectNoAxeViolations, renderScreen } from 'shared-ui/testing';
import { App } from '../app.tsx';
import { addV1Draft, completeV1Station, v1DraftPath } from '../testing/add-v1-draft.ts';

const [channel] = completeV1Station.channels;
const row =
  channel ??
  (() => {
    throw new Error('The station has a channel.');
  })();
const twoWays = [
  { ...row, name: 'Northbound', travel_direction_code: '1', street_side_code: '1' },
  { ...row, name: 'Southbound', travel_direction_code: '5', street_side_code: '2' },
];
const button = (name: string) => screen.getByRole('button', { name });
const tab = (name: string) => screen.getByRole('tab', { name: new RegExp(`^\\d?${name}`) });
const openDraft = async (changes: object[]) => {
  const channels = twoWays.map((one, at) => ({ ...one, ...changes[at] }));
  const draft = await addV1Draft({ channels });
  const view = await renderScreen(<App />, { as: 'user', at: v1DraftPath(draft) });
  await screen.findByRole('tab', { name: 'Name and Location' });
  const read = async () =>
    (await call('GET /draft-stations/:draftId', { params: { draftId: String(draft.draft_id) } })).channels;
  const save = async () => {
    await view.user.click(button('Save Draft'));
    await screen.findByText('Draft saved.');
    return read();
  };
  return { ...view, read, save };
};
const ofChannel = (fact: string, number: number) =>
  within(within(screen.getByRole('group', { name: fact })).getByRole('group', { name: `Channel ${number}` }));

test('a fact in which channels differ is shown for each, and only what was changed is changed', async () => {
  const { user, save } = await openDraft([{ serial_number: 'N-1' }, { serial_number: 'S-1' }]);
  await user.click(tab('Count Information'));
  const group = screen.getByRole('group', { name: 'Serial Number' });
  expect(group).toHaveAccessibleDescription('The channels differ. A change here is of that channel alone.');
  const serial = (number: number) =>
    ofChannel('Serial Number', number).getByRole('textbox', { name: /^Serial/ });
  expect(serial(1)).toHaveValue('N-1');
  expect(serial(2)).toHaveValue('S-1');
  expect(within(group).getByRole('group', { name: 'Channel 2' })).toHaveAccessibleDescription(
    /^Southbound, /,
  );
  await expectNoAxeViolations();
  await user.type(serial(2), '2');
  expect((await save()).map(({ serial_number }) => serial_number)).toEqual(['N-1', 'S-12']);
});

test('a save without a change leaves the facts of channels as they are', async () => {
  const { user, read, save } = await openDraft([{ serial_number: 'N-1' }, { serial_number: 'S-1' }]);
  const before = (await read()).map(({ version: _version, ...one }) => one);
  await user.type(screen.getByRole('textbox', { name: /^Street/ }), ' east');
  expect((await save()).map(({ version: _version, ...one }) => one)).toEqual(before);
});

test('a fact can be set for each channel, and for all again', async () => {
  const { user, save } = await openDraft([]);
  await user.click(tab('Count Direction and Orientation'));
  await user.click(button('Set Movement Direction for each channel'));
  expect(ofChannel('Movement Direction', 2).getByRole('combobox', { name: /^Movement/ })).toBeEnabled();
  await user.click(tab('Count Information'));
  await user.click(button('Set Serial Number for each channel'));
  await waitFor(() =>
    expect(ofChannel('Serial Number', 1).getByRole('textbox', { name: /^Serial/ })).toHaveFocus(),
  );
  await user.type(ofChannel('Serial Number', 2).getByRole('textbox', { name: /^Serial/ }), '-S');
  const [first, other] = await save();
  expect([first?.serial_number, other?.serial_number]).toEqual([
    completeV1Station.serial_number,
    `${completeV1Station.serial_number}-S`,
  ]);
  await user.click(button('One Serial Number for all channels'));
  const joined = await save();
  expect(new Set(joined.map(({ serial_number }) => serial_number)).size).toBe(1);
});

test('channels that differ in the street side alone are told apart', async () => {
  const { user } = await openDraft([{}, { travel_direction_code: '1', name: 'Northbound' }]);
  await user.click(tab('Directions and Types'));
  const words = [1, 2].map(
    (number) => screen.getByRole('group', { name: `Channel ${number}` }).querySelector('p')?.textContent,
  );
  expect(new Set(words).size).toBe(2);
  expect(screen.getByRole('group', { name: 'Channel 1' })).toHaveAccessibleDescription(words[0] ?? '');
});

test('two channels that count the same are marked before the server is asked', async () => {
  const same = { travel_direction_code: '1', name: 'Twin' };
  const { user } = await openDraft([
    { ...same, street_side_code: '9' },
    { ...same, street_side_code: null },
  ]);
  await user.click(tab('Contact Details'));
  await user.click(button('Publish Station'));
  const summary = await screen.findByRole('region', { name: /^There are errors on the form/ });
  expect(within(summary).getByRole('button', { name: 'Channel 2: Travel Direction' })).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'What will be published' })).not.toBeInTheDocument();
});
