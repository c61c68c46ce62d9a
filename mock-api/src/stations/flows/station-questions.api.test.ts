import { request, testApi } from 'mock-api/testing';
import type { Question } from 'shared-domain';
import { completeStation } from '../../testing/walk/walk.bodies.ts';
import { completeV1Station } from '../../testing/walk/walk.station-bodies.ts';

/** What a save says beside its answers. */
type Said = { year_station_established?: string; confirmed?: string[]; request_key?: string };

const FAR = { year_station_established: '2062-03-01' };
const KEY = 'far-date.year_station_established';

const nextDraft = async () =>
  (await request('POST /next-draft-stations', { body: completeStation }, 'admin')).reply.data.id;
const newerStation = async () =>
  (await request('POST /next-stations', { body: completeStation }, 'admin')).reply.data.station_id_tmg ?? '';
const v1Draft = async () =>
  (await request('POST /draft-stations', { body: { station: completeV1Station } }, 'admin')).reply.station.id;
const v1Station = async () => {
  const { reply } = await request('POST /stations', { body: { station: completeV1Station } }, 'admin');
  const channels = reply.station.channels.map(({ flowid_txdot: _id, ...channel }) => channel);
  return { station_id_tmg: reply.station_id_tmg, channels };
};

/** Every way to store a published station: prepares what it needs, answers how it is saved. */
const doors = {
  'the next form publishes at once': () => (said: Said) =>
    request('POST /next-stations', { body: { ...completeStation, ...said } }, 'admin'),
  'the next form publishes a draft': async () => {
    const id = String(await nextDraft());
    return (said: Said) =>
      request(
        'POST /next-draft-stations/:id/publish',
        { params: { id }, body: { station: { ...completeStation, ...said } } },
        'admin',
      );
  },
  'the next form updates': async () => {
    const id = await newerStation();
    return (said: Said) =>
      request('PUT /next-stations/:id', { params: { id }, body: { ...completeStation, ...said } }, 'admin');
  },
  'the v1 form publishes at once': () => (said: Said) =>
    request('POST /stations', { body: { station: { ...completeV1Station, ...said } } }, 'admin'),
  'the v1 form publishes a draft': async () => {
    const draft_id = await v1Draft();
    const station = { ...completeV1Station, draft_id };
    const { channels } = (
      await request('GET /draft-stations/:draftId', { params: { draftId: String(draft_id) } }, 'admin')
    ).reply;
    const rows = channels.map(({ flowid_txdot: _id, ...channel }) => channel);
    return (said: Said) =>
      request(
        'POST /draft-stations/publish',
        { body: { station: { ...station, channels: rows, ...said } } },
        'admin',
      );
  },
  'the v1 form updates': async () => {
    const stored = await v1Station();
    return (said: Said) =>
      request(
        'PUT /stations/channels/update',
        { body: { station: { ...completeV1Station, ...stored, ...said } } },
        'admin',
      );
  },
};
const stored = async () =>
  (
    await testApi().query<{ n: number }>(
      "select count(*)::int as n from stations where year_station_established = '2062-03-01'",
    )
  )[0]?.n;

test.each(Object.entries(doors))(
  '%s: a date in the far future is stored after a yes alone',
  async (_, prepare) => {
    const save = await prepare();
    const before = (await stored()) ?? 0;
    const { status, problem } = await save(FAR);
    expect(status).toBe(422);
    expect((problem as { questions?: Question[] }).questions).toEqual([
      {
        key: KEY,
        text: 'Date Station Established: Mar 1, 2062 is more than a year ahead. Is that right?',
      },
    ]);
    expect(Object.keys(problem.errors ?? {})).toEqual(['year_station_established']);
    expect(await stored()).toBe(before);
    expect((await save({ ...FAR, confirmed: ['another'] })).status).toBe(422);
    expect((await save({ ...FAR, confirmed: [KEY] })).status).toBe(200);
    expect(await stored()).toBe(before + 1);
  },
);

test('what was confirmed is not asked about again, another date is', async () => {
  const id = await newerStation();
  const save = (said: Said) =>
    request('PUT /next-stations/:id', { params: { id }, body: { ...completeStation, ...said } }, 'admin');
  await save({ ...FAR, confirmed: [KEY] });
  expect((await save(FAR)).status).toBe(200);
  expect((await save({ year_station_established: '2063-03-01' })).status).toBe(422);
});

test('a draft may hold any date; publishing it asks', async () => {
  const station = { ...completeStation, ...FAR };
  const { reply, status } = await request('POST /next-draft-stations', { body: station }, 'admin');
  expect(status).toBe(200);
  const id = String(reply.data.id);
  const publish = (said: Said) =>
    request(
      'POST /next-draft-stations/:id/publish',
      { params: { id }, body: { station: { ...station, ...said } } },
      'admin',
    );
  expect((await publish({})).status).toBe(422);
  expect((await publish({ confirmed: [KEY] })).status).toBe(200);
});

test('a confirmed creation that is sent again is stored once', async () => {
  const body = { ...completeStation, ...FAR, request_key: 'key-of-the-form-1234' };
  expect((await request('POST /next-stations', { body }, 'admin')).status).toBe(422);
  const first = await request('POST /next-stations', { body: { ...body, confirmed: [KEY] } }, 'admin');
  const again = await request('POST /next-stations', { body: { ...body, confirmed: [KEY] } }, 'admin');
  expect(again.reply.data.station_id_tmg).toBe(first.reply.data.station_id_tmg);
});

test('the question is in the language of the caller', async () => {
  const { problem } = await request(
    'POST /next-stations',
    { body: { ...completeStation, ...FAR } },
    'admin',
    {
      'accept-language': 'es',
    },
  );
  expect(problem.message).toBe(
    'Fecha de instalación de la estación: 1 mar 2062 está a más de un año de hoy. ¿Es correcto?',
  );
});
