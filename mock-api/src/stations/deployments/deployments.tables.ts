import { day, int, moment, orNull, text } from '../../platform/db/columns.ts';
import { table } from '../../platform/db/table.ts';

export const deployments = table('deployments', {
  id: int,
  agency_id: int,
  name: text,
  start_date: orNull(day),
  end_date: orNull(day),
  location: orNull(text),
  notes: orNull(text),
  primary_count_purpose_code: orNull(text),
  requester_id: orNull(int),
  provider_id: orNull(int),
  created_at: moment,
  version: int,
});

export const deploymentStations = table('deployment_stations', {
  deployment_id: int,
  station_id: int,
});
