import { CAPTION_MAX, PHOTO_MAX_BYTES, STATION_PHOTOS_MAX } from 'shared-domain';
import { forgetSignIns, request, requestOf, signIn, testApi, type Persona } from '../../testing/index.ts';
import { exifOf, pngOf, TINY_WEBP } from '../../testing/small-pictures.ts';

const STATION = { stationId: 'AU0004' };
const KEY = 'a-key-made-by-the-form';
const PNG = pngOf(4, 3);

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
});

type Sent = { bytes?: Buffer; name?: string; caption?: string; key?: string; visit?: number; as?: Persona };
function formOf({ bytes = PNG, name = 'IMG_1.png', caption = 'The counter', key, visit }: Sent): FormData {
  const form = new FormData();
  form.set('caption', caption);
  if (key) form.set('request_key', key);
  if (visit) form.set('visit_id', String(visit));
  form.set('file', new Blob([bytes as BlobPart]), name);
  return form;
}
const add = (sent: Sent = {}, station = STATION) =>
  request('POST /stations/:stationId/photos', { params: station, body: formOf(sent) }, sent.as ?? 'user');
const list = async () =>
  (await request('GET /stations/:stationId/photos', { params: STATION }, 'user')).reply.data;
const at = (photoId: string) => ({ ...STATION, photoId });
const change = (id: string, caption: string, version: number, as: Persona = 'user') =>
  request('PUT /stations/:stationId/photos/:photoId', { params: at(id), body: { caption, version } }, as);
const remove = (id: string, as: Persona = 'user') =>
  request('DELETE /stations/:stationId/photos/:photoId', { params: at(id) }, as);
const picture = async (id: string, size: string, as: Persona = 'user') =>
  testApi().fetch(
    requestOf(
      'GET /stations/:stationId/photos/:photoId/:size',
      { params: { ...at(id), size } },
      await signIn(as),
    ),
  );
const files = async () => (await testApi().files.list()).map(({ name }) => name);

test('a photo is kept at two sizes as JPEG, which their reader may keep for a year', async () => {
  const { status, reply } = await add({ caption: ' The counter behind the bench ' });
  expect(status).toBe(200);
  expect(reply).toMatchObject({
    photo: {
      caption: 'The counter behind the bench',
      author: 'Uma Castillo',
      width: 4,
      height: 3,
      version: 1,
    },
    place: null,
  });
  expect(await list()).toEqual([reply.photo]);
  for (const size of ['small', 'large']) {
    const response = await picture(reply.photo.id, size);
    expect([...response.headers]).toEqual(
      expect.arrayContaining([
        ['content-type', 'image/jpeg'],
        ['cache-control', 'private, max-age=31536000, immutable'],
      ]),
    );
    expect(Buffer.from(await response.arrayBuffer()).subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
  }
  expect((await picture(reply.photo.id, 'huge')).status).toBe(404);
});

test('where it was taken is told with its distance, and kept nowhere', async () => {
  const [row] = await testApi().query<{ latitude: number; longitude: number }>(
    `select latitude, longitude from stations where station_id_tmg = 'AU0004'`,
  );
  const { latitude, longitude } = row ?? { latitude: 0, longitude: 0 };
  const exif = exifOf({ place: { latitude: latitude + 0.00036, longitude } });
  const { reply } = await add({ bytes: pngOf(4, 3, { exif }) });
  expect(reply.place?.meters).toBe(40);
  const kept = await picture(reply.photo.id, 'large');
  expect(Buffer.from(await kept.arrayBuffer()).includes('Exif')).toBe(false);
  expect(JSON.stringify(await testApi().query('select * from station_photos'))).not.toContain('latitude');
});

test.each([
  ['no file', { bytes: Buffer.alloc(0) }, 422, 'Choose a photo.'],
  [
    'another kind under a photo’s name',
    { bytes: Buffer.from('Date,NB'), name: 'a.jpg' },
    422,
    /^This is no photo/,
  ],
  ['HEIC', { bytes: Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0', 'latin1') }, 422, /^Photos in HEIC/],
  ['a damaged one', { bytes: pngOf(40, 40).subarray(0, 60) }, 422, /^The photo is damaged/],
  [
    'one that unpacks to too much',
    { bytes: pngOf(1, 1, { told: [60_000, 60_000] }) },
    422,
    /more than 30 megapixels/,
  ],
  [
    'one that is too large',
    { bytes: Buffer.alloc(PHOTO_MAX_BYTES + 1) },
    413,
    'The photo is larger than 20 MB.',
  ],
  ['no caption', { caption: ' ' }, 422, 'This field is required.'],
  ['a caption with strange characters', { caption: 'a\u0007b' }, 422, /^A text has characters/],
  ['a caption that is too long', { caption: 'x'.repeat(CAPTION_MAX + 1) }, 422, /./],
])('%s is refused, and nothing is kept', async (_what, sent, wanted, sentence) => {
  const { status, problem } = await add(sent);
  const [told] = problem.errors?.caption ?? [problem.message];
  expect([status, told]).toEqual([wanted, expect.stringMatching(sentence)]);
  expect([await list(), await files()]).toEqual([[], []]);
});

test('a form that is none, and one of another field, are refused', async () => {
  const other = new FormData();
  other.set('caption', 'The counter');
  other.set('photo', new Blob([PNG as BlobPart]), 'a.png');
  const { status, problem } = await request(
    'POST /stations/:stationId/photos',
    { params: STATION, body: other },
    'user',
  );
  expect([status, problem.message]).toEqual([422, 'Choose a photo.']);
});

test('sent twice it is added once', async () => {
  const first = await add({ key: KEY });
  const again = await add({ key: KEY });
  expect(again.reply).toEqual(first.reply);
  expect([(await list()).length, (await files()).length]).toEqual([1, 2]);
});

test('who brought it and an admin change and delete it, nobody else; its pictures go with it', async () => {
  const own = (await add()).reply.photo;
  const theirs = (await add({ as: 'admin', bytes: TINY_WEBP })).reply.photo;
  expect((await change(own.id, 'From the bridge', 1)).reply).toMatchObject({
    caption: 'From the bridge',
    version: 2,
  });
  expect((await change(own.id, 'From the street', 2, 'admin')).status).toBe(200);
  for (const refused of [await change(theirs.id, 'No', 1), await remove(theirs.id)]) {
    expect(refused.status).toBe(403);
    expect(refused.problem.message).toMatch(/^Only the person who added this photo/);
  }
  const stale = await change(own.id, 'Late', 2);
  expect([stale.status, stale.problem.current]).toEqual([409, expect.objectContaining({ version: 3 })]);
  expect((await remove(own.id)).reply).toEqual({ success: true });
  expect((await list()).map(({ id }) => id)).toEqual([theirs.id]);
  expect((await files()).toSorted()).toEqual([
    `photo-${theirs.id}-large.jpg`,
    `photo-${theirs.id}-small.jpg`,
  ]);
});

test('each step stands in the audit log under the station', async () => {
  const { id } = (await add()).reply.photo;
  await change(id, 'From the bridge', 1);
  await remove(id);
  const told = await testApi().query(
    `select action, detail, s.station_id_tmg from audit_log a join stations s on s.id = a.station_id
     where action like 'photo.%' order by a.id`,
  );
  expect(told).toEqual([
    { action: 'photo.add', station_id_tmg: 'AU0004', detail: { photo_id: id, caption: 'The counter' } },
    {
      action: 'photo.update',
      station_id_tmg: 'AU0004',
      detail: { photo_id: id, before: { caption: 'The counter' }, after: { caption: 'From the bridge' } },
    },
    {
      action: 'photo.delete',
      station_id_tmg: 'AU0004',
      detail: { photo_id: id, caption: 'From the bridge' },
    },
  ]);
});

test('another agency’s station, and a photo under another station’s number, do not exist', async () => {
  const { id } = (await add()).reply.photo;
  expect((await remove(id, 'houston')).status).toBe(404);
  expect((await add({ as: 'houston' })).status).toBe(404);
  expect((await picture(id, 'small', 'houston')).status).toBe(404);
  expect((await add({}, { stationId: 'AU9999' })).status).toBe(404);
  const elsewhere = { stationId: 'AU0001', photoId: id };
  const refused = await request('DELETE /stations/:stationId/photos/:photoId', { params: elsewhere }, 'user');
  expect(refused.status).toBe(404);
  expect(await list()).toHaveLength(1);
});

test('a station has so many photos, and its agency so much room, whoever adds', async () => {
  const fill = (count: number, bytes: number) =>
    testApi().query(
      `insert into station_photos (id, station_id, user_name, caption, width, height, bytes, created_at)
       select gen_random_uuid(), s.id, 'Uma Castillo', 'Photo ' || n, 4, 3, $2::int, now()
       from stations s, generate_series(1, $1::int) n where station_id_tmg = 'AU0004'`,
      [count, bytes],
    );
  await fill(1, 5000);
  testApi().settings.photoQuota = { files: 0, bytes: 5001 };
  const noRoom = await add({ as: 'super' });
  expect([noRoom.status, noRoom.problem.message]).toEqual([
    422,
    expect.stringMatching(/^The photos of this/),
  ]);
  testApi().settings.photoQuota = { files: 0, bytes: 0 };
  await fill(STATION_PHOTOS_MAX - 1, 1);
  const full = await add();
  expect([full.status, full.problem.message]).toEqual([
    409,
    expect.stringMatching(/^This station has as many/),
  ]);
  expect([(await list()).length, await files()]).toEqual([STATION_PHOTOS_MAX, []]);
});

test('the photos of a visit are counted by the visit, and leave the station its own room', async () => {
  const visited = async () => {
    const body = {
      visited_on: '2026-02-20',
      reason: 'round' as const,
      outcome: 'fine' as const,
      done: 'All well',
      battery_volts: null,
      clock_error_seconds: null,
      next_visit: null,
    };
    return (await request('POST /stations/:stationId/visits', { params: STATION, body }, 'user')).reply.id;
  };
  const fill = (visit: number | null) =>
    testApi().query(
      `insert into station_photos (id, station_id, user_name, caption, width, height, bytes, created_at, visit_id)
       select gen_random_uuid(), s.id, 'Uma Castillo', 'Photo ' || n, 4, 3, 1, now(), $2::int
       from stations s, generate_series(1, $1::int) n where station_id_tmg = 'AU0004'`,
      [STATION_PHOTOS_MAX, visit],
    );
  const [first, second] = [await visited(), await visited()];
  await fill(first);
  const full = await add({ visit: first });
  expect([full.status, full.problem.message]).toEqual([
    409,
    'This visit has as many photos as it can hold. Please delete one that is not needed any more.',
  ]);
  expect((await add({ visit: second })).status).toBe(200);
  expect((await add()).reply.photo.visit_id).toBeNull();
  await testApi().query('delete from station_photos where visit_id is null');
  await fill(null);
  expect((await add()).status).toBe(409);
  expect((await add({ visit: second })).status).toBe(200);
});

test('a picture that is gone says so', async () => {
  const { id } = (await add()).reply.photo;
  for (const name of await files()) await testApi().files.remove(name);
  const response = await picture(id, 'large');
  expect([response.status, ((await response.json()) as { message: string }).message]).toEqual([
    404,
    'The picture is not there any more.',
  ]);
});
