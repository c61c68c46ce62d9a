import { request, testApi, type Persona } from 'mock-api/testing';
import type { FlowRequest, NextFlow } from 'shared-domain';
import { completeStation } from '../../testing/walk/walk.bodies.ts';
import { completeFlow } from '../../testing/walk/walk.station-bodies.ts';

const half: FlowRequest = {
  ...Object.fromEntries(Object.keys(completeFlow).map((field) => [field, null])),
  name: '',
} as FlowRequest;

/** A flow that goes with the roads of the demonstration's stations. */
const fitting: FlowRequest = { ...completeFlow, direction_of_route_code: '1' };
/** Austin's station without counts. */
const EMPTY = 'AU0009';
const station = async (stationId: string) =>
  (await request('GET /next-stations/:id', { params: { id: stationId } }, 'super')).reply;
const add = (next_station_id: number, flow: FlowRequest, as: Persona = 'admin') =>
  request('POST /next-flows', { body: { ...flow, next_station_id } }, as);
const change = (id: number, body: FlowRequest & { version?: number }, as: Persona = 'admin') =>
  request('PUT /next-flows/:id', { params: { id: String(id) }, body }, as);
const remove = (id: number, as: Persona = 'admin') =>
  request('DELETE /next-flows/:id', { params: { id: String(id) } }, as);
const toRequest = ({ id: _i, flowid_txdot: _f, has_counts: _h, created_at: _c, ...rest }: NextFlow) => rest;

const addDraft = async (as: Persona = 'admin') =>
  (await request('POST /next-draft-stations', { body: completeStation }, as)).reply.data;
const addToDraft = (draft: number, flow: FlowRequest, as: Persona = 'admin') =>
  request('POST /next-draft-flows', { body: { ...flow, next_draft_station_id: draft } }, as);
const changeInDraft = (id: number, body: FlowRequest & { version?: number }, as: Persona = 'admin') =>
  request('PUT /next-draft-flows/:id', { params: { id: String(id) }, body }, as);
const publish = (draft: number) =>
  request(
    'POST /next-draft-stations/:id/publish',
    { params: { id: String(draft) }, body: { station: completeStation } },
    'admin',
  );
const lastAudit = async () =>
  (await testApi().query('select action, station_id, detail from audit_log order by id desc limit 1'))[0];

/** Houston's people do not have the preview; its admin here does. */
beforeAll(async () => {
  await testApi().query("update users set flag_next_stations = true where email = 'houston@example.org'");
});

describe('options and prediction', () => {
  test('the form is offered every list in the language asked for', async () => {
    const { reply } = await request('GET /next-flow-options', {}, 'admin', { 'accept-language': 'es' });
    expect(Object.values(reply).every((list) => list.length > 0)).toBe(true);
    expect(reply.vendor).toContainEqual({ code: '5', label: 'Diamond Traffic', disabled: true });
    expect(reply.surfaceCondition[0]).toEqual({ code: '1', label: 'Excelente' });
  });

  test('answers are learned from the published flows that the caller may see', async () => {
    const body = {
      count_method_code: '3',
      facility_type_code: '8',
      street_side_code: '9',
      count_type_code: '2',
      vendor_code: '1',
      predict: ['sensor_type' as const, 'count_location_to_roadway' as const],
    };
    const { reply } = await request('POST /next-flow-predict', { body }, 'admin');
    expect(reply).toEqual({ sensor_type: 'LI', count_location_to_roadway: '3' });
    const unheardOf = { ...body, count_type_code: '3' };
    const none = await request('POST /next-flow-predict', { body: unheardOf }, 'admin');
    expect(none.reply).toEqual({ sensor_type: null, count_location_to_roadway: null });
  });

  test('a field that can not be predicted is refused', async () => {
    const body = {
      count_method_code: '3',
      facility_type_code: '8',
      street_side_code: '9',
      count_type_code: '2',
      vendor_code: '1',
      predict: ['password' as 'sensor_type'],
    };
    const { status, problem } = await request('POST /next-flow-predict', { body }, 'admin');
    expect(status).toBe(422);
    expect(Object.keys(problem.errors ?? {})).toEqual(['predict.0']);
  });
});

describe('flows of a published station', () => {
  test('a flow is added under the id that counts and exports know it by', async () => {
    const { id } = await station(EMPTY);
    const { status, reply } = await add(id, fitting);
    expect(status).toBe(200);
    expect(reply).toMatchObject({
      ...fitting,
      flowid_txdot: `${EMPTY}-3-3-1-9`,
      has_counts: false,
      version: 1,
    });
    expect(await lastAudit()).toMatchObject({ action: 'flow.add', station_id: id });
    expect((await station(EMPTY)).flows).toContainEqual(reply);
  });

  test('a flow without a street side counts both', async () => {
    const { id } = await station(EMPTY);
    const { reply } = await add(id, { ...fitting, count_type_code: '4', street_side_code: null });
    expect(reply).toMatchObject({ street_side_code: '9', flowid_txdot: `${EMPTY}-3-4-1-9` });
    await remove(reply.id);
  });

  test('what is required and missing is said field by field, and nothing is written', async () => {
    const before = await station(EMPTY);
    const { status, problem } = await add(before.id, { ...half, vendor_code: '1' });
    expect(status).toBe(422);
    expect(problem.errors).toEqual({
      name: ['Name: this field is required.'],
      eco_id: ['Eco ID: this field is required.'],
      count_method_code: ['Count Method: this field is required.'],
      count_type_code: ['Count Type: this field is required.'],
      travel_direction_code: ['Travel Direction: this field is required.'],
      sensor_type_code: ['Sensor Type: this field is required.'],
    });
    expect(await station(EMPTY)).toEqual(before);
  });

  test.each<[string, Partial<Record<keyof FlowRequest, unknown>>, string]>([
    ['a sensor that does not exist', { sensor_type_code: 'YY' }, 'sensor_type_code'],
    ['a vendor that is not served yet', { vendor_code: '5' }, 'vendor_code'],
    ['an interval of more than a day', { count_interval: 1441 }, 'count_interval'],
    ['an interval with a fraction', { count_interval: 7.5 }, 'count_interval'],
    ['a name without end', { name: 'x'.repeat(121) }, 'name'],
    ['a name over two lines', { name: 'one\ntwo' }, 'name'],
    ['a name that turns the direction of writing', { name: 'Bicycle \u202eBN' }, 'name'],
    ['a code as a number', { count_type_code: 2 }, 'count_type_code'],
    ['a zero byte in the notes', { other_notes: 'a\u0000b' }, 'other_notes'],
  ])('%s is refused at its field', async (_name, fault, field) => {
    const { id } = await station(EMPTY);
    const { status, problem } = await add(id, { ...fitting, ...fault } as FlowRequest);
    expect(status).toBe(422);
    expect(Object.keys(problem.errors ?? {})).toEqual([field]);
  });

  test('a second flow with the same four codes is refused, in the language of the caller', async () => {
    const { id, flows } = await station('AU0001');
    const twin = { ...completeFlow, direction_of_route_code: null, ...identityOf(flows[0]) };
    const { status, problem } = await add(id, twin);
    expect(status).toBe(409);
    expect(problem.errors).toEqual({ travel_direction_code: [problem.message] });
    expect(problem.message).toBe(
      'This station has a flow with the same count method, count type, travel direction and street side.',
    );
  });

  test('of two equal flows added at once one is refused', async () => {
    const { id } = await station(EMPTY);
    const flow = { ...fitting, count_type_code: '5' };
    const both = await Promise.all([add(id, flow), add(id, flow)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  test('a flow keeps its four codes and takes everything else', async () => {
    const [flow] = (await station('AU0001')).flows as [NextFlow];
    const { reply } = await change(flow.id, {
      ...toRequest(flow),
      name: 'Southbound bicycles',
      count_interval: 15,
    });
    expect(reply).toEqual({
      ...flow,
      name: 'Southbound bicycles',
      count_interval: 15,
      version: flow.version + 1,
    });
    expect(await lastAudit()).toMatchObject({
      action: 'flow.update',
      detail: { fields: ['name', 'count_interval'] },
    });
    const moved = await change(flow.id, { ...toRequest(reply), travel_direction_code: '3' });
    expect(moved.status).toBe(409);
    expect(moved.problem.message).toMatch(/^The count method, count type, travel direction/);
    expect((await station('AU0001')).flows[0]).toEqual(reply);
  });

  test('a stale update answers the newer flow and writes nothing', async () => {
    const [flow] = (await station('AU0002')).flows as [NextFlow];
    await change(flow.id, { ...toRequest(flow), mounting_object: 'Fence' });
    const stale = await change(flow.id, { ...toRequest(flow), mounting_object: 'Wall' });
    expect(stale.status).toBe(409);
    expect(stale.problem.message).toBe('Someone else has saved this flow since you opened it.');
    expect(stale.problem.current).toMatchObject({ mounting_object: 'Fence', version: flow.version + 1 });
    expect((await station('AU0002')).flows[0]).toMatchObject({ mounting_object: 'Fence' });
  });

  test('a flow with counts is not deleted; one without is', async () => {
    const [counted] = (await station('AU0001')).flows as [NextFlow];
    expect(counted.has_counts).toBe(true);
    const refused = await remove(counted.id);
    expect(refused.status).toBe(409);
    expect(refused.problem.message).toBe('This flow has counts and cannot be deleted.');
    const { id } = await station(EMPTY);
    const { reply } = await add(id, { ...fitting, count_type_code: '9' });
    expect((await remove(reply.id)).reply).toEqual({ success: true });
    expect(await lastAudit()).toMatchObject({ action: 'flow.delete', detail: { flow_id: reply.id } });
    expect((await remove(reply.id)).status).toBe(404);
  });

  test('a flow is not deleted while counts are imported, which may be its own', async () => {
    const { id } = await station(EMPTY);
    const { reply } = await add(id, { ...fitting, count_type_code: '7' });
    const importing = (now: boolean) =>
      testApi().query('update stations set importing = $2 where id = $1', [id, now]);
    await importing(true);
    const { status, problem } = await remove(reply.id);
    expect(status).toBe(409);
    expect(problem.message).toMatch(/^Counts are being imported for/);
    await importing(false);
    expect((await remove(reply.id)).status).toBe(200);
  });
});

describe('flows of a draft', () => {
  test('a flow may be half filled in, and completed later', async () => {
    const draft = await addDraft();
    const { status, reply } = await addToDraft(draft.id, half);
    expect(status).toBe(200);
    expect(reply).toMatchObject({ ...half, count_location_to_roadway_code: '1', flowid_txdot: null });
    const whole = await changeInDraft(reply.id, { ...completeFlow, version: 1 });
    expect(whole.reply).toMatchObject({ ...completeFlow, count_location_to_roadway_code: '1', version: 2 });
    const again = await changeInDraft(reply.id, { ...completeFlow, travel_direction_code: '5' });
    expect(again.reply.travel_direction_code).toBe('5');
  });

  test('two half flows are no twins; two equal whole ones are', async () => {
    const draft = await addDraft();
    const statuses = [];
    for (const flow of [half, half, completeFlow, completeFlow]) {
      statuses.push((await addToDraft(draft.id, flow)).status);
    }
    expect(statuses).toEqual([200, 200, 200, 409]);
  });

  test('a draft is published with its flows, which then have ids of their own', async () => {
    const draft = await addDraft();
    await addToDraft(draft.id, { ...completeFlow, street_side_code: null });
    const { status, reply } = await publish(draft.id);
    expect(status).toBe(200);
    expect(reply.flows).toMatchObject([
      {
        ...completeFlow,
        count_location_to_roadway_code: '1',
        flowid_txdot: `${reply.station_id_tmg}-3-3-1-9`,
      },
    ]);
  });

  test('a draft whose flow lacks something is not published, and says which', async () => {
    const draft = await addDraft();
    const { reply: flow } = await addToDraft(draft.id, { ...completeFlow, sensor_type_code: null, name: '' });
    const { status, problem } = await publish(draft.id);
    expect(status).toBe(422);
    expect(problem.errors).toEqual({
      [`flows.${flow.id}.name`]: ['Flow “1”: Name: this field is required.'],
      [`flows.${flow.id}.sensor_type_code`]: ['Flow “1”: Sensor Type: this field is required.'],
    });
    const after = await request(
      'GET /next-draft-stations/:id',
      { params: { id: String(draft.id) } },
      'admin',
    );
    expect(after.reply).toMatchObject({ draft: true, flows: [flow] });
  });

  test('two flows that would count the same once published are told', async () => {
    const draft = await addDraft();
    await addToDraft(draft.id, completeFlow);
    const { reply: other } = await addToDraft(draft.id, { ...completeFlow, street_side_code: null });
    const { status, problem } = await publish(draft.id);
    expect(status).toBe(422);
    expect(Object.keys(problem.errors ?? {})).toEqual([`flows.${other.id}.travel_direction_code`]);
  });

  test('a deleted draft takes its flows along', async () => {
    const draft = await addDraft();
    const { reply: flow } = await addToDraft(draft.id, completeFlow);
    await request('DELETE /next-draft-stations/:id', { params: { id: String(draft.id) } }, 'admin');
    expect(await testApi().query('select id from flows where id = $1', [flow.id])).toEqual([]);
  });

  test('the calls for drafts do not reach published flows, nor the others drafts', async () => {
    const draft = await addDraft();
    const { reply: flow } = await addToDraft(draft.id, completeFlow);
    const published = await station('AU0001');
    const refused = await Promise.all([
      add(draft.id, completeFlow),
      change(flow.id, completeFlow),
      remove(flow.id),
      addToDraft(published.id, completeFlow),
      changeInDraft(published.flows[0]?.id ?? 0, completeFlow),
      request('DELETE /next-draft-flows/:id', { params: { id: String(published.flows[0]?.id) } }, 'admin'),
    ]);
    expect(refused.map(({ status }) => status)).toEqual([404, 404, 404, 409, 409, 409]);
    expect(refused[3].problem.message).toBe('This draft has been published as AU0001 since you opened it.');
  });
});

describe('who may', () => {
  test("another agency's flows do not exist, and nothing is written", async () => {
    const published = await station('AU0001');
    const draft = await addDraft();
    const { reply: flow } = await addToDraft(draft.id, completeFlow);
    const id = published.flows[0]?.id ?? 0;
    const refused = await Promise.all([
      add(published.id, completeFlow, 'houston'),
      change(id, completeFlow, 'houston'),
      remove(id, 'houston'),
      addToDraft(draft.id, completeFlow, 'houston'),
      changeInDraft(flow.id, completeFlow, 'houston'),
      request('DELETE /next-draft-flows/:id', { params: { id: String(flow.id) } }, 'houston'),
    ]);
    expect(refused.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
    expect(await station('AU0001')).toEqual(published);
  });

  test.each(['abc', '0', '99999999999999', '1.5'])('there is no flow %s', async (id) => {
    expect((await request('DELETE /next-flows/:id', { params: { id } }, 'admin')).status).toBe(404);
  });

  test('the database itself keeps half a flow out of a published station', async () => {
    const { id } = await station(EMPTY);
    const write = testApi().query("insert into flows (station_id, name) values ($1, 'Half')", [id]);
    await expect(write).rejects.toThrow('without its four codes');
    const draft = await addDraft();
    await addToDraft(draft.id, half);
    const skip = testApi().query(
      "update stations set draft = false, station_id_tmg = 'ZZ9999' where id = $1",
      [draft.id],
    );
    await expect(skip).rejects.toThrow('can not be published');
  });
});

function identityOf(flow: NextFlow | undefined): Partial<FlowRequest> {
  return {
    count_method_code: flow?.count_method_code ?? null,
    count_type_code: flow?.count_type_code ?? null,
    travel_direction_code: flow?.travel_direction_code ?? null,
    street_side_code: flow?.street_side_code ?? null,
  };
}
