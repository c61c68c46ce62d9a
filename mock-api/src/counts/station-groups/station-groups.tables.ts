import { FLOW_SIGNS, STATION_GROUP_KINDS } from 'shared-domain';
import { int, oneOf, orNull, text } from '../../platform/db/columns.ts';
import { table } from '../../platform/db/table.ts';

export const stationGroups = table('station_groups', {
  id: int,
  agency_id: int,
  kind: oneOf(...STATION_GROUP_KINDS),
  name: text,
  user_id: orNull(int),
  user_name: text,
  version: int,
  request_key: orNull(text),
});

export const stationGroupFlows = table('station_group_flows', {
  group_id: int,
  place: int,
  station_id: int,
  flow_id: int,
  sign: oneOf(...FLOW_SIGNS),
});
