import type {
  Api,
  EquipmentChange,
  EquipmentChangeFacts,
  EquipmentFacts,
  EquipmentFile,
  EquipmentFileKind,
  NewVisit,
  StationEquipment,
  StationVisit,
} from 'shared-domain';
import { call, callFile } from 'shared-ui/api';
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
export async function addVisit(
  stationId: string,
  body: NewVisit & { request_key: string },
): Promise<StoredVisit> {
  const stored = await call('POST /stations/:stationId/visits', { params: { stationId }, body });
  await changed(stationId);
  return versioned(stored);
}

/** A visit with its version; one that can be corrected has one. */
export type StoredVisit = StationVisit & { version: number };
const versioned = (visit: StationVisit): StoredVisit => ({ ...visit, version: visit.version ?? 1 });

/** Corrects a visit, over the version that was read. */
export async function correctVisit(
  stationId: string,
  { id, version }: Pick<StoredVisit, 'id' | 'version'>,
  visit: NewVisit,
): Promise<StoredVisit> {
  const params = { stationId, visitId: String(id) };
  const stored = await call('PUT /stations/:stationId/visits/:visitId', {
    params,
    body: { ...visit, version },
  });
  await changed(stationId);
  return versioned(stored);
}

/** A visit as it is stored by now; the last one known where it is gone. */
export async function newerVisit(stationId: string, known: StoredVisit): Promise<StoredVisit> {
  const newer = (await ask(fieldQuery(stationId))).visits.find(({ id }) => id === known.id);
  return newer ? versioned(newer) : known;
}

/** Deletes a visit; what is known is asked for again in any case. */
export async function removeVisit(stationId: string, { id }: StationVisit): Promise<void> {
  try {
    await call('DELETE /stations/:stationId/visits/:visitId', { params: { stationId, visitId: String(id) } });
  } finally {
    await changed(stationId);
  }
}

/** A counter, and a change of one, stands beside the counts of its day, too. */
export const changedCounter = (stationId: string) =>
  Promise.all([invalidate(key(stationId)), invalidate(['calendar'])]);

/** Enters a counter, under the form's idempotency key. */
export async function addEquipment(
  stationId: string,
  body: EquipmentFacts & { request_key: string },
): Promise<StationEquipment> {
  const stored = await call('POST /stations/:stationId/equipment', { params: { stationId }, body });
  await changedCounter(stationId);
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
  await changedCounter(stationId);
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
    await changedCounter(stationId);
  }
}

/** Enters a change of a counter, under the form's idempotency key. */
export async function addChange(
  counter: CounterAt,
  body: EquipmentChangeFacts & { request_key: string },
): Promise<EquipmentChange> {
  const path = 'POST /stations/:stationId/equipment/:equipmentId/changes';
  const stored = await call(path, { params: counter, body });
  await changedCounter(counter.stationId);
  return stored;
}

/** Corrects a change of a counter, over the version that was read. */
export async function correctChange(
  counter: CounterAt,
  { id, version }: Pick<EquipmentChange, 'id' | 'version'>,
  facts: EquipmentChangeFacts,
): Promise<EquipmentChange> {
  const stored = await call('PUT /stations/:stationId/equipment/:equipmentId/changes/:changeId', {
    params: { ...counter, changeId: String(id) },
    body: { ...facts, version },
  });
  await changedCounter(counter.stationId);
  return stored;
}

/** A change of a counter as it is stored by now; the last one known where it is gone. */
export async function newerChange(stationId: string, known: EquipmentChange): Promise<EquipmentChange> {
  return (await ask(fieldQuery(stationId))).changes?.find(({ id }) => id === known.id) ?? known;
}

/** Deletes a change of a counter; what is known is asked for again in any case. */
export async function removeChange(stationId: string, { id, equipment_id }: EquipmentChange): Promise<void> {
  try {
    await call('DELETE /stations/:stationId/equipment/:equipmentId/changes/:changeId', {
      params: { stationId, equipmentId: String(equipment_id), changeId: String(id) },
    });
  } finally {
    await changedCounter(stationId);
  }
}

/** A counter of a station. */
export type CounterAt = { stationId: string; equipmentId: string };
const filesKey = ({ stationId, equipmentId }: CounterAt) => [
  'stations',
  'counter-files',
  stationId,
  equipmentId,
];

/** The files of a counter, the newest first. */
export const filesQuery = (counter: CounterAt): Asked<EquipmentFile[]> => ({
  queryKey: filesKey(counter),
  queryFn: async ({ signal }) =>
    (await call('GET /stations/:stationId/equipment/:equipmentId/files', { params: counter }, { signal }))
      .data,
});

/** Adds a file to a counter, under the form's idempotency key. */
export async function addFile(
  counter: CounterAt,
  { file, kind, request_key }: { file: File; kind: EquipmentFileKind; request_key: string },
): Promise<void> {
  const body = new FormData();
  body.set('name', file.name);
  body.set('kind', kind);
  body.set('request_key', request_key);
  body.set('file', file);
  await call('POST /stations/:stationId/equipment/:equipmentId/files', { params: counter, body });
  await invalidate(filesKey(counter));
}

/** Where a counter stood, and whether it stood at more places before. */
type CounterStays = Api['GET /stations/:stationId/equipment/:equipmentId/stays']['reply'];

/** Where a counter stood, the newest first; asked anew whenever it is looked at, other stations being changed elsewhere. */
export const staysQuery = (counter: CounterAt): Asked<CounterStays> => ({
  queryKey: ['stations', 'counter-stays', counter.stationId, counter.equipmentId],
  queryFn: ({ signal }) =>
    call('GET /stations/:stationId/equipment/:equipmentId/stays', { params: counter }, { signal }),
});

/** What a file of a counter holds. */
export const fetchFile = (counter: CounterAt, { id: fileId }: EquipmentFile): Promise<Blob> =>
  callFile('GET /stations/:stationId/equipment/:equipmentId/files/:fileId', {
    params: { ...counter, fileId },
  });

/** Deletes a file of a counter; the list is asked for again in any case. */
export async function removeFile(counter: CounterAt, { id: fileId }: EquipmentFile): Promise<void> {
  try {
    await call('DELETE /stations/:stationId/equipment/:equipmentId/files/:fileId', {
      params: { ...counter, fileId },
    });
  } finally {
    await invalidate(filesKey(counter));
  }
}
