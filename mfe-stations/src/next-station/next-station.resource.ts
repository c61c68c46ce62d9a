import { call } from 'shared-ui/api';
import type {
  Confirmable,
  Keyed,
  NextStation,
  NextStationOptions,
  NextStationRequest,
  OfSite,
  Versioned,
  WithFlows,
} from 'shared-domain';

/** The option lists of the form, in the reader's language. */
export function loadNextStationOptions(): Promise<NextStationOptions> {
  return call('GET /next-station-options');
}

/** A published station by its six characters, as the next form edits it. */
export function loadNextStation(stationId: string): Promise<NextStation> {
  return call('GET /next-stations/:id', { params: { id: stationId } });
}

/** A draft by its number. */
export function loadNextDraft(draftId: string): Promise<NextStation> {
  return call('GET /next-draft-stations/:id', { params: { id: draftId } });
}

/** Creates a published station, once under its key; the server issues its number. */
export async function createStation(
  station: OfSite<WithFlows<Confirmable<Keyed<NextStationRequest>>>>,
): Promise<NextStation> {
  return (await call('POST /next-stations', { body: station })).data;
}

/** Creates a draft, once under its key. */
export async function createDraft(
  station: OfSite<WithFlows<Confirmable<Keyed<NextStationRequest>>>>,
): Promise<NextStation> {
  return (await call('POST /next-draft-stations', { body: station })).data;
}

/** Updates a published station; a stale version answers 409. */
export function updateStation(
  stationId: string,
  station: WithFlows<Confirmable<Versioned<NextStationRequest>>>,
): Promise<NextStation> {
  return call('PUT /next-stations/:id', { params: { id: stationId }, body: station });
}

/** Updates a draft; a stale version answers 409. */
export function updateDraft(
  draftId: string,
  station: WithFlows<Confirmable<Versioned<NextStationRequest>>>,
): Promise<NextStation> {
  return call('PUT /next-draft-stations/:id', { params: { id: draftId }, body: station });
}

/** Publishes a draft with what the form holds; the answer carries the number issued. */
export function publishDraft(
  draftId: string,
  station: WithFlows<Confirmable<Versioned<NextStationRequest>>>,
): Promise<NextStation> {
  return call('POST /next-draft-stations/:id/publish', { params: { id: draftId }, body: { station } });
}

/** Deletes a draft for good. */
export async function deleteDraft(draftId: string): Promise<void> {
  await call('DELETE /next-draft-stations/:id', { params: { id: draftId } });
}
