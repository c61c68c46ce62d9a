import type { NewShareLink } from 'shared-domain';
import { forgetSignIns, request, testApi, type Persona } from '../../testing/index.ts';
import { AU } from '../../testing/stored-counts.ts';
import { openLink } from './open-link.ts';

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
});

const LINK: NewShareLink = { name: 'For the council', station_id: AU, query: null, days: 30 };
const make = (link: Partial<NewShareLink> = {}, as: Persona = 'user') =>
  request('POST /share-links', { body: { ...LINK, ...link } }, as);
const tokenOf = (address: string) => address.slice(address.lastIndexOf('/') + 1);
const open = (address: string, at = testApi().now().toISOString()) =>
  openLink({ db: testApi().db, now: () => new Date(at) }, tokenOf(address), 'en');
const list = async (as: Persona = 'user') => (await request('GET /share-links', {}, as)).reply.data;

test('a link shows one station with what is certified and what is not, and counts how often', async () => {
  const { reply } = await make();
  expect(reply.address).toMatch(/\/shared\/[\w-]{43}$/);
  const shown = await open(reply.address);
  if (shown?.is !== 'station') throw new Error('no station');
  expect(shown).toMatchObject({ station: AU, name: 'For the council', agency: 'City of Austin' });
  const days = shown.flows.flatMap((flow) => flow.days);
  expect(new Set(days.map((one) => one.certified))).toEqual(new Set([true, false]));
  expect(days.find(({ date }) => date === '2026-02-20')?.certified).toBe(false);
  await open(reply.address);
  expect(await list()).toMatchObject([
    { opened: 2, ended: false, kind: 'station', ending: reply.address.slice(-4) },
  ]);
});

test('the token itself is kept nowhere', async () => {
  const { reply } = await make();
  const rows = await testApi().query('select to_jsonb(l)::text as row from share_links l');
  expect(String(rows[0]?.row)).not.toContain(tokenOf(reply.address));
  expect(JSON.stringify(await list())).not.toContain(tokenOf(reply.address));
});

test('a link shows one comparison by its address', async () => {
  const query = `s=${AU}&from=2025-12-01&to=2025-12-07&bin=day`;
  const { reply } = await make({ station_id: null, query });
  const shown = await open(reply.address);
  expect(shown).toMatchObject({
    is: 'comparison',
    query,
    comparison: { series: [{ station_id_tmg: AU, values: expect.any(Array) }] },
  });
});

test.each([
  ['that is none', 'hello'],
  ['without a day that there is', `s=${AU}&from=2026-02-30&to=2026-03-01`],
  ['that ends before it begins', `s=${AU}&from=2026-02-02&to=2026-02-01`],
  ['longer than its bins allow', `s=${AU}&from=2020-01-01&to=2026-01-01&bin=hour`],
])('an address of a comparison %s makes no link', async (_, query) => {
  const { status, problem } = await make({ station_id: null, query });
  expect([status, problem.errors]).toEqual([
    422,
    { query: ['A link shows a comparison that can be drawn. Please look at its period and its bins.'] },
  ]);
  expect(await list()).toEqual([]);
});

test.each([
  ['nothing', { station_id: null, query: null }],
  ['two things', { station_id: AU, query: `s=${AU}&from=2026-02-01&to=2026-02-02` }],
])('a link that shows %s is refused at its field', async (_what, shown) => {
  const { status, problem } = await make(shown);
  expect([status, problem.errors]).toEqual([
    422,
    { station_id: ['A link shows one station or one comparison.'] },
  ]);
});

test('a link that was made of such an address leads nowhere, and to no error', async () => {
  const { reply } = await make({ station_id: null, query: `s=${AU}&from=2026-02-01&to=2026-02-02` });
  await testApi().query(`update share_links set query = 's=${AU}&from=2026-02-02&to=2026-02-01'`);
  expect(await open(reply.address)).toBeNull();
});

const NOW = '2026-03-03T00:00:00Z';

test.each<[string, () => Promise<unknown>, string]>([
  ['its time is over', () => Promise.resolve(), '2026-04-02T00:00:00Z'],
  [
    'somebody has ended it',
    async () => {
      const [{ id } = { id: 0 }] = await list();
      await request('DELETE /share-links/:id', { params: { id: String(id) } }, 'admin');
    },
    NOW,
  ],
  [
    'whoever made it works elsewhere',
    () =>
      testApi().query(
        `update users set agency_id = (select id from agencies where name like '%Houston%' limit 1) where email = 'user@example.org'`,
      ),
    NOW,
  ],
  [
    'the agency is closed',
    () => request('POST /agencies/:agencyId/close', { params: { agencyId: '3' }, body: {} }, 'super'),
    NOW,
  ],
  [
    'the station has moved',
    () =>
      testApi().query(
        `update stations set agency_id = (select id from agencies where name like '%Houston%' limit 1) where station_id_tmg = $1`,
        [AU],
      ),
    NOW,
  ],
])('it has ended once %s', async (_why, happen, at) => {
  const { reply } = await make();
  await happen();
  expect(await open(reply.address, at)).toEqual({ is: 'ended', agency: 'City of Austin' });
});

test('a token that is none opens nothing', async () => {
  await make();
  expect(await open('/shared/AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA')).toBeNull();
});

test('a person sees and ends their own links, an admin those of the agency, others none', async () => {
  await make({}, 'admin');
  await make();
  expect([(await list()).length, (await list('admin')).length, (await list('houston')).length]).toEqual([
    1, 2, 0,
  ]);
  const [{ id } = { id: 0 }] = (await list('admin')).filter(
    ({ created_by }) => created_by !== 'Uma Castillo',
  );
  const remove = (as: Persona) => request('DELETE /share-links/:id', { params: { id: String(id) } }, as);
  expect([(await remove('user')).status, (await remove('houston')).status]).toEqual([404, 404]);
  expect((await remove('admin')).status).toBe(200);
});

test.each([
  ['no name', { name: ' ' }],
  ['too many days', { days: 366 }],
])('a link of %s is refused', async (_what, link) => {
  expect((await make(link)).status).toBe(422);
  expect(await list()).toEqual([]);
});

test('a station of another agency is none', async () => expect((await make({}, 'houston')).status).toBe(404));
