import { request, testApi } from '../../testing/index.ts';

beforeEach(() => testApi().reset());

test('the map is the built-in one unless another is set up', async () => {
  expect(await request('GET /map-settings', {}, 'user')).toMatchObject({
    status: 200,
    reply: { tiles: null, embed: null },
  });
});
