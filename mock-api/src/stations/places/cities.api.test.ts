import { forgetSignIns, request, testApi } from '../../testing/index.ts';

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
});

const terlingua = {
  city_area: 'Terlingua Ranch',
  county_code: 22,
  tmg_prefix: null,
  latitude: 29.45,
  longitude: -103.4,
};
const named = async (name: string) => {
  const { reply } = await request('GET /cities', {}, 'super');
  const city = reply.find(({ city_area }) => city_area === name);
  if (!city) throw new Error(`no ${name}`);
  const { id, county: _county, tmg_count: _count, version, ...asked } = city;
  return { id: String(id), version, asked };
};
const change = async (name: string, changes: object, as: 'super' | 'admin' = 'super') => {
  const { id, version, asked } = await named(name);
  return request('PUT /cities/:id', { params: { id }, body: { ...asked, version, ...changes } }, as);
};

test('a super admin adds a city, which can be chosen at once, and it is audited', async () => {
  await request('GET /next-station-options', {}, 'super');
  const { reply } = await request('POST /cities', { body: { ...terlingua, tmg_prefix: ' qz ' } }, 'super');
  expect(reply).toMatchObject({ ...terlingua, tmg_prefix: 'QZ', county: 'Brewster', tmg_count: 0 });
  const options = (await request('GET /next-station-options', {}, 'super')).reply.city;
  expect(options).toContainEqual(expect.objectContaining({ label: 'Terlingua Ranch', tmg_prefix: 'QZ' }));
  const { reply: told } = await request('GET /audit', { query: { action: 'city.add' } }, 'super');
  expect(told.data[0]?.text).toBe('Added the city Terlingua Ranch.');
});

test('renames and corrects a city and its prefix', async () => {
  const { status, reply } = await change('Marfa', {
    city_area: 'Marfa City',
    tmg_prefix: 'QZ',
    latitude: 30.31,
  });
  expect([status, reply.city_area, reply.tmg_prefix, reply.version]).toEqual([200, 'Marfa City', 'QZ', 2]);
  const { reply: told } = await request('GET /audit', { query: { action: 'city.update' } }, 'super');
  expect(told.data[0]?.text).toContain('Marfa → Marfa City');
  expect((await change('Austin', { city_area: 'City of Austin' })).status).toBe(200);
});

test('a prefix that was given up is never another city’s', async () => {
  expect((await change('Marfa', { tmg_prefix: 'QZ' })).status).toBe(200);
  expect((await change('Marfa', { tmg_prefix: 'QY' })).status).toBe(200);
  expect((await change('Alpine', { tmg_prefix: 'QZ' })).problem.errors).toEqual({
    tmg_prefix: ['This prefix is or was another city’s. Prefixes are never given twice.'],
  });
});

test.each([
  ['Austin', { tmg_prefix: 'QQ' }, 'tmg_prefix', 'Station numbers were issued under this prefix'],
  ['Austin', { county_code: 102 }, 'county_code', 'stays in its county'],
  ['Marfa', { tmg_prefix: 'AU' }, 'tmg_prefix', 'is or was another city’s'],
  ['Marfa', { tmg_prefix: '7A' }, 'tmg_prefix', 'two letters, or a letter and a digit'],
  ['Marfa', { city_area: ' ' }, 'city_area', 'Invalid name'],
  ['Marfa', { county_code: 999 }, 'county_code', 'There is no such county.'],
  ['Marfa', { latitude: 40 }, 'latitude', 'Invalid coordinates'],
])('%s with %j is refused at %s, and nothing is written', async (name, changes, field, sentence) => {
  const before = await named(name);
  const { status, problem } = await change(name, changes);
  expect([status, problem.errors?.[field]?.[0]]).toEqual([422, expect.stringContaining(sentence)]);
  expect(await named(name)).toEqual(before);
});

test('a second city of the same name in one county is refused', async () => {
  const { asked } = await named('Marfa');
  const { problem } = await request('POST /cities', { body: asked }, 'super');
  expect(problem.errors).toEqual({ city_area: ['This county already has a city of this name.'] });
});

test('one that was saved meanwhile is told, and nobody but super admins may', async () => {
  expect((await change('Marfa', { version: 7 })).status).toBe(409);
  expect((await change('Marfa', {}, 'admin')).status).toBe(403);
  expect((await request('GET /cities', {}, 'admin')).status).toBe(403);
  expect((await request('POST /cities', { body: terlingua }, 'admin')).status).toBe(403);
});
