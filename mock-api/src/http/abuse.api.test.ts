import type { ApiKey } from 'shared-ui/domain';
import { forgetSignIns, request, requestOf, signIn, testApi } from '../testing/index.ts';
import { walkRows, type WalkRow } from './walk.rows.ts';

const records = {
  station: 'AU0001',
  draft: 1,
  version: 1,
  importId: 1,
  exportId: 1,
  deployment: 1,
  registration: 1,
  self: 1,
};

/** What no field takes, or no field may take as it is. */
const nasty = [null, -1.5, 1e308, [[], {}], { $ne: 1 }, 'x'.repeat(100_000), 'a\u0000b', '\ud800'];

const bodies = (Object.keys(walkRows) as ApiKey[]).flatMap((key) => {
  const { body } = (walkRows[key] as WalkRow<ApiKey>).input(records) as { body?: object };
  return body && !(body instanceof FormData) ? [[key, body] as const] : [];
});

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
});

test.each(bodies)('%s answers every malformed field with a sentence of its own', async (key, body) => {
  for (const field of Object.keys(body)) {
    for (const value of nasty) {
      const input = {
        ...(walkRows[key] as WalkRow<ApiKey>).input(records),
        body: { ...body, [field]: value },
      };
      const response = await testApi().fetch(requestOf(key, input, await signIn('super')));
      const text = await response.text();
      // some fields take some of these; none of them may break the server
      expect([200, 400, 401, 404, 409, 413, 422]).toContain(response.status);
      expect(text).not.toMatch(/\n\s+at |node_modules|syntax error|pg_/);
      if (response.status === 200) {
        await testApi().reset();
        forgetSignIns();
        continue;
      }
      const { error, message } = JSON.parse(text) as Record<string, unknown>;
      expect(message).toBe(error);
      expect(message).toEqual(expect.stringMatching(/\S/));
    }
  }
});

test.each(bodies)('%s refuses a body that is too large before it reads it', async (key, body) => {
  const input = {
    ...(walkRows[key] as WalkRow<ApiKey>).input(records),
    body: { ...body, more: 'x'.repeat(11 * 1024 * 1024) },
  };
  const response = await testApi().fetch(requestOf(key, input, await signIn('super')));
  expect(response.status).toBe(413);
});

test.each(['<script>alert(1)</script>', '=HYPERLINK("http://x.example")', "Robert'); drop table users;--"])(
  'the name %s is kept as it was typed and does nothing',
  async (name) => {
    await request('PUT /users/:userId', { params: { userId: '3' }, body: { name } }, 'user');
    const { reply } = await request('GET /users/:userId', { params: { userId: '3' } }, 'admin');
    expect(reply[0]?.name).toBe(name);
    const agency = await request('POST /agencies', { body: { name, eco_domain: null } }, 'super');
    expect(agency.reply.name).toBe(name);
    const { data } = (await request('GET /audit', { query: {} }, 'super')).reply;
    expect(data.some(({ text }) => text.includes(name))).toBe(true);
  },
);
