import type { ApiKey } from 'shared-domain';
import { forgetSignIns, request, requestOf, signIn, testApi } from '../index.ts';
import { eachThatReaches } from './refused-unread.ts';
import { walkRows } from './walk.rows.ts';
import type { WalkRow } from './walk-row.ts';

const records = {
  station: 'AU0001',
  stationRow: 1,
  flow: {
    id: 1,
    identity: {
      count_method_code: '3',
      count_type_code: '2',
      travel_direction_code: '5',
      street_side_code: '9',
    },
  },
  draft: 1,
  draftFlow: 1,
  version: 1,
  importId: 1,
  exportId: 1,
  note: 1,
  validation: 1,
  factors: { draft: 1, proposed: 2, approved: 3 },
  shortCount: 1,
  fill: 1,
  photo: '5a8e7c1e-3f0f-4e9b-9d57-0d9c2f4a4f10',
  view: 1,
  stationGroup: 1,
  publication: 1,
  campaigns: { draft: 1, open: 2, closed: 3 },
  entry: 1,
  outage: 1,
  outages: { differs: 2, entered: 3 },
  closure: 1,
  visit: 1,
  equipment: 1,
  counterBefore: 1,
  equipmentChange: 1,
  tokens: { own: { 1: 1, 3: 1 }, agency: 1 },
  webhook: { id: 1, delivery: 1 },
  drop: 1,
  mapping: 1,
  deployment: 1,
  provider: 1,
  registration: 1,
  finding: 1,
  dismissed: 2,
  self: 1,
};

/** What no field takes, or no field may take as it is. */
const nasty = [null, -1.5, 1e308, [[], {}], { $ne: 1 }, 'x'.repeat(100_000), 'a\u0000b', '\ud800'];

const bodies = (Object.keys(walkRows) as ApiKey[]).flatMap((key) => {
  const { body } = (walkRows[key] as WalkRow<ApiKey>).input(records) as { body?: object };
  return body && !(body instanceof FormData) ? [[key, body] as const] : [];
});

/** Each field of a body, and of the record that some carry whole, with how it is replaced. */
function fieldsOf(body: object): [string, (field: string, value: unknown) => object][] {
  const { station } = body as { station?: unknown };
  const own = Object.keys(body).map(
    (name) => [name, (field: string, value: unknown) => ({ ...body, [field]: value })] as const,
  );
  const inner =
    typeof station === 'object' && station !== null
      ? Object.keys(station).map(
          (name) =>
            [
              name,
              (field: string, value: unknown) => ({ ...body, station: { ...station, [field]: value } }),
            ] as const,
        )
      : [];
  return [...own, ...inner].map(([name, replaced]) => [name, replaced]);
}

async function afresh() {
  await testApi().reset();
  forgetSignIns();
}
beforeEach(afresh);

/** How a wrong field may be answered: 403 where a factor is set up without proof, 410 where a step of a sign-in is over. */
const PLAIN = [200, 400, 401, 403, 404, 409, 410, 413, 422];

/** Milliseconds for one call's fields, of which the largest form makes some four hundred requests. */
const ENOUGH = 60_000;

test.each(bodies)(
  '%s answers every malformed field with a sentence of its own',
  async (key, body) => {
    const input = (walkRows[key] as WalkRow<ApiKey>).input(records);
    const rows = fieldsOf(body).flatMap(([field, replaced]) =>
      nasty.map((value) => ({ input: { ...input, body: replaced(field, value) } })),
    );
    await eachThatReaches(key, rows, async (_, send) => {
      const response = await send();
      const text = await response.text();
      // some fields take some of these; none of them may break the server
      expect(PLAIN).toContain(response.status);
      expect(text).not.toMatch(/\n\s+at |node_modules|syntax error|pg_/);
      if (response.status === 200) return afresh();
      const { error, message } = JSON.parse(text) as Record<string, unknown>;
      expect(message).toBe(error);
      expect(message).toEqual(expect.stringMatching(/\S/));
    });
  },
  ENOUGH,
);

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
