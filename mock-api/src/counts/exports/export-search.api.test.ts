import type { StationSearch } from 'shared-domain';
import { forgetSignIns, request, testApi, type Persona } from '../../testing/index.ts';

const NOTHING = {
  txdot_districts: [],
  counties: [],
  count_types: [],
  travel_directions: [],
  count_methods: [],
};

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
});

const search = async (body: Partial<StationSearch>, as: Persona) =>
  request('POST /export/dropdown-stations', { body: { ...NOTHING, ...body } }, as);

describe('the search for stations', () => {
  test('offers the agency’s own stations with the reach of their certified counts', async () => {
    const { reply } = await search({}, 'user');
    expect(reply.every(({ station_id_tmg }) => station_id_tmg.startsWith('AU'))).toBe(true);
    expect(reply.find(({ station_id_tmg }) => station_id_tmg === 'AU0002')).toMatchObject({
      first_certified: '2026-02-09 00:00:00',
      last_certified: '2026-03-01 23:00:00',
    });
    expect(reply.find(({ station_id_tmg }) => station_id_tmg === 'AU0009')).toMatchObject({
      first_certified: null,
      last_certified: null,
    });
    expect((await search({}, 'houston')).reply.map(({ station_id_tmg }) => station_id_tmg)).toEqual([
      'HO0001',
      'HO0003',
    ]);
  });

  test('takes the body of an export to TMAS: places and agencies alone', async () => {
    const body = { txdot_districts: [14], counties: [], agencies: [3] };
    const { status, reply } = await request('POST /export/dropdown-stations', { body }, 'super');
    expect(status).toBe(200);
    expect(reply.map(({ station_id_tmg }) => station_id_tmg)).toContain('AU0001');
    expect(reply.every(({ agency_id }) => agency_id === 3)).toBe(true);
    expect((await request('POST /export/dropdown-stations', { body: {} }, 'user')).status).toBe(200);
  });

  test('offers a station without flows where nothing is asked of a flow', async () => {
    await testApi().query(
      `delete from flows where station_id = (select id from stations where station_id_tmg = 'AU0009')`,
    );
    const ids = async (body: Partial<StationSearch>) =>
      (await search(body, 'user')).reply.map(({ station_id_tmg }) => station_id_tmg);
    expect(await ids({})).toContain('AU0009');
    expect(await ids({ count_types: ['1'] })).not.toContain('AU0009');
  });

  test('reaches no further than what still is certified after a reopening', async () => {
    const reach = async () => {
      const row = (await search({}, 'user')).reply.find((one) => one.station_id_tmg === 'AU0002');
      return [row?.first_certified, row?.last_certified];
    };
    const reopen = (minDate: string, maxDate: string) =>
      request(
        'POST /counts/reopen',
        { body: { flowid_txdot: 'AU0002', minDate, maxDate, reason: 'Sensor moved' } },
        'super',
      );
    expect((await reopen('2026-02-25', '2026-03-01')).status).toBe(200);
    expect(await reach()).toEqual(['2026-02-09 00:00:00', '2026-02-24 23:00:00']);
    await reopen('2026-02-09', '2026-02-10');
    expect(await reach()).toEqual(['2026-02-11 00:00:00', '2026-02-24 23:00:00']);
    await reopen('2026-02-09', '2026-03-01');
    expect(await reach()).toEqual([null, null]);
  });

  test('narrows by what one flow of the station has', async () => {
    const ids = async (body: Partial<StationSearch>) =>
      (await search(body, 'user')).reply.map(({ station_id_tmg }) => station_id_tmg);
    expect(await ids({ count_types: ['1'] })).toEqual(['AU0002', 'AU0006', 'AU0009']);
    expect(await ids({ count_types: ['1'], travel_directions: ['3'] })).toEqual(['AU0002']);
    expect(await ids({ counties: [1] })).toEqual([]);
  });

  test('lets super admins narrow by agency and nobody else', async () => {
    const all = (await search({}, 'super')).reply;
    expect(new Set(all.map(({ agency_id }) => agency_id)).size).toBeGreaterThan(2);
    const [houston] = all.filter(({ station_id_tmg }) => station_id_tmg === 'HO0001');
    const own = await search({ agencies: [houston?.agency_id ?? 0] }, 'super');
    expect(own.reply.map(({ station_id_tmg }) => station_id_tmg)).toEqual(['HO0001', 'HO0003']);
    expect((await search({ agencies: [houston?.agency_id ?? 0] }, 'admin')).status).toBe(403);
  });
});
