import { forgetSignIns, request, requestOf, signIn, testApi, type Persona } from '../../testing/index.ts';
import { exifOf, pngOf } from '../../testing/small-pictures.ts';
import { completeStation } from '../../testing/walk/walk.bodies.ts';
import { completeV1Station } from '../../testing/walk/walk.station-bodies.ts';

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
});
afterEach(() => jest.restoreAllMocks());

/** A draft of one form: how it is added, published, and deleted. */
type Draft = { id: string; publish: () => Promise<string | null>; remove: () => Promise<number> };

async function v1Draft(): Promise<Draft> {
  const { reply } = await request('POST /draft-stations', { body: { station: completeV1Station } }, 'user');
  const draft_id = reply.station.draft_id ?? 0;
  const station = { ...completeV1Station, draft_id };
  return {
    id: String(draft_id),
    publish: async () =>
      (await request('POST /draft-stations/publish', { body: { station } }, 'user')).reply.station_id_tmg,
    remove: async () => {
      const params = { draftId: String(draft_id) };
      return (await request('DELETE /draft-stations/:draftId', { params }, 'user')).status;
    },
  };
}

async function nextDraft(): Promise<Draft> {
  const { reply } = await request('POST /next-draft-stations', { body: completeStation }, 'admin');
  const params = { id: String(reply.data.draft_id) };
  const body = { station: completeStation };
  return {
    id: params.id,
    publish: async () =>
      (await request('POST /next-draft-stations/:id/publish', { params, body }, 'admin')).reply
        .station_id_tmg,
    remove: async () => (await request('DELETE /next-draft-stations/:id', { params }, 'admin')).status,
  };
}

const FORMS: [string, () => Promise<Draft>][] = [
  ['the older form', v1Draft],
  ['the newer form', nextDraft],
];

const add = (
  stationId: string,
  { as = 'user', bytes = pngOf(4, 3) }: { as?: Persona; bytes?: Buffer } = {},
) => {
  const body = new FormData();
  body.set('caption', 'Where the pole will stand');
  body.set('file', new Blob([bytes as BlobPart]), 'IMG_1.png');
  return request('POST /stations/:stationId/photos', { params: { stationId }, body }, as);
};
const list = (stationId: string, as: Persona = 'user') =>
  request('GET /stations/:stationId/photos', { params: { stationId } }, as);
const picture = async (stationId: string, photoId: string, as: Persona = 'user') => {
  const params = { stationId, photoId, size: 'small' };
  const call = requestOf('GET /stations/:stationId/photos/:photoId/:size', { params }, await signIn(as));
  return (await testApi().fetch(call)).status;
};
const files = async () => (await testApi().files.list()).map(({ name }) => name);

test.each(FORMS)(
  'a draft of %s has photos, which are the station’s once it is published',
  async (_form, made) => {
    const draft = await made();
    const { status, reply } = await add(draft.id);
    expect(status).toBe(200);
    const { photo } = reply;
    expect((await list(draft.id)).reply.data).toEqual([photo]);
    const station = (await draft.publish()) ?? '';
    expect(station).toMatch(/^AU\d{4}$/);
    expect((await list(station)).reply.data).toEqual([photo]);
    expect(await picture(station, photo.id)).toBe(200);
    // what a page that was opened before still shows
    expect(await picture(draft.id, photo.id)).toBe(200);
  },
);

test.each(FORMS)('what is deleted with a draft of %s goes with its pictures', async (_form, made) => {
  const draft = await made();
  const other = await made();
  await add(draft.id);
  const kept = (await add(other.id)).reply.photo;
  expect(await files()).toHaveLength(4);
  expect(await draft.remove()).toBe(200);
  expect((await list(draft.id)).status).toBe(404);
  expect((await files()).toSorted()).toEqual([`photo-${kept.id}-large.jpg`, `photo-${kept.id}-small.jpg`]);
  expect(await testApi().query('select id from station_photos')).toEqual([{ id: kept.id }]);
});

test('for another agency neither the draft nor its photos exist', async () => {
  const { id: stationId } = await v1Draft();
  const { id: photoId } = (await add(stationId)).reply.photo;
  const at = { stationId, photoId };
  const body = { caption: 'Mine', version: 1 };
  expect((await add(stationId, { as: 'houston' })).status).toBe(404);
  expect((await list(stationId, 'houston')).status).toBe(404);
  expect(await picture(stationId, photoId, 'houston')).toBe(404);
  for (const refused of [
    await request('PUT /stations/:stationId/photos/:photoId', { params: at, body }, 'houston'),
    await request('DELETE /stations/:stationId/photos/:photoId', { params: at }, 'houston'),
  ])
    expect(refused.status).toBe(404);
  expect((await list(stationId)).reply.data).toMatchObject([{ id: photoId, version: 1 }]);
});

test.each(['0', 'draft.1', '1.5', '-1', '999999999'])('there is no draft %s', async (stationId) => {
  expect([(await list(stationId)).status, (await add(stationId)).status]).toEqual([404, 404]);
});

/** Something that happens while a photo is on its way: made, but not remembered yet. */
function meanwhile<T>(happens: () => Promise<T>): { told: () => T | undefined } {
  const store = testApi().files;
  const write = store.write.bind(store);
  let told: T | undefined;
  jest.spyOn(store, 'write').mockImplementationOnce(async (...sent) => {
    told = await happens();
    return write(...sent);
  });
  return { told: () => told };
}

test('one that is added while another tab publishes the draft is the station’s', async () => {
  const draft = await v1Draft();
  const published = meanwhile(draft.publish);
  expect((await add(draft.id)).status).toBe(200);
  expect((await list(published.told() ?? '')).reply.data).toHaveLength(1);
  // and one that is added afterwards from that page
  expect((await add(draft.id)).status).toBe(200);
  expect((await list(published.told() ?? '')).reply.data).toHaveLength(2);
});

test('one that is added while another tab deletes the draft is refused, and nothing is kept', async () => {
  const draft = await v1Draft();
  const removed = meanwhile(draft.remove);
  expect((await add(draft.id)).status).toBe(404);
  expect([removed.told(), await files()]).toEqual([200, []]);
});

test('they take of the agency’s room as those of stations do', async () => {
  const { id } = await v1Draft();
  await add(id);
  testApi().settings.photoQuota = { files: 1, bytes: 0 };
  for (const station of [id, 'AU0004']) {
    const { status, problem } = await add(station);
    expect([status, problem.message]).toEqual([422, expect.stringMatching(/^The photos of this/)]);
  }
});

test('where one was taken is told though the draft has no place yet, and kept nowhere', async () => {
  const station = { ...completeV1Station, latitude: null, longitude: null };
  const { reply } = await request('POST /draft-stations', { body: { station } }, 'user');
  const exif = exifOf({ place: { latitude: 30.261, longitude: -97.745 } });
  const added = await add(String(reply.station.draft_id), { bytes: pngOf(4, 3, { exif }) });
  expect(added.reply.place).toEqual({ latitude: 30.261, longitude: -97.745, meters: null });
  expect(JSON.stringify(await testApi().query('select * from station_photos'))).not.toContain('30.261');
});
