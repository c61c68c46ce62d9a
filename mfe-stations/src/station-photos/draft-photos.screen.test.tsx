import { screen, waitFor, within } from '@testing-library/react';
import { exifOf, forgetSignIns, pngOf, request, testApi } from 'mock-api/testing';
import type { UserEvent } from '@testing-library/user-event';
import { answerOnce, expectNoAxeViolations, renderScreen } from 'shared-ui/testing';
import { App } from '../app.tsx';
import { addDraft, draftPath } from '../testing/add-draft.ts';
import { addV1Draft, v1DraftPath } from '../testing/add-v1-draft.ts';
import { withdrawPlace } from './offered-place.store.ts';

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
  withdrawPlace();
  // a document of tests draws nothing
  jest.spyOn(URL, 'createObjectURL').mockReturnValue('data:image/png;base64,');
  jest.spyOn(URL, 'revokeObjectURL').mockReturnValue();
});
afterEach(() => jest.restoreAllMocks());

const card = async () => within(await screen.findByRole('region', { name: 'Photos of the station' }));
const PLACE = { latitude: 30.261, longitude: -97.745 };

/** Adds a photo by the dialog, as a camera has taken it at the place. */
async function addPhoto(user: Awaited<ReturnType<typeof renderScreen>>['user']) {
  await user.click((await card()).getByRole('button', { name: 'Add photos' }));
  const form = within(await screen.findByRole('dialog', { name: 'Add photos' }));
  const bytes = pngOf(4, 3, { exif: exifOf({ place: PLACE }) }) as BlobPart;
  await user.upload(form.getByLabelText(/^Photos/), new File([bytes], 'pole.png', { type: 'image/png' }));
  await user.type(form.getByRole('textbox', { name: /^What pole\.png shows/ }), 'The pole');
  await user.click(form.getByRole('button', { name: 'Add the photo' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

test.each([
  [
    'the older form',
    'user' as const,
    async () => v1DraftPath(await addV1Draft({ latitude: null, longitude: null })),
  ],
  [
    'the newer form',
    'admin' as const,
    async () => draftPath(await addDraft({ latitude_avg: null, longitude_avg: null })),
  ],
])('a draft of %s gets a photo, whose place becomes its first', async (_form, as, made) => {
  const at = await made();
  const { user } = await renderScreen(<App />, { as, at });
  expect(await (await card()).findByText(/^No photos yet\./)).toBeVisible();
  await addPhoto(user);
  expect(await (await card()).findByRole('button', { name: 'Enlarge: The pole' })).toBeVisible();
  expect((await card()).getByText(/^The photo was taken at 30\.261000, -97\.745000\. Use/)).toBeVisible();
  await expectNoAxeViolations();
  await user.click((await card()).getByRole('button', { name: 'Use this place' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: /^Latitude/ })).toHaveValue('30.261000'));
  expect(screen.queryByText(/^The photo was taken/)).toBeNull();
  const params = { stationId: at.split('/').at(-1) ?? '' };
  const { reply } = await request('GET /stations/:stationId/photos', { params }, as);
  expect(reply.data.map(({ caption }) => caption)).toEqual(['The pole']);
});

const NEW_FORMS = [
  ['the older form', '/import-stations', 'Create Draft'],
  ['the newer form', '/next/import-stations', 'Add as Draft'],
] as const;

describe.each(NEW_FORMS)('%s, which stores nothing yet', (_form, at, save) => {
  const choosePhotos = async (...names: string[]) => {
    const view = await renderScreen(<App />, { as: 'admin', at });
    const files = names.map((name) => new File([pngOf(4, 3) as BlobPart], name, { type: 'image/png' }));
    await view.user.upload((await card()).getByLabelText(/^Photos/), files);
    await view.user.type(screen.getByRole('textbox', { name: /^Station Name/ }), 'Barton Creek at Lost Ln');
    await view.user.type(screen.getByRole('textbox', { name: /^Latitude/ }), '30.261000');
    await view.user.type(screen.getByRole('textbox', { name: /^Longitude/ }), '-97.745000');
    await view.user.tab();
    await waitFor(() => expect(screen.getByLabelText(/^TxDOT District/)).toHaveDisplayValue('Austin'));
    return view;
  };
  const say = async (user: UserEvent, name: string, caption: string) =>
    user.type(screen.getByRole('textbox', { name: `What ${name} shows` }), caption);
  const photosOfDraft = async () => {
    const [draft] = await testApi().query<{ id: number }>(
      `select id from stations where station_name = 'Barton Creek at Lost Ln'`,
    );
    if (!draft) return null;
    const params = { stationId: String(draft.id) };
    const { reply } = await request('GET /stations/:stationId/photos', { params }, 'admin');
    // the newest first
    return reply.data.map(({ caption }) => caption).toReversed();
  };

  test('takes photos, which are added in order once it is saved', async () => {
    const { user, dirty } = await choosePhotos('pole.png', 'path.png');
    expect(dirty()).toBe(true);
    await say(user, 'pole.png', 'The pole');
    await user.click(screen.getByRole('button', { name: save }));
    // nothing is stored while one of them says nothing
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'What path.png shows' })).toHaveFocus());
    expect(await photosOfDraft()).toBeNull();
    await say(user, 'path.png', 'The path');
    await expectNoAxeViolations();
    await user.click(screen.getByRole('button', { name: save }));
    expect(await screen.findByText(/Barton Creek at Lost Ln/)).toBeVisible();
    await waitFor(async () => expect(await photosOfDraft()).toEqual(['The pole', 'The path']));
    // for the next station
    expect((await card()).queryByRole('listitem')).toBeNull();
    await waitFor(() => expect(dirty()).toBe(false));
  });

  test('keeps a photo that was refused, with the station that it is of, until it is sent again', async () => {
    const { user, dirty } = await choosePhotos('pole.png', 'path.png');
    await say(user, 'pole.png', 'The pole');
    await say(user, 'path.png', 'The path');
    answerOnce('POST /stations/:stationId/photos', 503, { error: 'Full.', message: 'Full.' });
    await user.click(screen.getByRole('button', { name: save }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Barton Creek at Lost Ln is stored. One photo was not added; it says why.',
    );
    expect(screen.getByRole('textbox', { name: 'What pole.png shows' })).toHaveAccessibleDescription(
      /Full\./,
    );
    expect(await photosOfDraft()).toEqual(['The path']);
    expect(dirty()).toBe(true);
    await expectNoAxeViolations();
    await user.click(screen.getByRole('button', { name: 'Add the photo' }));
    await waitFor(async () => expect(await photosOfDraft()).toEqual(['The path', 'The pole']));
    expect(await screen.findByRole('button', { name: save })).toBeVisible();
  });
});
