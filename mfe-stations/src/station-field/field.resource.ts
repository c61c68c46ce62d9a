import type { Api, EquipmentFacts, NewVisit, StationEquipment, StationVisit } from 'shared-domain';
import { call } from 'shared-ui/api';
import { ask, invalidate, type Asked } from 'shared-ui/query';

/** Visits to a station and the counters that stood there. */
export type FieldRecord = Api['GET /stations/:stationId/field']['reply'];

const key = (stationId: string) => ['stations', 'field', stationId];

/** What people did and saw at a station. */
export const fieldQuery = (stationId: string): Asked<FieldRecord> => ({
  queryKey: key(stationId),
  queryFn: ({ signal }) => call('GET /stations/:stationId/field', { params: { stationId } }, { signal }),
});

/** A visit says whether the counter needs somebody: its state is asked for anew with it. */
const changed = (stationId: string) =>
  Promise.all([
    invalidate(key(stationId)),
    invalidate(['stations', 'health', stationId]),
    invalidate(['network', 'health']),
  ]);

/** Enters a visit, under the form's idempotency key. */
export async function addVisit(stationId: string, body: NewVisit & { request_key: string }): Promise<void> {
  await call('POST /stations/:stationId/visits', { params: { stationId }, body });
  await changed(stationId);
}

/** Deletes a visit; what is known is asked for again in any case. */
export async function removeVisit(stationId: string, { id }: StationVisit): Promise<void> {
  try {
    await call('DELETE /stations/:stationId/visits/:visitId', { params: { stationId, visitId: String(id) } });
  } finally {
    await changed(stationId);
  }
}

/** Enters a counter, under the form's idempotency key. */
export async function addEquipment(
  stationId: string,
  body: EquipmentFacts & { request_key: string },
): Promise<StationEquipment> {
  const stored = await call('POST /stations/:stationId/equipment', { params: { stationId }, body });
  await invalidate(key(stationId));
  return stored;
}

/** Changes what is known of a counter, over the version that was read. */
export async function changeEquipment(
  stationId: string,
  { id, version }: Pick<StationEquipment, 'id' | 'version'>,
  facts: EquipmentFacts,
): Promise<StationEquipment> {
  const params = { stationId, equipmentId: String(id) };
  const stored = await call('PUT /stations/:stationId/equipment/:equipmentId', {
    params,
    body: { ...facts, version },
  });
  await invalidate(key(stationId));
  return stored;
}

/** A counter as it is stored by now; the last one known where it is gone. */
export async function newerEquipment(stationId: string, known: StationEquipment): Promise<StationEquipment> {
  return (await ask(fieldQuery(stationId))).equipment.find(({ id }) => id === known.id) ?? known;
}

/** Deletes a counter; what is known is asked for again in any case. */
export async function removeEquipment(stationId: string, { id }: StationEquipment): Promise<void> {
  const params = { stationId, equipmentId: String(id) };
  try {
    await call('DELETE /stations/:stationId/equipment/:equipmentId', { params });
  } finally {
    await invalidate(key(stationId));
  }
}
