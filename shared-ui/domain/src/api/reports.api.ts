import type { AadtReport, AadtTable } from '../aadt.ts';
import type { Call } from './call.ts';

/** Annual averages; a list of stations with theirs is GET /stations with `report=aadt`. */
export type ReportApi = {
  'GET /reports/aadt/:stationId': Call<{ params: { stationId: string } }, AadtReport>;
  'GET /export/aadt': Call<{ query: { stationId: string; stationName?: string } }, AadtTable>;
};
