import { EMBED_SITES_MAX } from 'shared-domain';
import { forgetSignIns, request, testApi, type Persona } from '../../testing/index.ts';
import { letOut, workOnOpenData } from '../../testing/open-data.ts';
import { AU } from '../../testing/stored-counts.ts';

// months of counts go out
jest.setTimeout(120_000);

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
});

const chosen = async (as: Persona = 'admin') => (await request('GET /embed-sites', {}, as)).reply;
const choose = (sites: string[], version: number, as: Persona = 'admin') =>
  request('PUT /embed-sites', { body: { sites, version } }, as);

test('an agency’s pieces stand in anybody’s pages until it names sites, and again once it names none', async () => {
  await letOut(AU, { first_month: '2025-12-01' });
  await workOnOpenData('2026-03-10T15:00:00Z');
  const embed = (etag = '') =>
    testApi().fetch(
      new Request(`http://count-exchange.test/embed/figure/${AU}`, {
        headers: etag ? { 'if-none-match': etag } : {},
      }),
    );
  const ancestors = ({ headers }: Response) =>
    /frame-ancestors (.*)$/.exec(headers.get('content-security-policy') ?? '')?.[1];
  const before = await embed();
  expect(ancestors(before)).toBe('*');
  const { status, reply } = await choose(['WWW.example.org', '*.austin.example', 'www.example.org/'], 0);
  const sites = ['https://www.example.org', 'https://*.austin.example'];
  expect([status, reply]).toEqual([200, { sites, version: 1 }]);
  const after = await embed(before.headers.get('etag') ?? '');
  expect([after.status, ancestors(after)]).toEqual([200, sites.join(' ')]);
  const kept = await embed(after.headers.get('etag') ?? '');
  expect([kept.status, ancestors(kept)]).toEqual([304, sites.join(' ')]);
  await choose([], 1);
  expect(ancestors(await embed())).toBe('*');
});

test('what is no site is refused with its name, and nothing is written', async () => {
  const refused = await choose(['https://www.example.org', 'https://a.org; script-src *'], 0);
  const text =
    '“https://a.org; script-src *” is no site. Write it as https://www.example.org, or https://*.example.org for all below it.';
  expect([refused.status, refused.problem.errors]).toEqual([422, { sites: [text] }]);
  const many = Array.from({ length: EMBED_SITES_MAX + 1 }, (_, at) => `https://s${at}.example.org`);
  expect((await choose(many, 0)).status).toBe(422);
  expect(await chosen()).toEqual({ sites: [], version: 0 });
});

test('over sites that somebody else has chosen meanwhile is refused with those', async () => {
  const twice = await Promise.all([choose(['a.example.org'], 0), choose(['b.example.org'], 0)]);
  expect(new Set(twice.map(({ status }) => status))).toEqual(new Set([200, 409]));
  const now = await chosen();
  expect(twice.find(({ status }) => status === 409)?.problem.current).toEqual(now);
  expect((await choose([], 7)).status).toBe(409);
});

test('each agency’s admins choose for their own, and it is noted', async () => {
  await choose(['a.example.org'], 0);
  expect((await choose([], 1, 'user')).status).toBe(403);
  expect(await chosen('super')).toEqual({ sites: [], version: 0 });
  const { reply } = await request('GET /audit', { query: { action: 'embed-sites.choose' } }, 'admin');
  expect(reply.data[0]?.text).toBe('Chose the sites in whose pages figures and pictures may stand.');
});
