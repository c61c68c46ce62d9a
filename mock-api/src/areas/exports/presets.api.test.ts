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

  test('are fifty at the most', async () => {
    await testApi().query(
      `insert into export_presets (user_id, name, choices) select 3, 'P' || n, '{}' from generate_series(1, 50) n`,
    );
    expect((await save('One more')).status).toBe(409);
    expect(await testApi().query('select 1 from export_presets')).toHaveLength(50);
  });
});
