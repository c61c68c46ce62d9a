import { request } from '../../testing/index.ts';

test('the picture is the built-in one unless another is set up', async () => {
  const query = { flowid_txdot: 'AU0001', nulls: true };
  expect(await request('GET /qc-settings', { query }, 'user')).toMatchObject({
    status: 200,
    reply: { embed: null },
  });
});

test('another agency’s station has no address', async () => {
  const { status } = await request('GET /qc-settings', { query: { flowid_txdot: 'AU0001' } }, 'houston');
  expect(status).toBe(404);
});
