import { request } from 'mock-api/testing';
import type { FlowRequest, Keyed } from 'shared-domain';
import { completeStation } from '../../testing/walk/walk.bodies.ts';
import { completeFlow } from '../../testing/walk/walk.station-bodies.ts';

const flow: Keyed<FlowRequest> = {
  ...completeFlow,
  travel_direction_code: null,
  count_location_to_roadway_code: '1',
  request_key: 'flow-form-00000000001',
};
const addDraft = async () =>
  (await request('POST /next-draft-stations', { body: completeStation }, 'admin')).reply.data;
const send = (draft: number, change: Partial<FlowRequest> = {}) =>
  request('POST /next-draft-flows', { body: { ...flow, ...change, next_draft_station_id: draft } }, 'admin');
const flowsOf = async (id: number) =>
  (await request('GET /next-draft-stations/:id', { params: { id: String(id) } }, 'admin')).reply.flows;

describe('a flow that is sent again under its key', () => {
  test('is added once, also when it comes several times at once', async () => {
    const { id } = await addDraft();
    const all = await Promise.all(Array.from({ length: 5 }, () => send(id)));
    expect(all.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await flowsOf(id)).toEqual([all[0]?.reply]);
  });

  test('keeps what was changed before it was sent again', async () => {
    const { id } = await addDraft();
    const { reply } = await send(id);
    expect((await send(id, { name: 'Renamed' })).reply).toMatchObject({ id: reply.id, version: 2 });
    expect((await send(id, { name: 'Renamed' })).reply.version).toBe(2);
    expect(await flowsOf(id)).toMatchObject([{ id: reply.id, name: 'Renamed' }]);
  });

  test('does not write over what someone else has saved meanwhile', async () => {
    const { id } = await addDraft();
    const { reply } = await send(id);
    const { request_key: _key, ...answers } = flow;
    const params = { id: String(reply.id) };
    await request('PUT /next-draft-flows/:id', { params, body: { ...answers, name: 'Theirs' } }, 'admin');
    const { status, problem } = await send(id, { name: 'Mine' });
    expect(status).toBe(409);
    expect(problem.current).toMatchObject({ name: 'Theirs' });
  });

  test('is another one in another draft', async () => {
    const [one, other] = [await addDraft(), await addDraft()];
    const flows = [await send(one.id), await send(other.id)];
    expect(new Set(flows.map(({ reply }) => reply.id)).size).toBe(2);
  });
});
