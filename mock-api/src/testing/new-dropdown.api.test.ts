import { TMAS_ROWS } from 'shared-domain/fields';
import { TRIED, TRIED_COLUMN } from 'shared-domain/testing/tried-dropdown';
import { stationValues } from '../counts/exports/tmas/station-record.rules.ts';
import { selectTmasFlows } from '../counts/exports/tmas.sql.ts';
import { forgetSignIns, request, testApi } from './index.ts';
import { completeStation } from './walk/walk.bodies.ts';
import { completeV1Station } from './walk/walk.station-bodies.ts';

const { list, code, word, en, es } = TRIED;
const answered = { [TRIED_COLUMN]: code };
const next = { ...completeStation, ...answered };
const v1 = { ...completeV1Station, ...answered };

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
});

const inSpanish = { 'accept-language': 'es' };
const publishNext = async (body: object = next) =>
  request('POST /next-stations', { body: body as typeof next }, 'admin');
const storedOf = (number: string | null) =>
  testApi().query(`select ${TRIED_COLUMN} as code, id from stations where station_id_tmg = $1`, [number]);
const readBoth = async (stationId: string) => [
  (await request('GET /next-stations/:id', { params: { id: stationId } }, 'super')).reply,
  (await request('GET /stations/:stationId', { params: { stationId } }, 'super')).reply.record,
];

describe('a dropdown of the table of fields, from the real API to its column', () => {
  test('is offered with its codes, in the reader’s language', async () => {
    for (const key of ['GET /next-station-options', 'GET /station-options'] as const) {
      const { reply } = await request(key, {}, 'admin');
      expect(reply).toHaveProperty(
        list,
        expect.arrayContaining([expect.objectContaining({ code, label: word.en })]),
      );
      const { reply: spanish } = await request(key, {}, 'admin', inSpanish);
      expect(spanish).toHaveProperty(
        list,
        expect.arrayContaining([expect.objectContaining({ code, label: word.es })]),
      );
    }
  });

  test('is stored by either form, and both read it', async () => {
    const byNext = (await publishNext()).reply.data.station_id_tmg;
    const byV1 = (await request('POST /stations', { body: { station: v1 } }, 'admin')).reply.station_id_tmg;
    for (const number of [byNext ?? '', byV1]) {
      expect(await storedOf(number)).toEqual([expect.objectContaining({ code })]);
      for (const record of await readBoth(number)) expect(record).toMatchObject(answered);
    }
  });

  test('is kept with a draft and when that is published', async () => {
    const { data } = (await request('POST /next-draft-stations', { body: next }, 'admin')).reply;
    expect(data).toMatchObject(answered);
    const params = { id: String(data.draft_id) };
    const body = { station: { ...next, version: data.version } };
    const published = await request('POST /next-draft-stations/:id/publish', { params, body }, 'admin');
    expect(published.reply).toMatchObject(answered);
  });

  test('a code that is not on its list is refused by its name, and nothing is written', async () => {
    const { status, problem } = await publishNext({ ...next, [TRIED_COLUMN]: '~' });
    expect(status).toBe(422);
    expect(problem.errors?.[TRIED_COLUMN]).toEqual([expect.stringContaining(en)]);
    const number = `select 1 from stations where station_name = $1`;
    expect(await testApi().query(number, [next.station_name])).toEqual([]);
  });

  test('a change of it stands in the audit log by its name, in both languages', async () => {
    const { data } = (await publishNext({ ...next, [TRIED_COLUMN]: null })).reply;
    const params = { id: data.station_id_tmg ?? '' };
    const changed = await request(
      'PUT /next-stations/:id',
      { params, body: { ...next, version: data.version } },
      'admin',
    );
    expect(changed.reply).toMatchObject(answered);
    const told = async (headers?: Record<string, string>) =>
      (await request('GET /audit', { query: { action: 'station.update' } }, 'super', headers)).reply.data[0]
        ?.text;
    expect(await told()).toContain(en);
    expect(await told(inSpanish)).toContain(es);
  });

  test('stands in the description of the API, in what is sent and what comes back', async () => {
    const described = await testApi().fetch(new Request('http://count-exchange.test/api/openapi.json'));
    const { paths } = (await described.json()) as { paths: Record<string, Record<string, unknown>> };
    for (const [path, method] of [
      ['/next-stations', 'post'],
      ['/stations', 'post'],
      ['/next-stations/{id}', 'get'],
    ] as const) {
      expect(JSON.stringify(paths[path]?.[method])).toContain(`"${TRIED_COLUMN}"`);
    }
  });

  test('fills the station record of TMAS where the table says so, by the guide’s code', async () => {
    const { tmas } = TRIED;
    expect(TMAS_ROWS.find(({ column }) => column === TRIED_COLUMN)?.field).toBe(tmas?.field);
    await testApi().query(`update stations set ${TRIED_COLUMN} = $1 where id = 2`, [code]);
    const [flow] = await selectTmasFlows(testApi().db, [2]);
    const record = flow && stationValues(flow, 2025);
    expect(record).toMatchObject({ record_type: 'L', ...(tmas && { [tmas.field]: tmas.written }) });
  });
});
