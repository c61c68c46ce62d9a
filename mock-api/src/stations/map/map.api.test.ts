import { gzipSync } from 'node:zlib';
import { Compression } from 'pmtiles';
import { forgetSignIns, request, requestOf, signIn, testApi } from '../../testing/index.ts';
import { madeArchive } from '../../testing/made-archive.ts';
import { openTileArchive } from './tile-archive.ts';

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
});

test('the map is the built-in one unless another is set up', async () => {
  expect(await request('GET /map-settings', {}, 'user')).toMatchObject({
    status: 200,
    reply: { tiles: null, embed: null },
  });
});

describe('an archive of street tiles', () => {
  beforeEach(() => {
    const austin = { z: 12, x: 935, y: 1686, bytes: gzipSync('streets of Austin') };
    const file = madeArchive({ tiles: [austin], tileCompression: Compression.Gzip });
    testApi().settings.tileArchive = openTileArchive(file);
  });

  const ask = async (place: string, headers: Record<string, string> = {}) => {
    const [z = '', x = '', y = ''] = place.split('/');
    const params = { z, x, y };
    return testApi().fetch(requestOf('GET /map-tiles/:z/:x/:y', { params }, await signIn('user'), headers));
  };
  const AUSTIN = '12/935/1686';

  test('answers a tile as it lies there, which its reader keeps for a day', async () => {
    const response = await ask(AUSTIN, { 'accept-encoding': 'gzip, deflate, br' });
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/vnd.mapbox-vector-tile',
      'content-encoding': 'gzip',
      'cache-control': 'private, max-age=86400',
      vary: 'accept-encoding',
    });
    expect(Buffer.from(await response.arrayBuffer())).toEqual(gzipSync('streets of Austin'));
  });

  test('unpacks it for who reads no gzip', async () => {
    const response = await ask(AUSTIN, { 'accept-encoding': 'identity' });
    expect(response.headers.get('content-encoding')).toBeNull();
    expect(await response.text()).toBe('streets of Austin');
  });

  test('says that it is still the same', async () => {
    const { headers } = await ask(AUSTIN);
    const again = await ask(AUSTIN, { 'if-none-match': headers.get('etag') ?? '' });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect((await ask(AUSTIN, { 'if-none-match': '"other"' })).status).toBe(200);
  });

  test('answers empty where it has no tile', async () => {
    for (const place of ['12/0/0', '13/1/1', '26/0/0', '99/0/0']) {
      const response = await ask(place);
      expect([place, response.status, await response.text()]).toEqual([place, 204, '']);
    }
  });

  test.each(['12/935/1686.5', '-1/0/0', '12/../../etc', '012/1/1', '12/x/1', '12/1e3/1', '12/1/999999999'])(
    'knows no address such as %s',
    async (place) => expect((await ask(place)).status).toBe(404),
  );

  test('is for people who are signed in', async () => {
    const { status } = await testApi().fetch(
      requestOf('GET /map-tiles/:z/:x/:y', { params: { z: 12, x: 935, y: 1686 } }),
    );
    expect(status).toBe(401);
  });
});

test('without an archive there are no tiles', async () => {
  expect((await request('GET /map-tiles/:z/:x/:y', { params: { z: 0, x: 0, y: 0 } }, 'user')).status).toBe(
    404,
  );
});
