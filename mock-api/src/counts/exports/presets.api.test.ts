import { forgetSignIns, request, testApi, type Persona } from '../../testing/index.ts';

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
});

describe('presets', () => {
  const choices = {
    txdot_districts: [],
    counties: [],
    count_types: [],
    travel_directions: [],
    count_methods: [],
    stations: ['AU0002'],
    fromDate: '',
    toDate: '',
    countData: true,
    stationMetadata: false,
  };
  const save = (name: string, as: Persona = 'user', change = {}) =>
    request('POST /export/presets', { body: { name, choices: { ...choices, ...change } } }, as);
  const names = async (as: Persona = 'user') =>
    (await request('GET /export/presets', {}, as)).reply.map(({ name }) => name);

  test('are kept by name for their person alone', async () => {
    await save(' Trails ');
    await save('Bridges', 'user', { count_types: ['2'] });
    expect(await names()).toEqual(['Bridges', 'Trails']);
    expect(await names('admin')).toEqual([]);
    const { reply } = await request('GET /export/presets', {}, 'user');
    expect(reply[0]?.choices).toEqual({ ...choices, count_types: ['2'] });
  });

  test('take the place of one of the same name', async () => {
    const first = await save('Trails');
    const second = await save('TRAILS', 'user', { stationMetadata: true });
    expect(second.reply.id).toBe(first.reply.id);
    expect(await names()).toEqual(['TRAILS']);
  });

  test('are deleted by their person alone', async () => {
    const { id } = (await save('Trails')).reply;
    const remove = (as: Persona) => request('DELETE /export/presets/:id', { params: { id: String(id) } }, as);
    expect((await remove('admin')).status).toBe(404);
    expect((await remove('user')).reply).toEqual({ success: true });
    expect(await names()).toEqual([]);
  });

  test('need a name that is not too long', async () => {
    expect((await save('  ')).problem.errors).toEqual({ name: ['This field is required.'] });
    expect((await save('x'.repeat(61))).problem.errors).toEqual({
      name: ['The name has at most 60 characters.'],
    });
  });

  test('name no station of another agency', async () => {
    expect((await save('Trails', 'user', { stations: ['AU0002', 'HO0001'] })).status).toBe(404);
    expect((await save('Trails', 'user', { stations: ['XX0001'] })).status).toBe(404);
    expect(await names()).toEqual([]);
  });

  test('say which of their stations are gone, and take none of another agency', async () => {
    await save('Trails', 'user', { stations: ['AU0002', 'AU0001'] });
    await testApi().query(
      `update export_presets set choices = jsonb_set(choices, '{stations}', '["AU0002", "AU9999", "HO0001", "AU0001"]')`,
    );
    const [preset] = (await request('GET /export/presets', {}, 'user')).reply;
    expect(preset?.choices.stations).toEqual(['AU0002', 'AU0001']);
    expect(preset?.lost_stations).toEqual(['AU9999', 'HO0001']);
  });

  test('follow the person’s current agency', async () => {
    const { id } = (await save('Trails')).reply;
    await testApi().query('update users set agency_id = 4 where id = 3');
    expect(await names()).toEqual([]);
    const params = { id: String(id) };
    expect((await request('DELETE /export/presets/:id', { params }, 'user')).status).toBe(404);
    expect((await save('Trails', 'user', { stations: ['HO0001'] })).reply.id).not.toBe(id);
    await testApi().query('update users set agency_id = 3 where id = 3');
    const { reply } = await request('GET /export/presets', {}, 'user');
    expect(reply.map((one) => [one.id, one.choices.stations])).toEqual([[id, ['AU0002']]]);
  });

  test('are fifty at the most', async () => {
    await testApi().query(
      `insert into export_presets (user_id, agency_id, name, choices) select 3, 3, 'P' || n, '{}' from generate_series(1, 50) n`,
    );
    expect((await save('One more')).status).toBe(409);
    expect(await testApi().query('select 1 from export_presets')).toHaveLength(50);
  });
});
