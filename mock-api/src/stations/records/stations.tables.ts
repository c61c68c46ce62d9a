import { flowFields, stationFields } from 'shared-domain/fields';
import { bool, int, moment, oneOf, orNull, text } from '../../platform/db/columns.ts';
import { table } from '../../platform/db/table.ts';
import { columnsOf } from './field-columns.ts';

export const stations = table('stations', {
  ...columnsOf(stationFields),
  id: int,
  station_id_tmg: orNull(text),
  draft: bool,
  form: oneOf('v1', 'next'),
  version: int,
  agency_id: int,
  days_count: orNull(int),
  last_imported: orNull(moment),
  certifying: bool,
  importing: bool,
  time_zone: text,
  created_at: moment,
  flows_added: int,
  provider_id: orNull(int),
  requester_id: orNull(int),
  request_key: orNull(text),
  request_hash: orNull(text),
});

export const flows = table('flows', {
  ...columnsOf(flowFields),
  id: int,
  station_id: int,
  header: orNull(text),
  created_at: moment,
  version: int,
  request_key: orNull(text),
});

/** A published station's number, which it surely has. */
export const numberOf = (alias: string) => ({ station_id_tmg: text.by(`${alias}.station_id_tmg`) });

/** What tells a published station's flow from its others, which it surely has (S6). */
export const identityOf = (alias: string) => ({
  count_method_code: text.by(`${alias}.count_method_code`),
  count_type_code: text.by(`${alias}.count_type_code`),
  travel_direction_code: text.by(`${alias}.travel_direction_code`),
  street_side_code: text.by(`${alias}.street_side_code`),
});
