import { screen, waitFor, within } from '@testing-library/react';
import { forgetSignIns, request, testApi, type Persona } from 'mock-api/testing';
import { paths } from 'shared-domain';
import { languageStore } from 'shared-ui/i18n';
import { expectNoAxeViolations, loseAnswerOnce, renderScreen } from 'shared-ui/testing';
import { App } from '../app.tsx';

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
});
afterEach(() => languageStore.getState().setLanguage('en'));

const STATION = { stationId: 'AU0009' };
const open = (as: Persona = 'user') => renderScreen(<App />, { as, at: paths.station.href(STATION) });
const card = async (name = 'Notes about the station') => within(await screen.findByRole('region', { name }));
const stored = async () =>
  (await request('GET /stations/:stationId/notes', { params: STATION }, 'super')).reply.data;
const write = (text: string, as: Persona) =>
  request('POST /stations/:stationId/notes', { params: STATION, body: { text } }, as);
/** What is typed into the dialog stands in the card as well, which it is opened from. */
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

test('an empty card says what notes are for; one is written and read', async () => {
  const { user } = await open();
  expect(await (await card()).findByText(/^No notes yet\. Write down what the next person/)).toBeVisible();
  await user.click((await card()).getByRole('button', { name: 'Add note' }));
  const form = await dialog('Add note');
  await expectNoAxeViolations();
  await user.click(form.getByRole('button', { name: 'Save note' }));
  expect(await form.findByText('This field is required.')).toBeVisible();
  await user.type(form.getByRole('textbox', { name: /^Note/ }), 'Key hangs{Enter}in the office');
  await user.click(form.getByRole('button', { name: 'Save note' }));
  await closed();
  expect(await (await card()).findByText(/Key hangs\s+in the office/)).toBeVisible();
  expect((await card()).getByText(/^Uma Castillo, /)).toBeVisible();
  expect((await card()).getByRole('button', { name: 'Add note' })).toHaveFocus();
});

test('one that is sent again after its answer was lost is written once', async () => {
  const { user } = await open();
  await user.click((await card()).getByRole('button', { name: 'Add note' }));
  const form = await dialog('Add note');
  await user.type(form.getByRole('textbox', { name: /^Note/ }), 'Once');
  loseAnswerOnce('POST /stations/:stationId/notes');
  await user.click(form.getByRole('button', { name: 'Save note' }));
  expect(await form.findByRole('alert')).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Save note' }));
  await closed();
  expect(await (await card()).findByText('Once')).toBeVisible();
  expect(await stored()).toHaveLength(1);
});

test('its author corrects and deletes it; of others it is only read', async () => {
  await write('Mine', 'user');
  await write('Not mine', 'admin');
  const { user } = await open();
  await (await card()).findByText('Mine');
  expect((await card()).getAllByRole('button', { name: /^Edit the note of/ })).toHaveLength(1);
  await user.click((await card()).getByRole('button', { name: /^Edit the note of Uma/ }));
  const form = await dialog('Edit note');
  await user.type(form.getByRole('textbox', { name: /^Note/ }), ', corrected');
  await user.click(form.getByRole('button', { name: 'Save note' }));
  await closed();
  expect(await (await card()).findByText('Mine, corrected')).toBeVisible();
  expect((await card()).getByText(/, changed /)).toBeVisible();
  await user.click((await card()).getByRole('button', { name: /^Delete the note of Uma/ }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete this note?' }));
  expect(
    question.getByText(/^The note of Uma Castillo, .+, goes for everybody: “Mine, corrected”$/),
  ).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Delete' }));
  await waitFor(async () => expect((await card()).queryByText('Mine, corrected')).toBeNull());
  await waitFor(async () => expect((await card()).getByRole('button', { name: 'Add note' })).toHaveFocus());
  expect((await stored()).map(({ text }) => text)).toEqual(['Not mine']);
});

test('a correction over a newer one shows the newer text, and goes on from it', async () => {
  const { reply: note } = await write('One', 'user');
  const { user } = await open();
  await user.click(await (await card()).findByRole('button', { name: /^Edit the note of Uma/ }));
  const form = await dialog('Edit note');
  await user.type(form.getByRole('textbox', { name: /^Note/ }), ' and mine');
  const params = { ...STATION, noteId: String(note.id) };
  const body = { text: 'One and theirs', version: note.version };
  await request('PUT /stations/:stationId/notes/:noteId', { params, body }, 'admin');
  await user.click(form.getByRole('button', { name: 'Save note' }));
  expect(await form.findByText('One and theirs')).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Go on from the newer note' }));
  expect(form.getByRole('textbox', { name: /^Note/ })).toHaveValue('One and mine');
  await user.click(form.getByRole('button', { name: 'Save note' }));
  await waitFor(async () => expect((await stored())[0]?.text).toBe('One and mine'));
});

test('speaks Spanish', async () => {
  languageStore.getState().setLanguage('es');
  await open();
  expect(await (await card('Notas sobre la estación')).findByText(/^Aún no hay notas\./)).toBeVisible();
});
