import { call } from 'shared-ui/api';
import type {
  Confirmable,
  Keyed,
  V1Station,
  V1StationOptions,
  V1StationRequest,
  Versioned,
} from 'shared-domain';
import { ask, type Asked } from 'shared-ui/query';
import { editStations } from '../station-editing/edit-stations.ts';

/** The option lists of the form, in the reader's language. */
export const stationOptionsQuery: Asked<V1StationOptions> = {
  queryKey: ['station options', 'v1'],
  queryFn: ({ signal }) => call('GET /station-options', {}, { signal }),
};

/** A published station by its six characters, as the v1 form edits it. */
export const stationQuery = (id: string): Asked<V1Station> => ({
  queryKey: ['station', 'v1', id],
  record: true,
  queryFn: async ({ signal }) =>
    (await call('GET /stations/:stationId', { params: { stationId: id } }, { signal })).record,
});

/** The same as it is stored now, beside the one that is being edited. */
export const newerStation = (id: string): Promise<V1Station> =>
  ask({ ...stationQuery(id), queryKey: ['newer station', 'v1', id] });

/** A draft by its number, to edit. */
export const draftQuery = (id: string): Asked<V1Station> => ({
  queryKey: ['draft', 'v1', id],
  record: true,
  queryFn: ({ signal }) => call('GET /draft-stations/:draftId', { params: { draftId: id } }, { signal }),
});

/** The same as it is stored now, beside the one that is being edited. */
export const newerDraft = (id: string): Promise<V1Station> =>
  ask({ ...draftQuery(id), queryKey: ['newer draft', 'v1', id] });

/** Creates a published station, once under its key; the server issues its number. */
export async function createStation(station: Confirmable<Keyed<V1StationRequest>>): Promise<V1Station> {
  return (await editStations(call('POST /stations', { body: { station } }))).station;
}

/** Creates a draft, once under its key. */
export async function createDraft(station: Confirmable<Keyed<V1StationRequest>>): Promise<V1Station> {
  return (await editStations(call('POST /draft-stations', { body: { station } }))).station;
}

/** Updates a published station and its channels, without those removed; a stale version answers 409. */
export async function updateStation(
  stationId: string,
  station: Confirmable<Versioned<V1StationRequest>> & { removed_channels?: number[] },
): Promise<V1Station> {
  const body = { station: { ...station, station_id_tmg: stationId } };
  return (await editStations(call('PUT /stations/channels/update', { body }))).station;
}

/** Updates a draft and its channels; a stale version answers 409. */
export async function updateDraft(
  draftId: number,
  station: Confirmable<Versioned<V1StationRequest>>,
): Promise<V1Station> {
  const body = { station: { ...station, draft_id: draftId } };
  return (await editStations(call('PUT /draft-stations/channels/update', { body }))).station;
}

/** Publishes a draft with what the form holds; the answer carries the number issued. */
export async function publishDraft(
  draftId: number,
  station: Confirmable<Versioned<V1StationRequest>>,
): Promise<V1Station> {
  const body = { station: { ...station, draft_id: draftId } };
  return (await editStations(call('POST /draft-stations/publish', { body }))).station;
}

/** Deletes a draft for good. */
export async function deleteDraft(draftId: number): Promise<void> {
  await editStations(call('DELETE /draft-stations/:draftId', { params: { draftId: String(draftId) } }));
}
