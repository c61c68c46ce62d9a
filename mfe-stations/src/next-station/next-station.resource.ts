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
import { ask, type Asked } from 'shared-ui/query';
import { editStations } from '../station-editing/edit-stations.ts';

/** The option lists of the form, in the reader's language. */
export const nextStationOptionsQuery: Asked<NextStationOptions> = {
  queryKey: ['station options', 'next'],
  queryFn: ({ signal }) => call('GET /next-station-options', {}, { signal }),
};

/** A published station by its six characters, as the next form edits it. */
export const nextStationQuery = (id: string): Asked<NextStation> => ({
  queryKey: ['station', 'next', id],
  record: true,
  queryFn: ({ signal }) => call('GET /next-stations/:id', { params: { id } }, { signal }),
});

/** The same as it is stored now, beside the one that is being edited. */
export const newerNextStation = (id: string): Promise<NextStation> =>
  ask({ ...nextStationQuery(id), queryKey: ['newer station', 'next', id] });

/** A draft by its number, to edit. */
export const nextDraftQuery = (id: string): Asked<NextStation> => ({
  queryKey: ['draft', 'next', id],
  record: true,
  queryFn: ({ signal }) => call('GET /next-draft-stations/:id', { params: { id } }, { signal }),
});

/** The same as it is stored now, beside the one that is being edited. */
export const newerNextDraft = (id: string): Promise<NextStation> =>
  ask({ ...nextDraftQuery(id), queryKey: ['newer draft', 'next', id] });

/** Creates a published station, once under its key; the server issues its number. */
export async function createStation(
  station: OfSite<WithFlows<Confirmable<Keyed<NextStationRequest>>>>,
): Promise<NextStation> {
  return (await editStations(call('POST /next-stations', { body: station }))).data;
}

/** Creates a draft, once under its key. */
export async function createDraft(
  station: OfSite<WithFlows<Confirmable<Keyed<NextStationRequest>>>>,
): Promise<NextStation> {
  return (await editStations(call('POST /next-draft-stations', { body: station }))).data;
}

/** Updates a published station; a stale version answers 409. */
export function updateStation(
  stationId: string,
  station: WithFlows<Confirmable<Versioned<NextStationRequest>>>,
): Promise<NextStation> {
  return editStations(call('PUT /next-stations/:id', { params: { id: stationId }, body: station }));
}

/** Updates a draft; a stale version answers 409. */
export function updateDraft(
  draftId: string,
  station: WithFlows<Confirmable<Versioned<NextStationRequest>>>,
): Promise<NextStation> {
  return editStations(call('PUT /next-draft-stations/:id', { params: { id: draftId }, body: station }));
}

/** Publishes a draft with what the form holds; the answer carries the number issued. */
export function publishDraft(
  draftId: string,
  station: WithFlows<Confirmable<Versioned<NextStationRequest>>>,
): Promise<NextStation> {
  return editStations(
    call('POST /next-draft-stations/:id/publish', { params: { id: draftId }, body: { station } }),
  );
}

/** Deletes a draft for good. */
export async function deleteDraft(draftId: string): Promise<void> {
  await editStations(call('DELETE /next-draft-stations/:id', { params: { id: draftId } }));
}
