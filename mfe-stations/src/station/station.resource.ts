import { call } from 'shared-ui/api';
import type {
  Confirmable,
  Keyed,
  V1Station,
  V1StationOptions,
  V1StationRequest,
  Versioned,
} from 'shared-domain';

/** The option lists of the form, in the reader's language. */
export function loadStationOptions(): Promise<V1StationOptions> {
  return call('GET /station-options');
}

/** A published station by its six characters, as the v1 form edits it. */
export async function loadStation(stationId: string): Promise<V1Station> {
  return (await call('GET /stations/:stationId', { params: { stationId } })).record;
}

/** A draft by its number. */
export function loadDraft(draftId: string): Promise<V1Station> {
  return call('GET /draft-stations/:draftId', { params: { draftId } });
}

/** Creates a published station, once under its key; the server issues its number. */
export async function createStation(station: Confirmable<Keyed<V1StationRequest>>): Promise<V1Station> {
  return (await call('POST /stations', { body: { station } })).station;
}

/** Creates a draft, once under its key. */
export async function createDraft(station: Confirmable<Keyed<V1StationRequest>>): Promise<V1Station> {
  return (await call('POST /draft-stations', { body: { station } })).station;
}

/** Updates a published station and its channels, without those removed; a stale version answers 409. */
export async function updateStation(
  stationId: string,
  station: Confirmable<Versioned<V1StationRequest>> & { removed_channels?: number[] },
): Promise<V1Station> {
  const body = { station: { ...station, station_id_tmg: stationId } };
  return (await call('PUT /stations/channels/update', { body })).station;
}

/** Updates a draft and its channels; a stale version answers 409. */
export async function updateDraft(
  draftId: number,
  station: Confirmable<Versioned<V1StationRequest>>,
): Promise<V1Station> {
  const body = { station: { ...station, draft_id: draftId } };
  return (await call('PUT /draft-stations/channels/update', { body })).station;
}

/** Publishes a draft with what the form holds; the answer carries the number issued. */
export async function publishDraft(
  draftId: number,
  station: Confirmable<Versioned<V1StationRequest>>,
): Promise<V1Station> {
  const body = { station: { ...station, draft_id: draftId } };
  return (await call('POST /draft-stations/publish', { body })).station;
}

/** Deletes a draft for good. */
export async function deleteDraft(draftId: number): Promise<void> {
  await call('DELETE /draft-stations/:draftId', { params: { draftId: String(draftId) } });
}
