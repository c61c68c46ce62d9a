import { forgetSignIns, request, testApi, type Persona } from '../testing/index.ts';
import { letOut, workOnOpenData } from '../testing/open-data.ts';
import { pngOf } from '../testing/small-pictures.ts';
import { AU } from '../testing/stored-counts.ts';

// months of counts go out
jest.setTimeout(120_000);

const HO = 'HO0001';
const PAGE = `/public/stations/${AU}`;
const look = async (path: string, headers: Record<string, string> = {}) => {
  const response = await testApi().fetch(new Request(`http://count-exchange.test${path}`, { headers }));
  return { status: response.status, headers: response.headers, text: await response.text() };
};

async function added(caption: string, stationId = AU): Promise<string> {
  const body = new FormData();
  body.set('caption', caption);
  body.set('file', new Blob([pngOf(8, 6) as BlobPart]), 'IMG_1.png');
  const { reply } = await request(
    'POST /stations/:stationId/photos',
    { params: { stationId }, body },
    'super',
  );
  return reply.photo.id;
}

const change = (
  photoId: string,
  body: { caption: string; version: number; is_public?: boolean },
  as: Persona,
) => request('PUT /stations/:stationId/photos/:photoId', { params: { stationId: AU, photoId }, body }, as);

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
  await letOut(AU, { first_month: '2025-12-01' });
  await workOnOpenData('2026-03-10T15:00:00Z');
});

test('a photo that an admin ticks is on the public page, with its pictures, until it is unticked', async () => {
  const [shown, kept] = [await added('Under the <oak>'), await added('The box')];
  const before = (await look(PAGE)).headers.get('etag') ?? '';
  const { reply } = await change(shown, { caption: 'Under the <oak>', version: 1, is_public: true }, 'admin');
  expect(reply).toMatchObject({ is_public: true, may_publish: true, version: 2 });
  const { text, status } = await look(PAGE, { 'if-none-match': before });
  expect(status).toBe(200);
  expect(text).toContain('Under the &lt;oak&gt;');
  expect(text).not.toContain('The box');
  for (const size of ['small', 'large']) {
    const path = `${PAGE}/photos/${shown}/${size}`;
    expect(text).toContain(path);
    const picture = await look(path);
    expect([picture.status, picture.headers.get('content-type'), picture.headers.get('set-cookie')]).toEqual([
      200,
      'image/jpeg',
      null,
    ]);
    expect(picture.headers.get('cache-control')).toBe('public, max-age=300');
    const again = await look(path, { 'if-none-match': picture.headers.get('etag') ?? '' });
    expect([again.status, again.text]).toEqual([304, '']);
    expect((await look(`${PAGE}/photos/${kept}/${size}`)).status).toBe(404);
  }
  // its words go out as it does
  const words = await change(shown, { caption: 'Under the oak', version: 2 }, 'super');
  expect(words.reply).toMatchObject({ is_public: true, version: 3 });
  await change(shown, { caption: 'Under the oak', version: 3, is_public: false }, 'admin');
  expect((await look(PAGE)).text).not.toContain('Under the oak');
  expect((await look(`${PAGE}/photos/${shown}/small`)).status).toBe(404);
  const told = await request('GET /audit', { query: { station: AU } }, 'admin');
  expect(told.reply.data.map(({ text: line }) => line)).toEqual(
    expect.arrayContaining([
      'Put the photo “Under the <oak>” on the public page.',
      'Took the photo “Under the oak” off the public page.',
    ]),
  );
});

test('only an admin ticks one, and none of a visit', async () => {
  const id = await added('The counter');
  await testApi().query(
    `update station_photos set user_id = (select id from users where email = 'user@example.org') where id = $1`,
    [id],
  );
  const own = await change(id, { caption: 'Mine', version: 1, is_public: true }, 'user');
  expect([own.status, own.problem.message]).toEqual([
    403,
    'Only an admin decides what everybody sees of a photo.',
  ]);
  await change(id, { caption: 'The counter', version: 1, is_public: true }, 'admin');
  expect((await change(id, { caption: 'My cousin', version: 2 }, 'user')).status).toBe(403);
  expect((await look(PAGE)).text).not.toContain('My cousin');
  await change(id, { caption: 'The counter', version: 2, is_public: false }, 'admin');
  const visit = `insert into station_visits (station_id, visited_on, user_name, reason, outcome, done, created_at)
    select id, '2026-02-01', 'Uma', 'round', 'fine', 'Looked', now() from stations where station_id_tmg = $1 returning id`;
  const [{ id: visitId } = { id: 0 }] = await testApi().query<{ id: number }>(visit, [AU]);
  await testApi().query('update station_photos set visit_id = $2 where id = $1', [id, visitId]);
  const ofVisit = await change(id, { caption: 'The counter', version: 3, is_public: true }, 'admin');
  expect([ofVisit.status, ofVisit.problem.message]).toEqual([
    422,
    'A photo of a visit shows equipment and is not shown to everybody.',
  ]);
  expect((await look(PAGE)).text).not.toContain('photos/');
});

test('a photo of a station that is not out, or no more, is nowhere, ticked or not', async () => {
  const elsewhere = await added('Not out', HO);
  const here = await added('Out');
  await testApi().query('update station_photos set public_since = now()');
  expect((await look(`/public/stations/${HO}/photos/${elsewhere}/small`)).status).toBe(404);
  expect((await look(`${PAGE}/photos/${elsewhere}/small`)).status).toBe(404);
  expect((await look(`${PAGE}/photos/${here}/small`)).status).toBe(200);
  for (const address of [`${PAGE}/photos/${here}/huge`, `${PAGE}/photos/1/small`, `${PAGE}/photos/'/small`])
    expect((await look(address)).status).toBe(404);
  await testApi().query(`update open_data_stations set gone_through = version, withdrawn_at = now()`);
  expect((await look(`${PAGE}/photos/${here}/small`)).status).toBe(404);
});

test('a photo of a station that moves stays out as its counts do, and is its new agency’s to take off', async () => {
  const id = await added('Under the oak');
  await change(id, { caption: 'Under the oak', version: 1, is_public: true }, 'admin');
  await testApi().query(
    `update stations set agency_id = (select agency_id from users where email = 'houston@example.org')
     where station_id_tmg = $1`,
    [AU],
  );
  await workOnOpenData('2026-03-11T15:00:00Z');
  expect((await look(`${PAGE}/photos/${id}/small`)).status).toBe(200);
  const off = { caption: 'Under the oak', version: 2, is_public: false };
  expect((await change(id, off, 'admin')).status).toBe(404);
  await testApi().query("update users set admin = true where email = 'houston@example.org'");
  expect((await change(id, off, 'houston')).reply).toMatchObject({ is_public: false });
  expect((await look(`${PAGE}/photos/${id}/small`)).status).toBe(404);
});
