import type { County, CountMethod, CountType, District, Suspect, TravelDirection } from '../codes.ts';
import type { MapSettings } from '../map-settings.ts';
import type { NextStation, NextStationOptions, NextStationRequest, ReverseGeo } from '../next-station.ts';
import type { ImportStation, Station, StationChannel, StationSummary } from '../station.ts';
import type { Call, Done, Versioned } from './call.ts';

/** Code lists and what the map is drawn with. */
export type LookupApi = {
  'GET /txdot-districts': Call<object, District[]>;
  'GET /txdot-districts/agencies': Call<object, District[]>;
  'GET /counties': Call<object, County[]>;
  'GET /counties/agencies': Call<object, County[]>;
  'GET /count-types': Call<object, CountType[]>;
  'GET /travel-directions': Call<object, TravelDirection[]>;
  'GET /count-methods': Call<object, CountMethod[]>;
  'GET /suspects': Call<object, Suspect[]>;
  /** What the dashboard's map is drawn with. */
  'GET /map-settings': Call<object, MapSettings>;
};

/** Stations by both forms, their flows, drafts and what the forms ask while they are filled in. */
export type StationApi = {
  'GET /stations/summary': Call<{ query: { includeDrafts?: boolean } }, StationSummary[]>;
  'GET /next-stations/summary': Call<{ query: { includeDrafts?: boolean } }, StationSummary[]>;
  'GET /stations': Call<{ query: { countAmount?: boolean; vendor?: string } }, ImportStation[]>;
  'GET /stations/:stationId': Call<{ params: { stationId: string } }, Station>;
  'GET /stations/:stationId/channels': Call<{ params: { stationId: string } }, StationChannel[]>;
  'POST /stations/channels': Call<{ body: { station: string } }, StationChannel[]>;
  'GET /station-reverse-geo': Call<{ query: { latitude: number; longitude: number } }, ReverseGeo>;
  'GET /next-station-options': Call<object, NextStationOptions>;
  'GET /next-stations/:id': Call<{ params: { id: string } }, NextStation>;
  'POST /next-stations': Call<{ body: NextStationRequest }, { data: NextStation }>;
  'PUT /next-stations/:id': Call<
    { params: { id: string }; body: Versioned<NextStationRequest> },
    NextStation
  >;
  'GET /next-draft-stations/:id': Call<{ params: { id: string } }, NextStation>;
  'POST /next-draft-stations': Call<{ body: NextStationRequest }, { data: NextStation }>;
  'PUT /next-draft-stations/:id': Call<
    { params: { id: string }; body: Versioned<NextStationRequest> },
    NextStation
  >;
  'DELETE /next-draft-stations/:id': Call<{ params: { id: string } }, Done>;
  'POST /next-draft-stations/:id/publish': Call<
    { params: { id: string }; body: { station: Versioned<NextStationRequest> } },
    NextStation
  >;
};
