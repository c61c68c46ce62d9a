import { screen, waitFor, within } from '@testing-library/react';
import { exifOf, forgetSignIns, pngOf, request, testApi } from 'mock-api/testing';
import { expectNoAxeViolations, renderScreen } from 'shared-ui/testing';
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

test.each(['/import-stations', '/next/import-stations'])(
  'the form at %s, which stores nothing yet, says when it can have photos',
  async (at) => {
    await renderScreen(<App />, { as: 'admin', at });
    expect(
      (await card()).getByText(/^Photos can be added once the station is saved as a draft/),
    ).toBeVisible();
    expect((await card()).queryByRole('button')).toBeNull();
  },
);
