import type { AadtStation } from '../aadt.ts';
import type {
  FlowOptions,
  FlowPrediction,
  FlowRequest,
  FlowSet,
  NextFlow,
  PredictedField,
  PredictionInput,
} from '../flow.ts';
import type { NextStation, NextStationOptions, NextStationRequest, ReverseGeo } from '../next-station.ts';
import type { V1Channel, V1Station, V1StationOptions, V1StationRequest } from '../v1-station.ts';
import type { ImportStation, StationChannel, StationSummary, StationWithRecord } from '../station.ts';
import type { Call, Confirmable, Done, Keyed, Versioned } from './call.ts';

/** A station's request with what is changed of its flows, stored together with it. */
export type WithFlows<T> = T & { flow_set?: FlowSet };

/** A new station with the vendor's site that it is made of; the site says whose it is (S14). */
export type OfSite<T> = T & { eco_id?: string | null };

/** Stations as lists, imports and the next form read them, and what the forms ask while they are filled in. */
export type StationApi = {
  'GET /stations/summary': Call<{ query: { includeDrafts?: boolean } }, StationSummary[]>;
  'GET /next-stations/summary': Call<{ query: { includeDrafts?: boolean } }, StationSummary[]>;
  /** With `report=aadt`, for super admins: the rows carry `agency` and `aadt` too (AadtStation). */
  'GET /stations': Call<
    { query: { countAmount?: boolean; vendor?: string; report?: 'aadt' } },
    (ImportStation & Partial<AadtStation>)[]
  >;
  'GET /stations/:stationId': Call<{ params: { stationId: string } }, StationWithRecord>;
  'GET /stations/:stationId/channels': Call<{ params: { stationId: string } }, StationChannel[]>;
  'POST /stations/channels': Call<{ body: { station: string } }, StationChannel[]>;
  'GET /station-reverse-geo': Call<{ query: { latitude: number; longitude: number } }, ReverseGeo>;
  'GET /next-station-options': Call<object, NextStationOptions>;
  'GET /next-stations/:id': Call<{ params: { id: string } }, NextStation>;
  'POST /next-stations': Call<
    { body: OfSite<WithFlows<Confirmable<Keyed<NextStationRequest>>>> },
    { data: NextStation }
  >;
  'PUT /next-stations/:id': Call<
    { params: { id: string }; body: WithFlows<Confirmable<Versioned<NextStationRequest>>> },
    NextStation
  >;
  'GET /next-draft-stations/:id': Call<{ params: { id: string } }, NextStation>;
  'POST /next-draft-stations': Call<
    { body: OfSite<WithFlows<Confirmable<Keyed<NextStationRequest>>>> },
    { data: NextStation }
  >;
  'PUT /next-draft-stations/:id': Call<
    { params: { id: string }; body: WithFlows<Confirmable<Versioned<NextStationRequest>>> },
    NextStation
  >;
  'DELETE /next-draft-stations/:id': Call<{ params: { id: string } }, Done>;
  'POST /next-draft-stations/:id/publish': Call<
    { params: { id: string }; body: { station: WithFlows<Confirmable<Versioned<NextStationRequest>>> } },
    NextStation
  >;
};

/** Stations and drafts of the v1 form; its channels are the next form's flows. */
export type V1StationApi = {
  'GET /station-options': Call<object, V1StationOptions>;
  'POST /stations': Call<
    { body: { station: Confirmable<Keyed<V1StationRequest>> } },
    { success: true; station_id_tmg: string; station: V1Station }
  >;
  'PUT /stations/channels/update': Call<
    {
      body: {
        /** `removed_channels` are ids; channels that are neither sent nor removed stay. */
        station: Confirmable<Versioned<V1StationRequest>> & {
          station_id_tmg: string;
          removed_channels?: number[];
        };
      };
    },
    { success: true; station: V1Station }
  >;
  'GET /draft-stations/:draftId': Call<{ params: { draftId: string } }, V1Station>;
  'GET /draft-stations/:draftId/channels': Call<{ params: { draftId: string } }, V1Channel[]>;
  'POST /draft-stations': Call<
    { body: { station: Confirmable<Keyed<V1StationRequest>> } },
    { success: true; station: V1Station }
  >;
  'PUT /draft-stations/channels/update': Call<
    { body: { station: Confirmable<Versioned<V1StationRequest>> & { draft_id: number } } },
    { success: true; station: V1Station }
  >;
  'POST /draft-stations/publish': Call<
    { body: { station: Confirmable<Versioned<V1StationRequest>> & { draft_id: number } } },
    { success: true; station_id_tmg: string; station: V1Station }
  >;
  'DELETE /draft-stations/:draftId': Call<{ params: { draftId: string } }, Done>;
};

/** Flows of the next form. The four codes of a flow with counts (S6) stay as they are. */
export type FlowApi = {
  'GET /next-flow-options': Call<object, FlowOptions>;
  'POST /next-flow-predict': Call<{ body: PredictionInput & { predict: PredictedField[] } }, FlowPrediction>;
  /** All flows that a form changes, together; answers the station's flows. */
  'PUT /next-stations/:id/flows': Call<{ params: { id: string }; body: FlowSet }, NextFlow[]>;
  'PUT /next-draft-stations/:id/flows': Call<{ params: { id: string }; body: FlowSet }, NextFlow[]>;
  'POST /next-flows': Call<{ body: Keyed<FlowRequest> & { next_station_id: number } }, NextFlow>;
  'PUT /next-flows/:id': Call<{ params: { id: string }; body: Versioned<FlowRequest> }, NextFlow>;
  'DELETE /next-flows/:id': Call<{ params: { id: string } }, Done>;
  'POST /next-draft-flows': Call<{ body: Keyed<FlowRequest> & { next_draft_station_id: number } }, NextFlow>;
  'PUT /next-draft-flows/:id': Call<{ params: { id: string }; body: Versioned<FlowRequest> }, NextFlow>;
  'DELETE /next-draft-flows/:id': Call<{ params: { id: string } }, Done>;
};
