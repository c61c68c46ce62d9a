import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { exifOf, forgetSignIns, pngOf, request, testApi, type Persona } from 'mock-api/testing';
import { paths } from 'shared-domain';
import { languageStore } from 'shared-ui/i18n';
import { expectNoAxeViolations, loseAnswerOnce, renderScreen } from 'shared-ui/testing';
import { App } from '../app.tsx';
import { withdrawPlace } from './offered-place.store.ts';

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
  withdrawPlace();
  // a document of tests draws nothing
  jest.spyOn(URL, 'createObjectURL').mockReturnValue('data:image/png;base64,');
  jest.spyOn(URL, 'revokeObjectURL').mockReturnValue();
});
afterEach(() => {
  languageStore.getState().setLanguage('en');
  jest.restoreAllMocks();
});

const STATION = { stationId: 'AU0009' };
const open = (as: Persona = 'user', at = paths.station.href(STATION)) => renderScreen(<App />, { as, at });
const card = async (name = 'Photos of the station') => within(await screen.findByRole('region', { name }));
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const png = (name: string, bytes: BlobPart = pngOf(4, 3) as BlobPart) =>
  new File([bytes], name, { type: 'image/png' });
const stored = async () =>
  (await request('GET /stations/:stationId/photos', { params: STATION }, 'super')).reply.data;

/** Adds a photo past the screen. */
async function added(caption: string, as: Persona, bytes = pngOf(4, 3)): Promise<void> {
  const body = new FormData();
  body.set('caption', caption);
  body.set('file', new Blob([bytes as BlobPart]), 'a.png');
  await request('POST /stations/:stationId/photos', { params: STATION, body }, as);
}

test('several photos are added at once; one that is no photo stays with its sentence, the others are kept', async () => {
  const { user } = await open();
  expect(await (await card()).findByText(/^No photos yet\./)).toBeVisible();
  await user.click((await card()).getByRole('button', { name: 'Add photos' }));
  const form = await dialog('Add photos');
  await user.click(form.getByRole('button', { name: 'Add the photo' }));
  expect(await form.findByText('Choose at least one photo.')).toBeVisible();
  const files = [png('pole.png'), png('notes.png', 'Key in the office')];
  await user.upload(form.getByLabelText(/^Photos/), files);
  await expectNoAxeViolations();
  const send = form.getByRole('button', { name: 'Add 2 photos' });
  await user.type(form.getByRole('textbox', { name: /^What notes\.png shows/ }), 'Notes');
  await user.click(send);
  const missing = form.getByRole('textbox', { name: /^What pole\.png shows/ });
  await waitFor(() => expect(missing).toHaveFocus());
  expect(form.getByText('This field is required.')).toBeVisible();
  await user.type(missing, 'The counter on its pole');
  await user.click(send);
  expect(await form.findByText(/^This is no photo that can be read\./)).toBeVisible();
  expect(form.getByText('One photo was not added. The others are kept.')).toBeVisible();
  expect(form.queryByRole('textbox', { name: /^What pole\.png shows/ })).toBeNull();
  await user.click(form.getByRole('button', { name: 'Leave out notes.png' }));
  await user.click(form.getByRole('button', { name: 'Cancel' }));
  await closed();
  expect((await card()).getByRole('button', { name: 'Add photos' })).toHaveFocus();
  expect(
    await (await card()).findByRole('button', { name: 'Enlarge: The counter on its pole' }),
  ).toBeVisible();
  expect((await stored()).map(({ caption }) => caption)).toEqual(['The counter on its pole']);
});

test('one that is sent again after its answer was lost is added once', async () => {
  const { user } = await open();
  await user.click((await card()).getByRole('button', { name: 'Add photos' }));
  const form = await dialog('Add photos');
  await user.upload(form.getByLabelText(/^Photos/), png('pole.png'));
  await user.type(form.getByRole('textbox', { name: /^What pole\.png shows/ }), 'Once');
  loseAnswerOnce('POST /stations/:stationId/photos');
  await user.click(form.getByRole('button', { name: 'Add the photo' }));
  expect(await form.findByText(/^One photo was not added/)).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Add the photo' }));
  await closed();
  expect(await stored()).toHaveLength(1);
});

test('photos are looked at one after the other, by buttons and by keys', async () => {
  await added('First', 'user');
  await added('Second', 'admin');
  const { user } = await open();
  const gallery = await card();
  await user.click(await gallery.findByRole('button', { name: 'Enlarge: Second' }));
  const second = await dialog('Second');
  expect(second.getByText('1 of 2')).toBeVisible();
  await expectNoAxeViolations();
  // somebody else's
  expect(second.queryByRole('button', { name: 'Delete' })).toBeNull();
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'ArrowRight' });
  expect((await dialog('First')).getByText('2 of 2')).toBeVisible();
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'ArrowRight' });
  await user.click((await dialog('First')).getByRole('button', { name: 'Previous photo' }));
  expect((await dialog('Second')).getByText('1 of 2')).toBeVisible();
});

test('an admin shows one to everybody, and takes it back; nobody else can', async () => {
  await added('At the creek', 'user');
  const { user } = await open('admin');
  await user.click(await (await card()).findByRole('button', { name: 'Enlarge: At the creek' }));
  await user.click(
    (await dialog('At the creek')).getByRole('button', { name: 'Change text or who sees it' }),
  );
  const form = await dialog('Change text or who sees it');
  await user.click(form.getByRole('checkbox', { name: /^Show it on the public page/ }));
  await expectNoAxeViolations();
  await user.click(form.getByRole('button', { name: 'Save the photo' }));
  await closed();
  expect(await (await card()).findByText('Shown to everybody')).toBeVisible();
  expect(await stored()).toMatchObject([{ is_public: true, version: 2 }]);
  await user.click((await card()).getByRole('button', { name: 'Enlarge: At the creek' }));
  await user.click(
    (await dialog('At the creek')).getByRole('button', { name: 'Change text or who sees it' }),
  );
  const again = await dialog('Change text or who sees it');
  const box = again.getByRole('checkbox', { name: /^Show it on the public page/ });
  expect(box).toBeChecked();
  await user.click(box);
  await user.click(again.getByRole('button', { name: 'Save the photo' }));
  await closed();
  await waitFor(() => expect(screen.queryByText('Shown to everybody')).toBeNull());
  expect(await stored()).toMatchObject([{ is_public: false, version: 3 }]);
});

test('who brought it changes its text and deletes it', async () => {
  await added('Mine', 'user');
  const { user } = await open();
  await user.click(await (await card()).findByRole('button', { name: 'Enlarge: Mine' }));
  await user.click((await dialog('Mine')).getByRole('button', { name: 'Change the text' }));
  const form = await dialog('Change the text');
  await user.type(form.getByRole('textbox', { name: /^What it shows/ }), ', from the bridge');
  await user.click(form.getByRole('button', { name: 'Save the text' }));
  await closed();
  await user.click(await (await card()).findByRole('button', { name: 'Enlarge: Mine, from the bridge' }));
  await user.click((await dialog('Mine, from the bridge')).getByRole('button', { name: 'Delete' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete this photo?' }));
  expect(question.getByText(/^“Mine, from the bridge” goes for everybody/)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Delete' }));
  expect(await (await card()).findByText(/^No photos yet\./)).toBeVisible();
  await waitFor(async () => expect((await card()).getByRole('button', { name: 'Add photos' })).toHaveFocus());
  expect(await stored()).toEqual([]);
});

test.each([
  ['the older form', paths.editStation.href(STATION), 'Latitude'],
  ['the newer form', paths.editNextStation.href(STATION), 'Latitude'],
])('where it was taken is offered for the station, in %s as well', async (_what, at, latitude) => {
  const [row] = await testApi().query<{ latitude: number; longitude: number }>(
    `select latitude, longitude from stations where station_id_tmg = 'AU0009'`,
  );
  const place = { latitude: (row?.latitude ?? 0) + 0.00036, longitude: row?.longitude ?? 0 };
  const { user } = await open('admin', at);
  await user.click((await card()).getByRole('button', { name: 'Add photos' }));
  const form = await dialog('Add photos');
  const bytes = pngOf(4, 3, { exif: exifOf({ place }) });
  await user.upload(form.getByLabelText(/^Photos/), png('pole.png', bytes as BlobPart));
  await user.type(form.getByRole('textbox', { name: /^What pole\.png shows/ }), 'Pole');
  await user.click(form.getByRole('button', { name: 'Add the photo' }));
  await closed();
  expect(await (await card()).findByText(/^The photo was taken 40 m from where the station/)).toBeVisible();
  await user.click((await card()).getByRole('button', { name: 'Use this place' }));
  const field = await screen.findByRole('textbox', { name: new RegExp(`^${latitude}`) });
  await waitFor(() => expect(Number((field as HTMLInputElement).value)).toBeCloseTo(place.latitude, 5));
  expect(screen.queryByText(/^The photo was taken/)).toBeNull();
});

test('on the station’s page the offer leads to the form; it can be declined', async () => {
  const exif = exifOf({ place: { latitude: 30.5, longitude: -97.7 } });
  const { user } = await open();
  await user.click((await card()).getByRole('button', { name: 'Add photos' }));
  const form = await dialog('Add photos');
  await user.upload(form.getByLabelText(/^Photos/), png('far.png', pngOf(4, 3, { exif }) as BlobPart));
  await user.type(form.getByRole('textbox', { name: /^What far\.png shows/ }), 'Far');
  await user.click(form.getByRole('button', { name: 'Add the photo' }));
  await closed();
  expect(await (await card()).findByText(/^The photo was taken \d+ km from/)).toBeVisible();
  expect((await card()).getByRole('link', { name: 'Change the place in the form' })).toHaveAttribute(
    'href',
    expect.stringContaining('edit-station/AU0009'),
  );
  await user.click((await card()).getByRole('button', { name: 'Leave the station where it is' }));
  expect((await card()).queryByText(/^The photo was taken/)).toBeNull();
});

test('speaks Spanish', async () => {
  languageStore.getState().setLanguage('es');
  await open();
  expect(await (await card('Fotos de la estación')).findByText(/^Aún no hay fotos\./)).toBeVisible();
});
