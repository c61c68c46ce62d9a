import { request } from '../../testing/index.ts';

test('signs in with the right password', async () => {
  const { status, reply } = await request('POST /user/login', {
    body: { email: 'User@example.org', password: 'count-exchange' },
  });
  expect(status).toBe(200);
  expect(reply.user).toMatchObject({ email: 'user@example.org', agency: { name: 'City of Austin' } });
  expect(reply.expires_in).toBe(8 * 3600);
});

test('answers who the token is for', async () => {
  const { reply } = await request('POST /user/me', { body: {} }, 'houston');
  expect(reply).toMatchObject({ email: 'houston@example.org', super_admin: 0 });
});
